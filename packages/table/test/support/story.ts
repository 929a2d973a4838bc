import {
  CARDS,
  type Card,
  otherSeat,
  PRESET_NAMES,
  PRESETS,
  type RuleSet,
  SEATS,
  type Seat,
} from "@bummerl/engine";
import fc from "fast-check";
import {
  CLOCK_NAMES,
  type ClockName,
  COMPUTER_LEVELS,
  COMPUTER_PACES,
  type ComputerChoice,
  type DayDeal,
  FIRST_DEALERS,
  nextDeadline,
  type SeatCommand,
  type TableState,
} from "../../src/index.ts";
import { ANNA, type AnyCommand, BERT, type Bench, newBench, START } from "./bench.ts";
import { command, offered, pick, randomCut, randomFrom } from "./random.ts";

/** What a test asks for without knowing the table: made into a command when its moment comes. */
export interface Intent {
  readonly who: Seat;
  readonly kind: "offered" | "play" | "wild" | "sit" | "away" | "sweep" | "credit" | "due";
  readonly number: number;
  readonly jump: number;
}

const WILD: readonly Exclude<SeatCommand["type"], "act">[] = [
  "next",
  "playOn",
  "leave",
  "save",
  "resume",
  "resign",
  "takeBummerl",
  "undo",
];

/** Commands with which play goes on: without them nearly every random story would be over after a few steps. */
const goesOn = (one: SeatCommand): boolean =>
  one.type === "act" ? one.action.type !== "giveUp" : !["leave", "resign", "save", "undo"].includes(one.type);

/** The command an intent comes to at this table, with numbers and actions that need not fit when it is `wild`. */
export function commandOf(bench: Bench, { who, kind, number }: Intent): [Seat | null, AnyCommand] {
  const { state } = bench;
  const random = randomFrom(number);
  switch (kind) {
    case "offered": {
      const choices = offered(state, who, randomCut(random));
      return choices.length === 0 ? [null, { type: "sweep" }] : [who, pick(choices, random)];
    }
    case "play":
      for (const seat of [who, otherSeat(who)]) {
        const choices = offered(state, seat, randomCut(random)).filter(goesOn);
        if (choices.length > 0) return [seat, pick(choices, random)];
      }
      return [null, { type: "sweep" }];
    case "wild":
      return [who, wild(state, random)];
    case "sit":
      return [
        null,
        {
          type: "sit",
          player: { ...pick([ANNA, BERT], random), id: pick([ANNA.id, BERT.id, "p-x"], random) },
        },
      ];
    case "away":
      return [null, { type: "away", seat: who }];
    case "sweep":
      return [null, { type: "sweep" }];
    case "credit":
      return [null, { type: "creditTime", ms: (number % 200_000) - 50_000 }];
    case "due":
      bench.wait(Math.max(0, (nextDeadline(state) ?? bench.now) - bench.now - (number % 2)));
      return [null, { type: "sweep" }];
  }
}

function wild(state: TableState, random: (bound: number) => number): SeatCommand {
  const type = pick([...WILD, "act" as const], random);
  const off = random(3) - 1;
  if (type !== "act") {
    const near = { ...state, dealNumber: state.dealNumber + off, bummerlNumber: state.bummerlNumber + off };
    return command(type, near, pick(["", "00", "zz", "ABCD"], random));
  }
  const card: Card = pick(CARDS, random);
  const action = pick(
    [
      { type: "play", card },
      { type: "marriage", card },
      { type: "marriage", card, claim: true },
      { type: "exchange" },
      { type: "close" },
      { type: "claim" },
      { type: "settle" },
      { type: "giveUp" },
    ] as const,
    random,
  );
  return { type, seq: state.seq + off, action };
}

export interface Story {
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly seed: number;
  /** Against a computer; here its actions come from the story, too. */
  readonly computer?: ComputerChoice;
  readonly day?: DayDeal;
  /** How many intents come before the second player sits down. */
  readonly alone: number;
  readonly intents: readonly Intent[];
}

const intent: fc.Arbitrary<Intent> = fc.record({
  who: fc.constantFrom(...SEATS),
  kind: fc.oneof(
    { weight: 70, arbitrary: fc.constant("play" as const) },
    { weight: 3, arbitrary: fc.constant("offered" as const) },
    { weight: 12, arbitrary: fc.constant("wild" as const) },
    { weight: 9, arbitrary: fc.constantFrom("away", "sweep", "credit", "due") },
    { weight: 1, arbitrary: fc.constant("sit" as const) },
  ),
  number: fc.nat(),
  jump: fc.constantFrom(0, 1, 900, 5_000, 25_000, 90_000, -4_000, -3_600_000),
});

const computer: fc.Arbitrary<ComputerChoice> = fc.record({
  level: fc.constantFrom(...COMPUTER_LEVELS),
  pace: fc.constantFrom(...COMPUTER_PACES),
  firstDealer: fc.constantFrom(...FIRST_DEALERS),
});

const common = {
  rules: fc.constantFrom(...PRESET_NAMES).map((name) => PRESETS[name]),
  clock: fc.constantFrom(...CLOCK_NAMES),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  alone: fc.constantFrom(0, 0, 0, 0, 1, 2, 5),
  intents: fc.array(intent, { minLength: 30, maxLength: 150 }),
};

/** The deal of the day: its time is over in the middle of some stories. */
const day = fc.record({
  ...common,
  rules: fc.constant(PRESETS.classic),
  clock: fc.constant("untimed" as const),
  computer: fc.constant({ level: "master", pace: "none", firstDealer: "computer" } as const),
  day: fc.integer({ min: 1, max: 2_000_000 }).map((ms) => ({ date: "2027-01-15", until: START + ms })),
});

export const story: fc.Arbitrary<Story> = fc.oneof(
  { weight: 6, arbitrary: fc.record(common) },
  { weight: 2, arbitrary: fc.record({ ...common, computer }) },
  { weight: 1, arbitrary: day },
);

/** One step: the clock jumps, the intent becomes a command and is given. */
export function step(bench: Bench, one: Intent) {
  bench.wait(one.jump);
  const [from, asked] = commandOf(bench, one);
  return bench.give(from, asked);
}

/** Tells a story to a new table, and lets the test look at it after each step. */
export function tell({ alone, intents, ...options }: Story, look: (bench: Bench) => void): Bench {
  const bench = newBench(options);
  look(bench);
  intents.forEach((one, index) => {
    if (index === alone) bench.give(null, { type: "sit", player: BERT });
    step(bench, one);
    look(bench);
  });
  return bench;
}
