import { z } from "zod";

const id = z.string().min(1).max(64);
const table = id;
const player = id;

/**
 * What processes tell each other. Every word may be lost, come twice or late: rows are the truth, words only make it
 * quick. None carries anything secret of a game.
 */
export const wordSchema = z.discriminatedUnion("type", [
  /** A table's log has grown up to `seq`. */
  z.object({ type: z.literal("grown"), table, seq: z.int().positive() }),
  /** An open table got its code. */
  z.object({ type: z.literal("code"), table }),
  /** A table wants a player, wherever in the house he is. */
  z.object({ type: z.literal("call"), player, table, reason: z.enum(["joined", "paired", "resume"]) }),
  /** A session was ended, named by its id's SHA-256: its sockets are to be cut. */
  z.object({ type: z.literal("sessionEnded"), hash: id }),
  /** The row of an open table came, changed or went. */
  z.object({ type: z.literal("lobby"), table }),
  /** A player's rows of attendance changed. */
  z.object({ type: z.literal("attendance"), player }),
  /** Who of a table's seats has a page, anywhere, changed. */
  z.object({ type: z.literal("present"), table }),
  /** The line of those who wait for anyone changed. */
  z.object({ type: z.literal("wishes") }),
]);

export type Word = Readonly<z.output<typeof wordSchema>>;

/** What two words have in common of which only the later need be said. */
export const keyOf = (word: Word): string =>
  word.type === "grown" ? `grown ${word.table}` : Object.values(word).join(" ");
