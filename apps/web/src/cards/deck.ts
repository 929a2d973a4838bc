import type { Card } from "@bummerl/engine";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { readLocal, writeLocal } from "../state/local.ts";

/** How many colours the four suits are printed in. */
export const DECK_COLOURS = ["two", "four"] as const;
export type DeckColours = (typeof DECK_COLOURS)[number];

const KEY = "bm.deckColours";

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

/** Address of a card's face. Spades and hearts look the same in both decks and are stored once. */
export const faceUrl = (card: Card, colours: DeckColours): string => {
  const recoloured = colours === "four" && (card[0] === "D" || card[0] === "C");
  return file(`${recoloured ? "french-four" : "french"}/${card}`);
};

export const backUrl = (): string => file("back");

const listeners = new Set<() => void>();
let present: DeckColours | null = null;

/** The deck chosen in this browser; two colours at first. */
export const deckColours = (): DeckColours => {
  present ??= readLocal(KEY) === "four" ? "four" : "two";
  return present;
};

/** Chooses a deck for this visit and the next ones; every card on the page changes at once. */
export const setDeckColours = (colours: DeckColours): void => {
  if (colours === deckColours()) return;
  present = colours;
  writeLocal(KEY, colours);
  for (const listener of listeners) listener();
};

/** Renders its host again when another deck is chosen. */
export class DeckController implements ReactiveController {
  private readonly listener: () => void;

  constructor(host: ReactiveControllerHost) {
    this.listener = () => host.requestUpdate();
    host.addController(this);
  }

  hostConnected(): void {
    listeners.add(this.listener);
  }

  hostDisconnected(): void {
    listeners.delete(this.listener);
  }
}
