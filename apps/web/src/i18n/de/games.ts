import type { GamesMessages } from "../en/games.ts";
import { den } from "./words.ts";

export const games: GamesMessages = {
  title: "Meine Spiele",
  empty: "Noch kein Bummerl fertig gespielt. Hier\u00a0stehen dann alle, mit jedem einzelnen Spiel.",
  tally: "Alle deine Bummerl",
  won: "gewonnen",
  lost: "verloren",
  value: (n) => `zählen als\u00a0${n}`,
  kind: (n, kind) => `${n} ${kind}`,
  pairsTitle: "Nach Gegner",
  bummerlsTitle: "Bummerl",
  dealsTitle: "Einzelne Spiele",
  bummerlNumber: (n) => `Bummerl ${n}`,
  dealNumber: (n) => `Spiel ${n}`,
  youWon: "Gewonnen",
  youLost: "Verloren",
  noResult: "Nicht fertig gespielt",
  counters: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
  worth: (n) => `zählt ${n}`,
  how: { played: "ausgespielt", resigned: "aufgegeben", timeUp: "Zeit abgelaufen" },
  reasons: {
    claim: "ausgemeldet",
    auto: "66 erreicht",
    falseClaim: "falsch ausgemeldet",
    closedFailed: "zugedreht und nicht geschafft",
    opponentOut: "der Gegner des Zudrehers hat ausgemeldet",
    lastTrick: "letzter Stich",
    giveUp: "aufgegeben",
  },
  noDeal:
    "Dieses Spiel ist nicht unter deinen beendeten. Vielleicht läuft es noch, oder es gehört jemand anderem.",
  backToTable: "Zurück zum Tisch",
  toGames: "Zu meinen Spielen",
  look: "Ansehen",
  lookAt: (deal, name) => `Spiel ${deal} gegen ${den(name)} ansehen`,
  older: "Ältere Spiele",
};
