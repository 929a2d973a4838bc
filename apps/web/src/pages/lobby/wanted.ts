/** What is being asked of the server just now: a table's id, or which form. */
export type Busy = string | null;

/** What was pressed before there was a name: it is done as soon as there is one. */
export interface Wanted {
  readonly action: "make" | "sitDown" | "anyone" | "computer";
  readonly begin: () => void;
}
