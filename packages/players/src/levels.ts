/** How good a computer opponent is, weakest first. A level is weaker by knowing or looking less, never by cheating. */
export const LEVELS = ["beginner", "hobby", "regulars", "master"] as const;
export type Level = (typeof LEVELS)[number];
