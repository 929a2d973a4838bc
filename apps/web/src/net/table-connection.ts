import type { CommandReply, Hint, Reply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import type { NetErrorCode, NotKept, Offline } from "./errors.ts";

/** State of the line to whoever hosts the table. */
export type Link = "connecting" | "up" | "down";

type NoHost = { readonly ok: false; readonly error: Offline | NotKept };

/** The answer to a command. */
export type SendReply = CommandReply | NoHost;

/** Advice on one's turn, or why there is none. */
export type HintReply = Reply<Hint> | NoHost;

/**
 * One seat's line to its table, whoever hosts it: a server far away or a worker in this browser. Commands are kept
 * until they are answered and sent again with the same id after a cut, so an answer may take as long as the line is
 * down; it comes once.
 */
export interface TableConnection {
  send(command: SeatCommand): Promise<SendReply>;
  /** Asked once, for the state numbered `seq`: a question, nothing that must not be lost. */
  hint(seq: number): Promise<HintReply>;
  /** Called with the last update known (at once, when there is one) and every later one; older ones never come. */
  onUpdate(listener: (update: TableUpdate) => void): () => void;
  /** Calls back when the table will not be shown (not seated, unknown); at once if that is known already. */
  onFault(listener: (code: NetErrorCode) => void): void;
  /** The page was left: the server may tell the other player. */
  close(): void;
}
