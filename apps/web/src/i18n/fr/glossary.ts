import type { CardsMessages } from "../en/cards.ts";
import type { GlossaryMessages } from "../en/glossary.ts";

export const glossary = (_cards: CardsMessages): GlossaryMessages => ({
  title: "Les mots du jeu",
});
