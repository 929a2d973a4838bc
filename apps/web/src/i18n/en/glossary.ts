import type { CardsMessages } from "./cards.ts";

export const glossary = (_cards: CardsMessages) => ({
  title: "Words of the game",
});
export type GlossaryMessages = ReturnType<typeof glossary>;
