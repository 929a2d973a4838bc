import { says, type Who } from "./words.ts";

export const announce = {
  yourTurn: "Your turn.",
  came: (name: string): string => `${name} is here.`,
  went: (name: string): string => `${name} has lost the line.`,
  saved: "The game is saved.",
  resumed: "Play goes on.",
  ended: "Play at this table has ended.",
  offer: (who: Who): string => says(who, "Your time is used up.", (n) => `${n}’s time is used up.`),
  refused: (text: string): string => `Not possible. ${text}`,
};
export type AnnounceMessages = typeof announce;
