import type { RuleSet } from "@bummerl/engine";
import { type ActionCode, CLAIM, EXCHANGE, MARRIAGE_WITH_CLAIM, SETTLE } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { positionIn, solverFor, type World } from "../worlds/index.ts";
import { RESULT_COUNTERS, resultPlace } from "./results.ts";

const certain = (counters: number): number[] => {
  const place = resultPlace(counters);
  return RESULT_COUNTERS.map((_, at) => (at === place ? 1 : 0));
};

/** Claims and settling end the deal at once: their result is the same wherever the hidden cards lie. */
export const endingResults = (
  knowledge: Knowledge,
  rules: RuleSet,
  world: World,
  codes: readonly ActionCode[],
): Map<ActionCode, number[]> => {
  const solver = solverFor(rules);
  const position = positionIn(knowledge, world);
  const ends = (code: ActionCode): boolean =>
    code === CLAIM || code === SETTLE || (code >= MARRIAGE_WITH_CLAIM && code < EXCHANGE);
  return new Map(codes.filter(ends).map((code) => [code, certain(solver.actionValue(position, code))]));
};

/**
 * For every legal action, how often each of the six results comes about over these worlds when all cards lie open in
 * each. Exact where there is one world, too hopeful where much is hidden.
 */
export const openCardResults = (
  knowledge: Knowledge,
  rules: RuleSet,
  worlds: readonly World[],
): Map<ActionCode, number[]> => {
  const solver = solverFor(rules);
  const results = new Map<ActionCode, number[]>();
  for (const world of worlds) {
    const { count, codes, values } = solver.actions(positionIn(knowledge, world));
    for (let at = 0; at < count; at += 1) {
      const code = codes[at] ?? 0;
      let chances = results.get(code);
      if (chances === undefined) {
        chances = RESULT_COUNTERS.map(() => 0);
        results.set(code, chances);
      }
      const place = resultPlace(values[at] ?? 0);
      chances[place] = (chances[place] ?? 0) + 1 / worlds.length;
    }
  }
  return results;
};
