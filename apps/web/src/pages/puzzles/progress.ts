import { readLocal, writeLocal } from "../../state/local.ts";

const KEY = "bm.puzzles";

/** Ids of the puzzles solved in this browser. */
export const solved = (): ReadonlySet<string> =>
  new Set((readLocal(KEY) ?? "").split(" ").filter((id) => id !== ""));

export const keepSolved = (id: string): ReadonlySet<string> => {
  const all = new Set([...solved(), id]);
  writeLocal(KEY, [...all].join(" "));
  return all;
};
