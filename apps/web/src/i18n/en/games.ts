import { the } from "./words.ts";

export const games = {
  title: "My games",
  empty: "No Bummerl played to the end yet. Here\u00a0you\u00a0will find all of them, and every deal.",
  tally: "All your Bummerl",
  won: "won",
  lost: "lost",
  value: (n: string) => `counting as\u00a0${n}`,
  kind: (n: string, kind: string) => `${n} ${kind}`,
  pairsTitle: "By opponent",
  bummerlsTitle: "Bummerl",
  dealsTitle: "Deals",
  bummerlNumber: (n: string) => `Bummerl ${n}`,
  dealNumber: (n: string) => `Deal ${n}`,
  youWon: "You won",
  youLost: "You lost",
  noResult: "Not played to the end",
  counters: (n: number) => (n === 1 ? "1 counter" : `${n} counters`),
  worth: (n: string) => `counts ${n}`,
  how: { played: "played out", resigned: "resigned", timeUp: "time was up" },
  reasons: {
    claim: "went out",
    auto: "66 reached",
    falseClaim: "false claim",
    closedFailed: "closed and failed",
    opponentOut: "the closer’s opponent went out",
    lastTrick: "last trick",
    giveUp: "given up",
  },
  noDeal:
    "This deal is not among those you have finished. It may still be in play, or belong to somebody else.",
  backToTable: "Back to the table",
  toGames: "To my games",
  look: "View",
  lookAt: (deal: string, name: string) => `View deal ${deal} against ${the(name)}`,
  older: "Older deals",
};
export type GamesMessages = typeof games;
