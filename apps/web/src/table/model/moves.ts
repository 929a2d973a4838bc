import { type Action, type Card, type Suit, suitOf } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";

/** A pair that may be announced now, with the cards the rules let be led from it (R20, R22). */
export interface MarriageChoice {
  readonly suit: Suit;
  readonly points: 20 | 40;
  readonly cards: readonly Card[];
  /** The card named when 66 is claimed with the announcement; `null` where that is not allowed. */
  readonly claimWith: Card | null;
}

const legal = (view: TableView): readonly Action[] => view.deal?.legal ?? [];

/** Is this simple move legal now? */
export const may = (view: TableView, type: Exclude<Action["type"], "play" | "marriage">): boolean =>
  legal(view).some((action) => action.type === type);

export const mayPlay = (view: TableView, card: Card): boolean =>
  legal(view).some((action) => action.type === "play" && action.card === card);

/** Every pair that may be announced, each once (R23). */
export const marriages = (view: TableView): readonly MarriageChoice[] => {
  const announced = legal(view).filter((action) => action.type === "marriage");
  const suits = [...new Set(announced.map(({ card }) => suitOf(card)))];
  return suits.map((suit) => {
    const ofSuit = announced.filter(({ card }) => suitOf(card) === suit);
    return {
      suit,
      points: suit === view.deal?.trump ? 40 : 20,
      cards: ofSuit.filter(({ claim }) => claim === undefined).map(({ card }) => card),
      claimWith: ofSuit.find(({ claim }) => claim === true)?.card ?? null,
    };
  });
};
