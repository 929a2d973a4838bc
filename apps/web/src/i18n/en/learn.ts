import type { CardsMessages } from "./cards.ts";

export const learn = (_cards: CardsMessages) => ({
  title: "Learn",
});
export type LearnMessages = ReturnType<typeof learn>;
