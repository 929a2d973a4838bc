import { counters, plural, says, the, type Who } from "./words.ts";

const points = (count: number): string => plural(count, "point", "points");

/**
 * What happens in a deal, as the rest of a sentence that begins with who does it (`who` tells "lead" from "leads"):
 * a whole step is put together of them, "Anna leads the ten of clubs and takes the trick, 21 points".
 */
export const history = {
  empty: "No card has been played yet.",
  trick: (count: number): string => `Trick ${count}`,
  end: "End of the deal",
  you: "you",
  /** Somebody else who does it. */
  name: the,
  /** Between two things one player does, between the ones before, and between two players. */
  and: " and ",
  comma: ", ",
  semicolon: "; ",
  led: (who: Who, card: string): string => says(who, `lead ${card}`, () => `leads ${card}`),
  ledUnseen: (who: Who): string => says(who, "lead", () => "leads"),
  answered: (who: Who, card: string): string =>
    says(who, `answer with ${card}`, () => `answers with ${card}`),
  answeredUnseen: (who: Who): string => says(who, "answer", () => "answers"),
  married: (who: Who, suit: string, value: number): string =>
    says(who, `announce ${value} in ${suit}`, () => `announces ${value} in ${suit}`),
  exchanged: (who: Who, given: string, taken: string): string =>
    says(who, `exchange ${given} for ${taken}`, () => `exchanges ${given} for ${taken}`),
  closed: (who: Who): string => says(who, "close the stock", () => "closes the stock"),
  trickWon: (who: Who, value: number | null): string =>
    says(who, "take the trick", () => "takes the trick") + (value === null ? "" : `, ${points(value)}`),
  drew: (who: Who, card: string): string => says(who, `draw ${card}`, () => `draws ${card}`),
  drewBoth: "both draw a card",
  claimed: (who: Who, correct: boolean): string =>
    says(who, "claim 66", () => "claims 66") + (correct ? "" : " without having it"),
  settled: (who: Who): string => says(who, "settle", () => "settles"),
  gaveUp: (who: Who): string => says(who, "give up the deal", () => "gives up the deal"),
  reached: (who: Who): string => says(who, "reach 66", () => "reaches 66"),
  failed: (who: Who): string =>
    says(who, "did not make 66 after closing", () => "did not make 66 after closing"),
  wins: (who: Who, count: number): string =>
    says(who, `win ${counters(count)}`, () => `wins ${counters(count)}`),
  winsLastTrick: (who: Who, count: number): string =>
    says(
      who,
      `win ${counters(count)} for the last trick`,
      () => `wins ${counters(count)} for the last trick`,
    ),
};
export type HistoryMessages = typeof history;
