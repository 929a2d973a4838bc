import type { CommandReply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";

/** State of the line to whoever hosts the table. */
export type Link = "connecting" | "up" | "down";

/**
 * One seat's line to its table, whoever hosts it: a server far away or a worker in this browser. Commands are kept
 * until they are answered and sent again with the same id after a cut, so an answer may take as long as the line is
 * down; it comes once.
 */
export interface TableConnection {
  send(command: SeatCommand): Promise<CommandReply>;
  /** Called with the last update known (at once, when there is one) and every later one; older ones never come. */
  onUpdate(listener: (update: TableUpdate) => void): () => void;
  /** The page was left: the server may tell the other player. */
  close(): void;
}
