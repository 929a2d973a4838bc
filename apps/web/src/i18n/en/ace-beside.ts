import type { Card, Suit } from "@bummerl/engine";

/** The ace that catches a ten. */
export const aceBeside = (card: Card): Card => `${card[0] as Suit}A`;
