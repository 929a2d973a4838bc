import { addSolved, readSolved } from "../../state/solved.ts";

const KEY = "bm.puzzles";

/** Ids of the puzzles solved in this browser. */
export const solved = (): ReadonlySet<string> => readSolved(KEY);

export const keepSolved = (id: string): ReadonlySet<string> => addSolved(KEY, id);
