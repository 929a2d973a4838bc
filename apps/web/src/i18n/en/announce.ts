import type { BummerlKind } from "@bummerl/engine";
import { plural, says, the, type Who } from "./words.ts";

const kinds: Readonly<Record<BummerlKind, string>> = {
  plain: "",
  schneider: ": Schneider",
  retourschneider: ": Retourschneider",
};

/** Parts of the sentences a listener is told; each stands between others of its kind, so it begins small. */
export const announce = {
  undone: "your last move is taken back",
  yourTurn: "your turn",
  yourLast: "your turn, claim 66 or settle",
  begins: (who: Who): string => says(who, "you begin", (n) => `${n} begins`),
  dealt: (deal: number, suit: string, card: string): string =>
    `deal ${deal}, trump is ${suit}, with the ${card} turned up`,
  stands: (deal: number, suit: string): string => `deal ${deal}, trump is ${suit}`,
  stockLeft: (count: number): string => `${plural(count, "card", "cards")} in the stock`,
  stockClosed: (who: Who): string => says(who, "the stock closed by you", (n) => `the stock closed by ${n}`),
  stockGone: "the stock used up",
  meanwhile: (all: number, yours: number): string =>
    `meanwhile ${plural(all, "trick was", "tricks were")} played, ${yours} of them yours`,
  meanwhileSeen: (all: number): string => `meanwhile ${plural(all, "trick was", "tricks were")} played`,
  meanwhileOver: "meanwhile that deal was played out",
  score: (who: Who, mine: string, name: string, theirs: string): string =>
    says(
      who,
      `you now have ${mine}, ${the(name)} ${theirs}`,
      (n) => `${n} now has ${mine}, ${the(name)} ${theirs}`,
    ),
  andBummerl: (kind: BummerlKind): string => ` and so the Bummerl${kinds[kind]}`,
  resigns: (who: Who): string => says(who, "resign the Bummerl", () => "resigns the Bummerl"),
  winsIt: (who: Who, kind: BummerlKind): string => says(who, "win it", () => "wins it") + kinds[kind],
  takes: (who: Who, kind: BummerlKind): string =>
    says(who, "take the Bummerl", () => "takes the Bummerl") + kinds[kind],
  winsBummerl: (who: Who, kind: BummerlKind): string =>
    says(who, "win the Bummerl", () => "wins the Bummerl") + kinds[kind],
  timeUp: (who: Who): string => says(who, "your time is used up", (n) => `${n}’s time is used up`),
  mayTake: "you may wait, save or take the Bummerl",
  bankBegins: (bank: string): string => `Your time for this decision is over, the bank of ${bank} begins.`,
  secondsLeft: (seconds: number): string => `${plural(seconds, "second", "seconds")} left.`,
  untimed: "There is no clock at this table.",
  noDeal: "No deal is being played.",
  came: (name: string): string => `${the(name)} is here`,
  went: (name: string): string => `${the(name)} has lost the line`,
  saved: "the game is saved",
  resumed: "play goes on",
  left: (who: Who): string => says(who, "you have left the table", (n) => `${n} has left the table`),
  ended: "play at this table has ended",
  asksToSave: (who: Who): string =>
    says(who, "you asked to save the game", (n) => `${n} would like to save the game`),
  opened: (who: Who): string =>
    says(who, "you have opened the game", (n) => `${n} has opened the game and waits for you`),
  ready: (who: Who): string =>
    says(who, "you are ready for the next deal", (n) => `${n} is ready for the next deal`),
  playsOn: (who: Who): string => says(who, "you want to play on", (n) => `${n} wants to play on`),
  lineUp: "Connected again.",
  refused: (text: string): string => `Not possible. ${text}`,
};
export type AnnounceMessages = typeof announce;
