import { CARDS, type Card } from "@bummerl/engine";
import type { Deck } from "../state/preferences.ts";

const files = import.meta.glob<string>("../assets/cards/**/*.svg", {
  eager: true,
  import: "default",
  // Never inside the script: only the deck chosen is fetched.
  query: "?url&no-inline",
});

const file = (name: string): string | null => files[`../assets/cards/${name}.svg`] ?? null;

/**
 * Address of a card's face; `null` where the deck has no picture of it and the card is shown in letters. Spades and
 * hearts look the same in both French decks and are stored once.
 */
export const faceUrl = (card: Card, deck: Deck): string | null => {
  if (deck === "text") return null;
  if (deck === "german") return file(`german/${card}`);
  const recoloured = deck === "four" && (card[0] === "D" || card[0] === "C");
  return file(`${recoloured ? "french-four" : "french"}/${card}`);
};

/** One back for every deck. The text deck has none to download: its back is a plain colour. */
export const backUrl = (deck: Deck): string | null => (deck === "text" ? null : file("back"));

/** Every picture of a deck. */
export const deckUrls = (deck: Deck): readonly string[] =>
  [backUrl(deck), ...CARDS.map((card) => faceUrl(card, deck))].filter((url) => url !== null);
