/** The trainer (C++) and this package speak of the same game: rules, inputs of the network and its outputs. */
import { apply, type DealState, deal, legalActions, rememberedView } from "@bummerl/engine";
import { expect, it } from "vitest";
import { codeOf } from "../../src/bits/index.ts";
import { knowledgeOf } from "../../src/knowledge/index.ts";
import { actionInputs } from "../../src/master/action-inputs.ts";
import { featuresOf } from "../../src/master/features.ts";
import { distributions } from "../../src/master/net.ts";
import { type TrainerDeal, type TrainerMove, trainerDeals, wordOf } from "./trainer-deals.ts";

const deals = trainerDeals();

/** Calls back before each move, and gives the state at the end. */
const play = (
  { rules, dealer, deck, moves }: TrainerDeal,
  seen: (state: DealState, move: TrainerMove, at: number) => void,
): DealState =>
  moves.reduce(
    (state, move, at) => {
      seen(state, move, at);
      const applied = apply(state, move.seat, move.action);
      if (!applied.ok) throw new Error(`${wordOf(move.action)}: ${applied.error.code}`);
      return applied.value.state;
    },
    deal(rules, dealer, deck),
  );

it("plays every deal of the trainer with the same legal actions and the same result (R9 to R34)", () => {
  expect(deals.length).toBeGreaterThan(100);
  for (const each of deals) {
    const end = play(each, (state, { legal }) => {
      if (legal === null) return;
      const words = legalActions(state)
        .map(wordOf)
        .filter((word) => !/^[c!.?]/.test(word));
      expect(words.toSorted().join()).toBe(legal.toSorted().join());
    });
    expect(end.result).toMatchObject({ winner: each.result[0], counters: each.result[1] });
  }
});

it("shows the network what the trainer showed it, and hears the same", () => {
  let decisions = 0;
  for (const each of deals) {
    play(each, (state, { seat }, at) => {
      const decision = each.decisions.find(({ before }) => before === at);
      if (decision === undefined) return;
      decisions += 1;
      const toGo = [each.toGo[seat], each.toGo[seat === 0 ? 1 : 0]] as const;
      const knowledge = knowledgeOf(rememberedView(state, seat), state.rules);
      const features = featuresOf(knowledge, state.rules, toGo, true);
      const { active } = features;
      expect(active.toSorted((a, b) => a - b).join()).toBe(decision.inputs.join());
      const actions = legalActions(state).filter((action) => wordOf(action) in decision.outputs);
      expect(actions.length).toBe(Object.keys(decision.outputs).length);
      const asked = actions.map((action) => actionInputs(codeOf(action), knowledge, features) ?? []);
      for (const [number, chances] of distributions(active, asked).entries()) {
        const action = actions[number];
        const told = action === undefined ? [] : (decision.outputs[wordOf(action)] ?? []);
        const off = chances.map((chance, result) => Math.abs(chance - (told[result] ?? 0) / 10_000));
        expect(Math.max(...off)).toBeLessThan(0.001);
      }
    });
  }
  expect(decisions).toBeGreaterThan(150);
});
