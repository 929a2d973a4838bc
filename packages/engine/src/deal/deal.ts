import { CARDS, type Card, cardIndex, otherSeat, type Seat, suitOf } from "../cards.ts";
import type { RuleSet } from "../rules/ruleset.ts";
import type { DealState } from "./state.ts";

/** The up-card is the seventh card off the pack (R6). */
const UP_CARD_AT = 6;

/** Are these the 20 cards once each? One bit for each card: a pack is checked for every deal of a search. */
const isPack = (deck: readonly Card[]): boolean => {
  let seen = 0;
  for (const card of deck) {
    const index = cardIndex(card);
    // Whatever is no card has the place of one that it is not.
    if (CARDS[index] !== card) return false;
    seen |= 1 << index;
  }
  return deck.length === CARDS.length && seen === (1 << CARDS.length) - 1;
};

/**
 * Deals a pack (R6): 3 cards to forehand, 3 to the dealer, the up-card, 2 to forehand, 2 to the dealer; the other 9
 * are the face-down stock, first one drawn first. Forehand is to lead (R9).
 *
 * @param deck the 20 cards in the order they come off the pack
 * @throws when the deck is not the 20 cards once each
 */
export const deal = (rules: RuleSet, dealer: Seat, deck: readonly Card[]): DealState => {
  const upCard = deck[UP_CARD_AT];
  if (upCard === undefined || !isPack(deck)) {
    throw new Error("a deck has each of the 20 cards once");
  }
  const forehandCards = [...deck.slice(0, 3), ...deck.slice(7, 9)];
  const dealerCards = [...deck.slice(3, 6), ...deck.slice(9, 11)];
  return {
    rules,
    dealer,
    trump: suitOf(upCard),
    phase: "lead",
    leader: otherSeat(dealer),
    led: null,
    hands: dealer === 1 ? [forehandCards, dealerCards] : [dealerCards, forehandCards],
    faceDown: deck.slice(11),
    upCard,
    closed: null,
    points: [0, 0],
    pending: [0, 0],
    tricks: [0, 0],
    played: [],
    marriages: [],
    exchange: null,
    history: [],
    result: null,
  };
};
