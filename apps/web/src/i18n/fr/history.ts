import type { HistoryMessages } from "../en/history.ts";
import { counters, says } from "./words.ts";

export const history: HistoryMessages = {
  empty: "Aucune carte n’est encore jouée.",
  led: (who, card) => says(who, `Vous entamez\u00a0: ${card}.`, (n) => `${n} entame\u00a0: ${card}.`),
  ledUnseen: (who) => says(who, "Vous entamez.", (n) => `${n} entame.`),
  answered: (who, card) => says(who, `Vous répondez\u00a0: ${card}.`, (n) => `${n} répond\u00a0: ${card}.`),
  answeredUnseen: (who) => says(who, "Vous répondez.", (n) => `${n} répond.`),
  married: (who, suit, points) =>
    says(
      who,
      `Vous annoncez un mariage de ${points} à ${suit}.`,
      (n) => `${n} annonce un mariage de ${points} à ${suit}.`,
    ),
  exchanged: (who, given, taken) =>
    says(who, `Vous échangez ${given} contre ${taken}.`, (n) => `${n} échange ${given} contre ${taken}.`),
  closed: (who) => says(who, "Vous fermez le talon.", (n) => `${n} ferme le talon.`),
  trickWon: (who, points) =>
    says(who, "Vous gagnez le pli", (n) => `${n} gagne le pli`) +
    (points === null ? "." : `\u00a0: ${points} points.`),
  drewOwn: (card) => `Vous piochez ${card}.`,
  drewOther: (name, card) => `${name} pioche ${card}.`,
  drew: "Chacun pioche une carte.",
  claimed: (who, correct) =>
    says(who, "Vous annoncez 66", (n) => `${n} annonce 66`) + (correct ? "." : ", à tort."),
  settled: (who) => says(who, "Vous faites les comptes.", (n) => `${n} fait les comptes.`),
  gaveUp: (who) => says(who, "Vous abandonnez la donne.", (n) => `${n} abandonne la donne.`),
  dealt: (deal, suit, card) => `Donne ${deal}. Atout ${suit}\u00a0: ${card} est la retourne.`,
  dealEnded: (who, count) =>
    says(who, `Vous gagnez ${counters(count)}.`, (n) => `${n} gagne ${counters(count)}.`),
};
