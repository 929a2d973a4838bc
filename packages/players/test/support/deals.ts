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
  type Seat,
  turnOf,
} from "@bummerl/engine";
import fc from "fast-check";

const arbPack: fc.Arbitrary<Card[]> = fc.shuffledSubarray([...CARDS], {
  minLength: CARDS.length,
  maxLength: CARDS.length,
});

const arbMix: fc.Arbitrary<RuleSet> = fc
  .record({
    mustHead: fc.constantFrom(...PARAMETER_VALUES.mustHead),
    exchangeMinStock: fc.constantFrom(...PARAMETER_VALUES.exchangeMinStock),
    exchangeFirstTrick: fc.constantFrom(...PARAMETER_VALUES.exchangeFirstTrick),
    marriageFirstTrick: fc.constantFrom(...PARAMETER_VALUES.marriageFirstTrick),
    marriageLead: fc.constantFrom(...PARAMETER_VALUES.marriageLead),
    closeMinStock: fc.constantFrom(...PARAMETER_VALUES.closeMinStock),
    closeValue: fc.constantFrom(...PARAMETER_VALUES.closeValue),
    goOut: fc.constantFrom(...PARAMETER_VALUES.goOut),
    falseClaim: fc.constantFrom("mirror" as const, "min2" as const),
    lastTrick: fc.constantFrom(...PARAMETER_VALUES.lastTrick),
  })
  .map((mix) => ({ ...PRESETS.classic, ...mix, ...(mix.goOut === "auto" ? { falseClaim: null } : {}) }));

/** A preset, or a mix of whatever changes the play of a deal. */
export const arbRules: fc.Arbitrary<RuleSet> = fc.oneof(
  fc.constantFrom(...PRESET_NAMES).map((name) => PRESETS[name]),
  arbMix,
);

/** Claims and giving up are left out nine times of ten: else few deals would get far. */
const pickAction = (legal: readonly Action[], choice: number): Action => {
  const long = legal.filter(
    ({ type, ...rest }) => type !== "giveUp" && type !== "claim" && !("claim" in rest),
  );
  const from = choice % 10 === 0 || long.length === 0 ? legal : long;
  const action = from[Math.floor(choice / 10) % from.length];
  if (action === undefined) throw new Error("somebody is on turn and may do nothing");
  return action;
};

export const mustApply = (state: DealState, seat: Seat, action: Action): DealState => {
  const applied = apply(state, seat, action);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)} is refused: ${applied.error.code}`);
  return applied.value.state;
};

/** Every state of a deal played at random, the first and the last one included. */
export const playedAtRandom = (
  rules: RuleSet,
  dealer: Seat,
  pack: readonly Card[],
  choices: readonly number[],
): DealState[] => {
  let state = deal(rules, dealer, pack);
  const states = [state];
  for (const choice of choices) {
    const seat = turnOf(state);
    if (seat === null) break;
    state = mustApply(state, seat, pickAction(legalActions(state), choice));
    states.push(state);
  }
  return states;
};

/** Deals of all kinds of rules, played at random. */
export const arbStates: fc.Arbitrary<DealState[]> = fc
  .tuple(
    arbRules,
    fc.constantFrom<Seat[]>(0, 1),
    arbPack,
    fc.array(fc.nat({ max: 1_000_000 }), { minLength: 24, maxLength: 24 }),
  )
  .map(([rules, dealer, pack, choices]) => playedAtRandom(rules, dealer, pack, choices));

/** A deal to begin with under any rules, and numbers to choose by. */
export const arbStart = fc
  .tuple(
    fc.constantFrom<Seat[]>(0, 1),
    arbPack,
    fc.array(fc.nat({ max: 1_000_000 }), { minLength: 30, maxLength: 30 }),
  )
  .map(([dealer, pack, choices]) => ({ start: (rules: RuleSet) => deal(rules, dealer, pack), choices }));
