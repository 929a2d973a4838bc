/** Deals played on in thought follow the engine: legal actions, what each side knows, and the result. */
import {
  apply,
  cardIndex,
  type DealState,
  deal,
  legalActions,
  rememberedView,
  turnOf,
} from "@bummerl/engine";
import { expect, it } from "vitest";
import { CLOSE, codeOf, EXCHANGE, MARRIAGE_WITH_CLAIM, setOf } from "../../src/bits/index.ts";
import { knowledgeOf } from "../../src/knowledge/index.ts";
import { SimulatedDeal } from "../../src/master/simulated.ts";
import { type TrainerDeal, trainerDeals } from "./trainer-deals.ts";

const start = (state: DealState, seat: 0 | 1): SimulatedDeal => {
  const knowledge = knowledgeOf(rememberedView(state, seat), state.rules);
  const opponent = setOf(state.hands[seat === 0 ? 1 : 0]);
  return new SimulatedDeal(knowledge, state.rules, { opponent, stock: state.faceDown.map(cardIndex) });
};

const known = (code: number): boolean => code < MARRIAGE_WITH_CLAIM || code === EXCHANGE || code === CLOSE;

const follow = ({ rules, dealer, deck, moves, result }: TrainerDeal): void => {
  let state = deal(rules, dealer, deck);
  const thinker = turnOf(state) ?? 0;
  const simulated = start(state, thinker);
  for (const { seat, action } of moves) {
    const code = codeOf(action);
    if (simulated.result === 0) {
      const legal = legalActions(state).map(codeOf).filter(known);
      expect(simulated.legal(true).toSorted((a, b) => a - b)).toEqual(legal);
      expect(simulated.knowledge()).toEqual(knowledgeOf(rememberedView(state, seat), rules));
      // A marriage that goes out does so by itself here.
      simulated.play(code < 60 && code >= MARRIAGE_WITH_CLAIM ? code - 20 : code);
    }
    const applied = apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.error.code);
    state = applied.value.state;
  }
  const [winner, counters] = result;
  expect(simulated.result).toBe(winner === thinker ? counters : -counters);
};

it("knows, allows and counts what the engine does (R6 to R34)", () => {
  for (const each of trainerDeals()) follow(each);
});
