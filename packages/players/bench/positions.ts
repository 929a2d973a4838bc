/** Positions for measurements and proofs: reached by random play, the same in every run. */
import {
  type Action,
  apply,
  CARDS,
  type Card,
  type DealState,
  deal,
  legalActions,
  PARAMETER_VALUES,
  PRESET_NAMES,
  PRESETS,
  type RuleSet,
  turnOf,
} from "@bummerl/engine";

export type Random = (below: number) => number;

/** xorshift32, which 0 would stop. */
export const randomFrom = (seed: number): Random => {
  let state = seed === 0 ? 1 : seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

const shuffled = (random: Random): Card[] => {
  const deck = [...CARDS];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const [card] = deck.splice(random(last + 1), 1);
    if (card !== undefined) deck.push(card);
  }
  return deck;
};

/** Every rule that changes the play of a deal, drawn anew. */
const mix = (random: Random): RuleSet => {
  const goOut = pick(PARAMETER_VALUES.goOut, random);
  return {
    ...PRESETS.classic,
    mustHead: pick(PARAMETER_VALUES.mustHead, random),
    exchangeMinStock: pick(PARAMETER_VALUES.exchangeMinStock, random),
    exchangeFirstTrick: pick(PARAMETER_VALUES.exchangeFirstTrick, random),
    marriageFirstTrick: pick(PARAMETER_VALUES.marriageFirstTrick, random),
    marriageLead: pick(PARAMETER_VALUES.marriageLead, random),
    closeMinStock: pick(PARAMETER_VALUES.closeMinStock, random),
    closeValue: pick(PARAMETER_VALUES.closeValue, random),
    goOut,
    falseClaim: goOut === "auto" ? null : pick(["mirror", "min2"] as const, random),
    lastTrick: pick(PARAMETER_VALUES.lastTrick, random),
  };
};

/** A preset, or as often a mix. */
export const anyRules = (random: Random): RuleSet =>
  random(2) === 0 ? PRESETS[pick(PRESET_NAMES, random)] : mix(random);

/** How often an action is left out, in percent: deals would be over before they come to anything. */
const LEFT_OUT: Readonly<Record<Action["type"], number>> = {
  play: 0,
  marriage: 0,
  exchange: 0,
  close: 66,
  claim: 90,
  settle: 0,
  giveUp: 100,
};

const choose = (state: DealState, random: Random): Action => {
  const legal = legalActions(state);
  const kept = legal.filter((action) => {
    const type = "claim" in action ? "claim" : action.type;
    return random(100) >= LEFT_OUT[type];
  });
  return pick(kept.length === 0 ? legal : kept, random);
};

/** All states of a deal played at random that somebody has to act in. */
export const randomDeal = (rules: RuleSet, random: Random): DealState[] => {
  let state = deal(rules, random(2) === 0 ? 0 : 1, shuffled(random));
  const states: DealState[] = [];
  for (;;) {
    const seat = turnOf(state);
    if (seat === null) return states;
    states.push(state);
    const applied = apply(state, seat, choose(state, random));
    if (!applied.ok) throw new Error(`a legal action was refused: ${applied.error.code}`);
    state = applied.value.state;
  }
};
