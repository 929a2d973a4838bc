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

export const jsonParser = { Encoder: JsonEncoder, Decoder };
