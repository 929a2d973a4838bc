import { apply, type DealState, deal, PRESET_NAMES, PRESETS, rememberedView, turnOf } from "@bummerl/engine";
import { choose, type Level } from "../src/index.ts";
import { randomFrom } from "../src/worlds/index.ts";
import { redeal } from "../test/support/redeal.ts";
import { packOf } from "./referee.ts";

/** A position on the way of a deal played by Hobby, so many actions after it began or when it ended earlier. */
const positionAfter = (actions: number, seed: number): DealState => {
  const rules = PRESETS[PRESET_NAMES[seed % PRESET_NAMES.length] ?? "classic"];
  let state = deal(rules, seed % 2 === 0 ? 0 : 1, packOf(seed));
  for (let played = 0; played < actions; played += 1) {
    const seat = turnOf(state);
    if (seat === null) break;
    const action = choose(rememberedView(state, seat), rules, {
      level: "hobby",
      seed: seed + played,
      toGo: [7, 7],
    });
    const applied = apply(state, seat, action);
    if (!applied.ok) throw new Error(applied.error.code);
    if (applied.value.state.result !== null) break;
    state = applied.value.state;
  }
  return state;
};

export interface Honesty {
  readonly positions: number;
  readonly redeals: number;
  /** Redeals after which the level did something else: it must be 0. */
  readonly different: number;
}

/** Positions of all presets, each with its hidden cards dealt anew several times: is the choice the same? */
export const honestyOf = (level: Level, positions: number, worlds: number): Honesty => {
  let different = 0;
  for (let seed = 0; seed < positions; seed += 1) {
    const state = positionAfter(seed % 16, seed);
    const seat = turnOf(state);
    if (seat === null) throw new Error("the position is over");
    const options = { level, seed, toGo: [1 + (seed % 7), 1 + ((seed >> 3) % 7)] } as const;
    const chosen = JSON.stringify(choose(rememberedView(state, seat), state.rules, options));
    const random = randomFrom(seed);
    for (let world = 0; world < worlds; world += 1) {
      const view = rememberedView(redeal(state, seat, random), seat);
      if (JSON.stringify(choose(view, state.rules, options)) !== chosen) different += 1;
    }
  }
  return { positions, redeals: positions * worlds, different };
};
