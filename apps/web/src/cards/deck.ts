import type { Card } from "@bummerl/engine";
import type { Deck } from "../state/preferences.ts";

const files = import.meta.glob<string>("../assets/cards/**/*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

const file = (name: string): string => {
  const url = files[`../assets/cards/${name}.svg`];
  if (url === undefined) throw new Error(`no picture of ${name}`);
  return url;
};

/** Address of a card's face. Spades and hearts look the same in both French decks and are stored once. */
export const faceUrl = (card: Card, deck: Deck): string => {
  if (deck === "german") return file(`german/${card}`);
  const recoloured = deck === "four" && (card[0] === "D" || card[0] === "C");
  return file(`${recoloured ? "french-four" : "french"}/${card}`);
};

export const backUrl = (): string => file("back");
