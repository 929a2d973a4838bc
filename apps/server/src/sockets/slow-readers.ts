import type { Page } from "../hosting/page.ts";
import type { Limits } from "../limits/limits.ts";
import type { Counters } from "../observe/counters.ts";

/**
 * Does a page read what it is sent? One that lets packets or bytes pile up beyond the limit is cut: it comes back by
 * itself and gets the whole view, so that nothing is lost and the server's memory is not its mailbox.
 */
export const makeKeepsUp =
  (limits: Pick<Limits, "backlogBytes" | "backlogPackets">, counters: Counters) =>
  (page: Page): boolean => {
    if (!page.connected) return false;
    if (backlogPackets(page) <= limits.backlogPackets && backlogBytes(page) <= limits.backlogBytes)
      return true;
    counters.add("slowReader");
    // In good order it would wait for what is not being read.
    page.conn.close(true);
    return false;
  };

/** Packets that wait for the WebSocket. Engine.IO shows this list to nobody, and has no other measure. */
export function backlogPackets(page: Page): number {
  const connection: object = page.conn;
  return "writeBuffer" in connection && Array.isArray(connection.writeBuffer)
    ? connection.writeBuffer.length
    : 0;
}

/** Bytes that lie between the WebSocket and the network. */
function backlogBytes(page: Page): number {
  const transport: object = page.conn.transport;
  const socket = "socket" in transport ? transport.socket : null;
  return typeof socket === "object" && socket !== null && "bufferedAmount" in socket
    ? Number(socket.bufferedAmount)
    : 0;
}
