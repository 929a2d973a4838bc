import { the } from "./words.ts";

export const saved = {
  title: "Saved games",
  lead: "Play goes on when both have opened the game. Nothing expires.",
  empty: "No saved games. At the table, “Save” puts a game away for another day.",
  goOn: "Go on",
  goOnWith: (name: string) => `Go on with ${the(name)}`,
};
export type SavedMessages = typeof saved;
