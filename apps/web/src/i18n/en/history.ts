import { counters, says, type Who } from "./words.ts";

export const history = {
  empty: "No card has been played yet.",
  led: (who: Who, card: string): string => says(who, `You lead ${card}.`, (n) => `${n} leads ${card}.`),
  ledUnseen: (who: Who): string => says(who, "You lead.", (n) => `${n} leads.`),
  answered: (who: Who, card: string): string =>
    says(who, `You answer ${card}.`, (n) => `${n} answers ${card}.`),
  answeredUnseen: (who: Who): string => says(who, "You answer.", (n) => `${n} answers.`),
  married: (who: Who, suit: string, points: number): string =>
    says(who, `You announce ${points} in ${suit}.`, (n) => `${n} announces ${points} in ${suit}.`),
  exchanged: (who: Who, given: string, taken: string): string =>
    says(who, `You exchange ${given} for ${taken}.`, (n) => `${n} exchanges ${given} for ${taken}.`),
  closed: (who: Who): string => says(who, "You close the stock.", (n) => `${n} closes the stock.`),
  trickWon: (who: Who, points: number | null): string =>
    says(who, "You win the trick", (n) => `${n} wins the trick`) +
    (points === null ? "." : `: ${points} points.`),
  drewOwn: (card: string): string => `You draw ${card}.`,
  drewOther: (name: string, card: string): string => `${name} draws ${card}.`,
  drew: "Both draw a card.",
  claimed: (who: Who, correct: boolean): string =>
    says(who, "You claim 66", (n) => `${n} claims 66`) + (correct ? "." : ", wrongly."),
  settled: (who: Who): string => says(who, "You settle.", (n) => `${n} settles.`),
  gaveUp: (who: Who): string => says(who, "You give up the deal.", (n) => `${n} gives up the deal.`),
  dealt: (deal: number, suit: string, card: string): string =>
    `Deal ${deal}. Trump is ${suit}: ${card} is turned up.`,
  dealEnded: (who: Who, count: number): string =>
    says(who, `You win ${counters(count)}.`, (n) => `${n} wins ${counters(count)}.`),
};
export type HistoryMessages = typeof history;
