/** How good a computer is, weakest first; the players of `packages/players` know these names. */
export const COMPUTER_LEVELS = ["beginner", "hobby", "regulars", "master"] as const;
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number];

/** How long a computer takes to play: as long as a person, a moment, or no time at all. */
export const COMPUTER_PACES = ["natural", "short", "none"] as const;
export type ComputerPace = (typeof COMPUTER_PACES)[number];

/** Who deals first: drawn with the pack (R3), the person who makes the table, or the computer. */
export const FIRST_DEALERS = ["random", "me", "computer"] as const;
export type FirstDealer = (typeof FIRST_DEALERS)[number];

/** What a table against a computer is made with; none of it ever changes. */
export interface ComputerChoice {
  readonly level: ComputerLevel;
  readonly pace: ComputerPace;
  readonly firstDealer: FirstDealer;
}
