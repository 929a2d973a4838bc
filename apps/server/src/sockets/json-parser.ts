import { Decoder, Encoder, type Packet } from "socket.io-parser";

/**
 * Socket.IO's own packets, without the search for binary data that goes through everything that is sent: nothing of ours
 * is binary. On the wire it is the same.
 */
class JsonEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === "/" ? "" : `${nsp},`;
    return [`${type}${namespace}${id ?? ""}${data === undefined ? "" : JSON.stringify(data)}`];
  }
}

/**
 * There is one namespace, which no packet names. Socket.IO answers whoever asks for another before anything is counted,
 * also a page that does not read; what cannot be decoded ends the line instead.
 */
class OneNamespaceDecoder extends Decoder {
  override add(frame: unknown): void {
    if (typeof frame === "string" && frame.charAt(1) === "/") throw new Error("a packet names a namespace");
    super.add(frame);
  }
}

export const jsonParser = { Encoder: JsonEncoder, Decoder: OneNamespaceDecoder };
