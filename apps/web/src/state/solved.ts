import { readLocal, writeLocal } from "./local.ts";

/** Ids of all that was solved in this browser, kept as one line under a key. */
export const readSolved = (key: string): ReadonlySet<string> =>
  new Set((readLocal(key) ?? "").split(" ").filter((id) => id !== ""));

/** Remembers one more; the answer is all of them. */
export const addSolved = (key: string, id: string): ReadonlySet<string> => {
  const all = new Set([...readSolved(key), id]);
  writeLocal(key, [...all].join(" "));
  return all;
};
