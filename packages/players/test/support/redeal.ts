import {
  CARDS,
  type Card,
  type DealState,
  isCard,
  otherSeat,
  rememberedView,
  type Seat,
} from "@bummerl/engine";
import { numbersOf } from "../../src/bits/index.ts";
import { isStrict, knowledgeOf } from "../../src/knowledge/index.ts";
import { type Random, sampleWorld } from "../../src/worlds/index.ts";

const cardsOf = (set: number): Card[] => numbersOf(set).map((number) => CARDS[number] ?? "SA");

/** Draws of the opponent's that the seat did not see name cards of the new deal: the history is relabelled along. */
const relabel = (state: DealState, names: ReadonlyMap<Card, Card>): DealState =>
  JSON.parse(JSON.stringify(state), (key, value: unknown) =>
    key !== "rules" && isCard(value) ? (names.get(value) ?? value) : value,
  );

/**
 * The same deal with every card that this seat cannot place dealt anew, as it might as well lie: other cards in the
 * opponent's hand, another order of the stock. To the seat nothing is different.
 */
export const redeal = (state: DealState, seat: Seat, random: Random): DealState => {
  const knowledge = knowledgeOf(rememberedView(state, seat), state.rules);
  const other = otherSeat(seat);
  const world = sampleWorld(knowledge, random);
  const his = cardsOf(world.opponent);
  const known = new Set(cardsOf(knowledge.opponent));
  const oldHand = state.hands[other].filter((card) => !known.has(card));
  const newHand = his.filter((card) => !known.has(card));
  const rest = cardsOf(knowledge.unseen & ~world.opponent);
  const drawn = cardsOf(world.stock.reduce((set, card) => set | (1 << card), 0));
  const stock = isStrict(knowledge) ? rest : world.stock.map((card) => CARDS[card] ?? "SA");
  if (!isStrict(knowledge) && drawn.length !== state.faceDown.length)
    throw new Error("a stock of another size");
  const names = new Map<Card, Card>();
  oldHand.forEach((card, at) => {
    names.set(card, newHand[at] ?? card);
  });
  state.faceDown.forEach((card, at) => {
    names.set(card, stock[at] ?? card);
  });
  return relabel(state, names);
};
