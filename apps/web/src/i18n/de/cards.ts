import type { CardsMessages } from "../en/cards.ts";

export const cards: CardsMessages = {};
