import type { CardsMessages } from "../en/cards.ts";
import type { LearnMessages } from "../en/learn.ts";

export const learn = (_cards: CardsMessages): LearnMessages => ({
  title: "Apprendre",
});
