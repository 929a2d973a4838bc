import { PRESETS, type Result, type RuleSet, type Seat } from "@bummerl/engine";
import {
  type ClockName,
  type ComputerChoice,
  type DayDeal,
  decide,
  evolve,
  makeTable,
  type SeatCommand,
  type SeatedPerson,
  type SystemCommand,
  type TableEvent,
  type TableRefusal,
  type TableRow,
  type TableState,
  tableViewFor,
} from "../../src/index.ts";

export const ANNA: SeatedPerson = { id: "p-anna", name: "Anna", kind: "player" };
export const BERT: SeatedPerson = { id: "p-bert", name: "Bert", kind: "player" };

/** The instant at which every bench's table is made. */
export const START = 1_800_000_000_000;

export type AnyCommand = SeatCommand | SystemCommand;

export interface Bench {
  readonly rows: readonly TableRow[];
  readonly state: TableState;
  readonly now: number;
  /** Moves the bench's clock; also back. Milliseconds. */
  readonly wait: (ms: number) => void;
  /** What the table decides; an accepted row goes into the log. */
  readonly give: (from: Seat | null, command: AnyCommand) => Result<TableEvent[], TableRefusal>;
}

/** A secret that nobody would draw, and no test draws twice. */
export const secretOf = (number: number): string => number.toString(16).padStart(64, "5");

/** A table just made by Anna, with a log kept beside the state. The seed makes its secrets its own. */
export function newBench(
  options: {
    rules?: RuleSet;
    clock?: ClockName;
    seed?: number;
    maker?: SeatedPerson;
    computer?: ComputerChoice;
    day?: DayDeal;
  } = {},
): Bench {
  const { rules = PRESETS.classic, clock = "untimed", seed = 1, maker = ANNA } = options;
  let now = START;
  let secrets = seed * 100_000;
  const context = () => ({ now, secret: secretOf(++secrets) });
  const rows: TableRow[] = [];
  const append = (
    seat: Seat | null,
    events: readonly TableEvent[],
    before: TableState | null,
  ): TableState => {
    const row: TableRow = { seq: (before?.seq ?? 0) + 1, seat, at: now, events };
    rows.push(row);
    return evolve(before, row);
  };
  const against = options.computer === undefined ? {} : { computer: options.computer };
  const of = options.day === undefined ? {} : { day: options.day };
  const setup = {
    id: `table-${seed}`,
    rules,
    clock,
    visibility: "public",
    maker,
    ...against,
    ...of,
  } as const;
  let state = append(0, makeTable(setup, context()), null);
  return {
    rows,
    get state() {
      return state;
    },
    get now() {
      return now;
    },
    wait: (ms) => {
      now += ms;
    },
    give: (from, command) => {
      const decided = decide(state, from, command, context());
      if (decided.ok && decided.value.length > 0) state = append(from, decided.value, state);
      return decided;
    },
  };
}

/** Gives a command that must be accepted with effect; hands back the types of its events. */
export function done(bench: Bench, from: Seat | null, command: AnyCommand): TableEvent["type"][] {
  const decided = bench.give(from, command);
  if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error.code}`);
  if (decided.value.length === 0) throw new Error(`${command.type} did nothing`);
  return decided.value.map((event) => event.type);
}

/** Anna and Bert sit, the first deal is waited for. */
export function seated(options: Parameters<typeof newBench>[0] = {}): Bench {
  const bench = newBench(options);
  done(bench, null, { type: "sit", player: BERT });
  return bench;
}

export const next = (bench: Bench, seat: Seat, cut = seat === 0 ? "0a" : "0b") =>
  done(bench, seat, { type: "next", deal: bench.state.dealNumber, cut });

export const playOn = (bench: Bench, seat: Seat, cut = seat === 0 ? "1a" : "1b") =>
  done(bench, seat, { type: "playOn", bummerl: bench.state.bummerlNumber, cut });

/** Both have pressed *Next*: a deal is on. */
export function dealt(options: Parameters<typeof newBench>[0] = {}): Bench {
  const bench = seated(options);
  next(bench, 0);
  next(bench, 1);
  return bench;
}

export function turn(bench: Bench): Seat {
  const seat = tableViewFor(bench.state, "spectator").deal?.turn ?? null;
  if (seat === null) throw new Error("it is nobody's turn");
  return seat;
}

/** The player on turn gives the deal up: the shortest way to its end. */
export const giveUp = (bench: Bench) =>
  done(bench, turn(bench), { type: "act", seq: bench.state.seq, action: { type: "giveUp" } });

/** The player on turn plays the first card he may. */
export function playAnyCard(bench: Bench) {
  const seat = turn(bench);
  const action = tableViewFor(bench.state, seat).deal?.legal.find(({ type }) => type === "play");
  if (action === undefined) throw new Error("no card can be played");
  return done(bench, seat, { type: "act", seq: bench.state.seq, action });
}

/** Deals are given up until the Bummerl is over. */
export function bummerlOver(options: Parameters<typeof newBench>[0] = {}): Bench {
  const bench = dealt(options);
  while (bench.state.stage !== "bummerlOver") {
    if (bench.state.stage === "playing") giveUp(bench);
    else {
      next(bench, 0);
      next(bench, 1);
    }
  }
  return bench;
}
