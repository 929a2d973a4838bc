import type { TableUpdate } from "@bummerl/protocol";
import type { Page } from "../hosting/page.ts";
import { eventFrames } from "./frames.ts";
import { GatheringWebSocket } from "./gathering.ts";
import { backlogPackets } from "./slow-readers.ts";

/**
 * The short way of an update to a page: written down once as the bytes of its frame, and handed to the WebSocket. On the
 * wire it is what `emit("update", update)` sends.
 */
export interface Straight {
  frame(update: TableUpdate): Buffer;
  /** @returns false when something else must leave before it, or the line is not open: then it is emitted as ever */
  write(page: Page, frame: Buffer): boolean;
}

export const straight: Straight = {
  frame: eventFrames("update"),
  write: (page, frame) => {
    const { conn } = page;
    if (conn.readyState !== "open" || !conn.transport.writable || backlogPackets(page) > 0) return false;
    const socket = "socket" in conn.transport ? conn.transport.socket : null;
    return socket instanceof GatheringWebSocket && socket.sendFrame(frame);
  },
};
