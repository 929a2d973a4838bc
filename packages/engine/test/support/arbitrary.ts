import fc from "fast-check";
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
  SEATS,
  type Seat,
  turnOf,
} from "../../src/index.ts";

export const arbDeck: fc.Arbitrary<Card[]> = fc.shuffledSubarray([...CARDS], {
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
    viewTricks: fc.constantFrom(...PARAMETER_VALUES.viewTricks),
    showPoints: fc.constantFrom(...PARAMETER_VALUES.showPoints),
    score: fc.constantFrom(...PARAMETER_VALUES.score),
    target: fc.constantFrom(...PARAMETER_VALUES.target),
    retour: fc.constantFrom(...PARAMETER_VALUES.retour),
    bummerlValue: fc.record({
      plain: fc.integer({ min: 1, max: 9 }),
      schneider: fc.integer({ min: 1, max: 9 }),
      retourschneider: fc.integer({ min: 1, max: 9 }),
    }),
    nextDealer: fc.constantFrom(...PARAMETER_VALUES.nextDealer),
  })
  .map((mix) => (mix.goOut === "auto" ? { ...mix, falseClaim: null } : mix));

/** A preset or a mix of one's own. */
export const arbRules: fc.Arbitrary<RuleSet> = fc.oneof(
  fc.constantFrom(...PRESET_NAMES).map((name) => PRESETS[name]),
  arbMix,
);

export const arbSeat: fc.Arbitrary<Seat> = fc.constantFrom(...SEATS);

/** Numbers that choose among the legal actions; more than a deal can use. */
const arbChoices = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 30, maxLength: 30 });

export interface Step {
  readonly seat: Seat;
  readonly action: Action;
}

/** A deal played at random: every state on the way and what led from each to the next. */
export interface Played {
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly rules: RuleSet;
  readonly states: readonly DealState[];
  readonly steps: readonly Step[];
}

/** Giving up, and a claim, are left out three times of four: else few deals would get far. */
const choose = (legal: readonly Action[], choice: number): Action => {
  const long = legal.filter(({ type }) => type !== "giveUp" && type !== "claim");
  const from = choice % 4 === 0 || long.length === 0 ? legal : long;
  const action = from[Math.floor(choice / 4) % from.length];
  if (action === undefined) throw new Error("somebody is on turn and may do nothing");
  return action;
};

const playOut = (rules: RuleSet, dealer: Seat, deck: readonly Card[], choices: readonly number[]): Played => {
  let state = deal(rules, dealer, deck);
  const states = [state];
  const steps: Step[] = [];
  for (const choice of choices) {
    const seat = turnOf(state);
    if (seat === null) break;
    const action = choose(legalActions(state), choice);
    const applied = apply(state, seat, action);
    if (!applied.ok) throw new Error(`a legal action is refused: ${applied.error.code}`);
    state = applied.value.state;
    states.push(state);
    steps.push({ seat, action });
  }
  return { dealer, deck, rules, states, steps };
};

export const arbPlayed: fc.Arbitrary<Played> = fc
  .tuple(arbRules, arbSeat, arbDeck, arbChoices)
  .map(([rules, dealer, deck, choices]) => playOut(rules, dealer, deck, choices));

/** Every action that can be written down. */
export const CONCEIVABLE: readonly Action[] = [
  ...CARDS.map((card): Action => ({ type: "play", card })),
  ...CARDS.map((card): Action => ({ type: "marriage", card })),
  ...CARDS.map((card): Action => ({ type: "marriage", card, claim: true })),
  { type: "exchange" },
  { type: "close" },
  { type: "claim" },
  { type: "settle" },
  { type: "giveUp" },
];
