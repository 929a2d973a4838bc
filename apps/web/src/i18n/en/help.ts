import type { CardsMessages } from "./cards.ts";

export const help = (cards: CardsMessages) => ({
  title: "Keys",
  arrows: "go from card to card",
  play: "play the card",
  exchange: `exchange ${cards.trumpJack}`,
  close: "close the stock",
  marriage: "announce a marriage",
  claim: "claim 66",
  lastTrick: "look at the last trick",
  next: "next deal, play on",
  help: "this list",
  arrowKeys: "Arrows",
  enter: "Enter, space",
  drag: `Or drag: a card to the table plays it, ${cards.trumpJackIs} on the up-card exchanges, the up-card on the stock closes.`,
});
export type HelpMessages = ReturnType<typeof help>;
