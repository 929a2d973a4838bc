import { type Action, PRESETS, type PresetName, type RuleSet, type Seat } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import {
  type ClockName,
  type ComputerChoice,
  decide,
  evolve,
  makeTable,
  type SeatCommand,
  type SystemCommand,
  type TableEvent,
  type TableState,
  tableViewFor,
} from "@bummerl/table";

export const NOW = Date.UTC(2026, 4, 1, 18, 30);

const hex = (seed: number): string => seed.toString(16).padStart(64, "0");

export interface Setup {
  readonly preset?: PresetName;
  readonly rules?: Partial<RuleSet>;
  readonly clock?: ClockName;
  readonly names?: readonly [string, string];
  /** A computer on the second chair; nobody else can sit down then. */
  readonly computer?: ComputerChoice;
  /** Chooses the pack: the same seed deals the same cards. */
  readonly seed?: number;
}

/** A real table, played on by commands in this process: fixtures are never written by hand. */
export class Driver {
  state: TableState;
  now = NOW;
  online: readonly [boolean, boolean] = [true, true];
  private readonly seed: number;
  private readonly names: readonly [string, string];

  constructor({
    preset = "classic",
    rules = {},
    clock = "calm",
    names = ["Maria", "Franz"],
    seed = 1,
    computer,
  }: Setup = {}) {
    this.seed = seed;
    this.names = names;
    const maker = { id: "player-0", name: names[0], kind: "player" as const };
    const setup = {
      id: `table-under-test-${this.seed}`,
      rules: { ...PRESETS[preset], ...rules },
      clock,
      visibility: "private" as const,
      maker,
      ...(computer === undefined ? {} : { computer }),
    };
    this.state = evolve(null, this.row(1, null, makeTable(setup, { now: NOW, secret: hex(seed) })));
  }

  private row(seq: number, seat: Seat | null, events: readonly TableEvent[]) {
    return { seq, seat, at: this.now, events };
  }

  /** Gives a command; a refusal is returned by its code, an accepted one as `null`. */
  give(seat: Seat | null, command: SeatCommand | SystemCommand): string | null {
    const secret = hex(this.seed + 1000 + this.state.seq);
    const decided = decide(this.state, seat, command, { now: this.now, secret });
    if (!decided.ok) return decided.error.code;
    if (decided.value.length > 0) {
      this.state = evolve(this.state, this.row(this.state.seq + 1, seat, decided.value));
    }
    return null;
  }

  sit(): this {
    if (this.state.computer !== undefined) return this;
    this.give(null, { type: "sit", player: { id: "player-1", name: this.names[1], kind: "player" } });
    return this;
  }

  /** Both press *Next*; a computer does so by itself. */
  next(): this {
    for (const seat of this.state.computer === undefined ? ([0, 1] as const) : ([0] as const)) {
      this.give(seat, { type: "next", deal: this.state.dealNumber, cut: seat === 0 ? "aa" : "bb" });
    }
    return this;
  }

  act(action: Action): string | null {
    const { deal } = this.state;
    if (deal === null) throw new Error("no deal to act in");
    const seat = deal.phase === "follow" ? (deal.leader === 0 ? 1 : 0) : deal.leader;
    return this.give(seat, { type: "act", seq: this.state.dealSeq, action });
  }

  update(seat: Seat): TableUpdate {
    return {
      view: tableViewFor(this.state, seat),
      online: this.online,
      now: this.now,
      code: null,
    };
  }
}
