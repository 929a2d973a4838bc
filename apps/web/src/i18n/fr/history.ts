import type { HistoryMessages } from "../en/history.ts";
import { counters, plural, says, the } from "./words.ts";

const points = (count: number): string => plural(count, "point", "points");

export const history: HistoryMessages = {
  empty: "Aucune carte n’a encore été jouée.",
  trick: (count) => `Pli ${count}`,
  end: "Fin de la donne",
  you: "vous",
  name: the,
  and: " et ",
  comma: ", ",
  semicolon: "\u00a0; ",
  led: (who, card) => says(who, `entamez ${card}`, () => `entame ${card}`),
  ledUnseen: (who) => says(who, "entamez", () => "entame"),
  answered: (who, card) => says(who, `répondez par ${card}`, () => `répond par ${card}`),
  answeredUnseen: (who) => says(who, "répondez", () => "répond"),
  married: (who, suit, value) =>
    says(who, `annoncez un mariage de ${value} à ${suit}`, () => `annonce un mariage de ${value} à ${suit}`),
  exchanged: (who, given, taken) =>
    says(who, `échangez ${given} contre ${taken}`, () => `échange ${given} contre ${taken}`),
  closed: (who) => says(who, "fermez le talon", () => "ferme le talon"),
  trickWon: (who, value) =>
    says(who, "remportez le pli", () => "remporte le pli") + (value === null ? "" : `, ${points(value)}`),
  drew: (who, card) => says(who, `piochez ${card}`, () => `pioche ${card}`),
  drewBoth: "chacun pioche une carte",
  claimed: (who, correct) => says(who, "annoncez 66", () => "annonce 66") + (correct ? "" : " à tort"),
  settled: (who) => says(who, "faites les comptes", () => "fait les comptes"),
  gaveUp: (who) => says(who, "abandonnez la donne", () => "abandonne la donne"),
  reached: (who) => says(who, "atteignez 66", () => "atteint 66"),
  failed: (who) =>
    says(who, "n’avez pas fait 66 après avoir fermé", () => "n’a pas fait 66 après avoir fermé"),
  wins: (who, count) => says(who, `gagnez ${counters(count)}`, () => `gagne ${counters(count)}`),
  winsLastTrick: (who, count) =>
    says(
      who,
      `gagnez ${counters(count)} pour le dernier pli`,
      () => `gagne ${counters(count)} pour le dernier pli`,
    ),
};
