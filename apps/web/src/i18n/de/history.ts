import type { HistoryMessages } from "../en/history.ts";
import { counters, says } from "./words.ts";

export const history: HistoryMessages = {
  empty: "Es ist noch keine Karte gespielt.",
  led: (who, card) => says(who, `Du spielst ${card} aus.`, (n) => `${n} spielt ${card} aus.`),
  ledUnseen: (who) => says(who, "Du spielst aus.", (n) => `${n} spielt aus.`),
  answered: (who, card) => says(who, `Du gibst ${card} zu.`, (n) => `${n} gibt ${card} zu.`),
  answeredUnseen: (who) => says(who, "Du gibst zu.", (n) => `${n} gibt zu.`),
  married: (who, suit, points) =>
    says(who, `Du sagst ${points} in ${suit} an.`, (n) => `${n} sagt ${points} in ${suit} an.`),
  exchanged: (who, given, taken) =>
    says(who, `Du tauschst ${given} gegen ${taken}.`, (n) => `${n} tauscht ${given} gegen ${taken}.`),
  closed: (who) => says(who, "Du drehst zu.", (n) => `${n} dreht zu.`),
  trickWon: (who, points) =>
    says(who, "Du machst den Stich", (n) => `${n} macht den Stich`) +
    (points === null ? "." : `: ${points} Augen.`),
  drewOwn: (card) => `Du ziehst ${card}.`,
  drewOther: (name, card) => `${name} zieht ${card}.`,
  drew: "Beide ziehen eine Karte.",
  claimed: (who, correct) =>
    says(who, "Du meldest aus", (n) => `${n} meldet aus`) + (correct ? "." : ": falsch."),
  settled: (who) => says(who, "Du rechnest ab.", (n) => `${n} rechnet ab.`),
  gaveUp: (who) => says(who, "Du gibst das Spiel auf.", (n) => `${n} gibt das Spiel auf.`),
  dealt: (deal, suit, card) => `Spiel ${deal}. Atout ist ${suit}: ${card} liegt auf.`,
  dealEnded: (who, count) =>
    says(who, `Du gewinnst ${counters(count)}.`, (n) => `${n} gewinnt ${counters(count)}.`),
};
