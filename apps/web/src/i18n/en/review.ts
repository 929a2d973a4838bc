import { says, saysFirst, the, type Who } from "./words.ts";

/** The finished deal laid open, and the check of its shuffle. */
export const review = {
  hands: "At the end",
  handOf: (name: string): string => `Hand of ${the(name)}`,
  yourHand: "Your hand",
  noCards: "no cards left",
  allPlayed: "All cards were played.",
  stock: "Stock",
  stockEmpty: "The stock was used up.",
  tricks: "Tricks",
  noTricks: "No trick was played.",
  trick: (leader: Who, winner: Who): string =>
    leader === winner
      ? saysFirst(leader, "You lead and win the trick", (n) => `${n} leads and wins the trick`)
      : `${saysFirst(leader, "You lead", (n) => `${n} leads`)}, ${says(winner, "you win", (n) => `${n} wins`)} the trick`,
  you: "you",
  points: "Card points",
  pointsOf: (name: string, points: number): string => `${name} ${points}`,
  dealtBy: (name: string): string => `Dealt by ${the(name)}`,
  check: "Check this deal",
  checkHint: "Your browser shuffles the pack again by itself and compares.",
  stillSealed:
    "Others are still playing this deal: its secret is shown when the day is over. Then your browser can check it here.",
  fair: "This deal was fair: hash, cuts and pack agree.",
  otherCut:
    "Hash and pack agree, but not with the cut of this browser. That is in order only if you had the table open on a second device.",
  unfair: "This deal does not agree with what was promised.",
  commitment: "The secret agrees with the hash that this browser saw before",
  commitmentTold: "Secret and hash agree; this browser did not see the hash before the end",
  commitmentWrong: "The secret does not belong to the hash published before the deal",
  deck: "The pack follows from the secret and both cuts",
  deckWrong: "The pack does not follow from the secret and the cuts",
  dealer: "The first dealer was drawn from the same secret",
  dealerWrong: "The first dealer does not follow from the secret",
  cut: "Your own cut was used",
  cutWrong: "Another cut was used than the one this browser made",
  cutUnknown: "Your cut was made in another browser: it cannot be compared here",
  ok: "in order",
  fault: "wrong",
  unknown: "unknown",
  secret: "Secret",
  hash: "Hash published before",
  cutOf: (name: string): string => `Cut of ${the(name)}`,
  yourCut: "Your cut",
  numbers: "Numbers for your own check",
  unreadable: "This deal cannot be replayed by this version of the game.",
};
export type ReviewMessages = typeof review;
