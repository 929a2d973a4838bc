/** Where each group of the network's inputs begins: training/src/features.h has the same list. */
export const INPUT = {
  own: 0,
  known: 20,
  unseen: 40,
  led: 60,
  opponentLedWon: 80,
  opponentLedLost: 100,
  opponentAnswered: 120,
  ownLedWon: 140,
  ownLedLost: 160,
  /** Own cards that no card of the opponent's beats in their suit. */
  master: 180,
  /** Own cards shown with a marriage. */
  shown: 200,
  upCard: 220,
  pair: 225,
  opponentPair: 229,
  stock: 233,
  closed: 238,
  hand: 240,
  follow: 245,
  points: 246,
  pending: 324,
  tricks: 330,
  stake: 340,
  exchanged: 345,
  rules: 347,
  toGo: 356,
  dealer: 370,
  suitCount: 371,
  action: 387,
  rank: 437,
  trump: 442,
  /** An answer that takes the trick. */
  wins: 443,
  /** No higher card of the suit can be with the opponent. */
  highest: 444,
  noClosing: 445,
} as const;

/** Inputs of one player's points: 33 pairs, odd, 5 thresholds. */
export const POINT_INPUTS = 39;
