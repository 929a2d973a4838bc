import type { GamesMessages } from "../en/games.ts";
import { the } from "./words.ts";

export const games: GamesMessages = {
  title: "Mes parties",
  empty: "Aucune manche terminée pour l’instant. Vous\u00a0les\u00a0trouverez toutes ici, avec chaque donne.",
  tally: "Toutes vos manches",
  won: "gagnées",
  lost: "perdues",
  value: (n) => `comptent pour\u00a0${n}`,
  kind: (n, kind) => `${n} ${kind}`,
  pairsTitle: "Par adversaire",
  bummerlsTitle: "Manches",
  dealsTitle: "Donnes",
  bummerlNumber: (n) => `Manche ${n}`,
  dealNumber: (n) => `Donne ${n}`,
  youWon: "Gagnée",
  youLost: "Perdue",
  noResult: "Pas jouée jusqu’au bout",
  counters: (n) => (n === 1 ? "1 point" : `${n} points`),
  worth: (n) => `compte pour ${n}`,
  how: { played: "jouée jusqu’au bout", resigned: "abandonnée", timeUp: "temps écoulé" },
  reasons: {
    claim: "66 annoncé",
    auto: "66 atteint",
    falseClaim: "fausse annonce",
    closedFailed: "fermeture manquée",
    opponentOut: "l’adversaire de celui qui a fermé a fait 66",
    lastTrick: "dernier pli",
    giveUp: "abandon",
  },
  noDeal:
    "Cette donne n’est pas parmi celles que vous avez terminées. Elle est peut-être encore en cours, ou appartient à quelqu’un d’autre.",
  backToTable: "Retour à la table",
  toGames: "Retour à mes parties",
  look: "Revoir",
  lookAt: (deal, name) => `Revoir la donne ${deal} contre ${the(name)}`,
  older: "Donnes plus anciennes",
};
