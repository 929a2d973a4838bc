import type { HistoryMessages } from "../en/history.ts";
import { counters, der, plural, says } from "./words.ts";

const points = (count: number): string => plural(count, "Auge", "Augen");

export const history: HistoryMessages = {
  empty: "Es wurde noch keine Karte gespielt.",
  trick: (count) => `${count}. Stich`,
  end: "Ende des Spiels",
  you: "du",
  name: der,
  and: " und ",
  comma: ", ",
  semicolon: "; ",
  led: (who, card) => says(who, `spielst ${card} aus`, () => `spielt ${card} aus`),
  ledUnseen: (who) => says(who, "spielst aus", () => "spielt aus"),
  answered: (who, card) => says(who, `gibst ${card} zu`, () => `gibt ${card} zu`),
  answeredUnseen: (who) => says(who, "gibst zu", () => "gibt zu"),
  married: (who, suit, value) =>
    says(who, `sagst ${value} in ${suit} an`, () => `sagt ${value} in ${suit} an`),
  exchanged: (who, given, taken) =>
    says(who, `tauschst ${given} gegen ${taken}`, () => `tauscht ${given} gegen ${taken}`),
  closed: (who) => says(who, "drehst zu", () => "dreht zu"),
  trickWon: (who, value) =>
    says(who, "machst den Stich", () => "macht den Stich") + (value === null ? "" : `, ${points(value)}`),
  drew: (who, card) => says(who, `ziehst ${card}`, () => `zieht ${card}`),
  drewBoth: "beide ziehen eine Karte",
  claimed: (who, correct) =>
    correct
      ? says(who, "meldest aus", () => "meldet aus")
      : says(who, "meldest falsch aus", () => "meldet falsch aus"),
  settled: (who) => says(who, "rechnest ab", () => "rechnet ab"),
  gaveUp: (who) => says(who, "gibst das Spiel auf", () => "gibt das Spiel auf"),
  reached: (who) => says(who, "erreichst 66", () => "erreicht 66"),
  failed: (who) =>
    says(who, "hast zugedreht und 66 nicht geschafft", () => "hat zugedreht und 66 nicht geschafft"),
  wins: (who, count) => says(who, `gewinnst ${counters(count)}`, () => `gewinnt ${counters(count)}`),
  winsLastTrick: (who, count) =>
    says(
      who,
      `gewinnst ${counters(count)} mit dem letzten Stich`,
      () => `gewinnt ${counters(count)} mit dem letzten Stich`,
    ),
};
