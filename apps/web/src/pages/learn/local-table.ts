import {
  type Action,
  type Card,
  ok,
  type PerSeat,
  type Result,
  type RuleSet,
  type Seat,
} from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import {
  decide,
  evolve,
  makeTable,
  type TableEvent,
  type TableRefusal,
  type TableState,
  tableViewFor,
} from "@bummerl/table";

/** Nothing here is secret: the pack is prepared, and nobody is told that it was shuffled. */
const OPEN_SECRET = "0".repeat(64);

/** The learner's chair. */
export const LEARNER: Seat = 0;

/** A deal with a prepared pack, played up to where it gets interesting. */
export interface PreparedDeal {
  /** The table's id in this browser. */
  readonly id: string;
  readonly rules: RuleSet;
  readonly dealer: Seat;
  /** The 20 cards in the order they come off the pack (R6). */
  readonly deck: readonly Card[];
  /** What has been played already; each action is that of the seat on turn. */
  readonly opening: readonly Action[];
  /** Counters still to win, learner first (R40). */
  readonly toGo: PerSeat<RuleSet["target"] | 1 | 3>;
}

/** A real table in this page alone: the same rules code as on the server, no line and no clock. */
export class LocalTable {
  private state: TableState;

  /** @throws when the pack or the opening is not possible by the rules. */
  constructor(deal: PreparedDeal, names: PerSeat<string>) {
    this.state = opened(deal, names);
    for (const action of deal.opening) {
      const done = this.act(this.turn, action);
      if (!done.ok)
        throw new Error(`${deal.id}: ${action.type} is refused in the opening: ${done.error.code}`);
    }
  }

  /** Whose action the deal waits for; the learner's when it waits for none. */
  get turn(): Seat {
    const { deal } = this.state;
    return deal === null ? LEARNER : (tableViewFor(this.state, LEARNER).deal?.turn ?? LEARNER);
  }

  get seq(): number {
    return this.state.seq;
  }

  /** Whether the rules allow it, without doing it. */
  judge(seat: Seat, action: Action): Result<TableEvent[], TableRefusal> {
    const command = { type: "act", seq: this.state.dealSeq, action } as const;
    return decide(this.state, seat, command, { now: 0, secret: OPEN_SECRET });
  }

  /** Does it, or says why the rules do not allow it; then nothing has changed. */
  act(seat: Seat, action: Action): Result<null, TableRefusal> {
    const judged = this.judge(seat, action);
    if (!judged.ok) return judged;
    this.state = next(this.state, seat, judged.value);
    return ok(null);
  }

  /**
   * What the learner sees. Only playing is offered: nothing here can be saved, left, resigned or given up, and the page
   * itself leads on to the next deal.
   * @param isOver the lesson waits for nobody any more, wherever the deal stands
   */
  update(isOver = false): TableUpdate {
    const view = tableViewFor(this.state, LEARNER);
    const deal =
      view.deal === null
        ? null
        : isOver
          ? { ...view.deal, turn: null, legal: [] }
          : { ...view.deal, legal: view.deal.legal.filter(({ type }) => type !== "giveUp") };
    return { view: { ...view, deal, may: [] }, online: [true, true], now: Date.now(), code: null };
  }
}

const next = (state: TableState, seat: Seat | null, events: readonly TableEvent[]): TableState =>
  evolve(state, { seq: state.seq + 1, seat, at: 0, events });

const opened = ({ id, rules, dealer, deck, toGo }: PreparedDeal, names: PerSeat<string>): TableState => {
  const maker = { id: "learner", name: names[0], kind: "player" } as const;
  const setup = { id, rules, clock: "untimed", visibility: "private", maker } as const;
  const made = makeTable(setup, { now: 0, secret: OPEN_SECRET });
  const empty = evolve(null, { seq: 1, seat: null, at: 0, events: made });
  const player = { id: "teacher", name: names[1], kind: "player" } as const;
  const seated = next(empty, null, [{ type: "seated", seat: 1, player }]);
  const dealt = next(seated, null, [{ type: "dealt", deal: 1, bummerl: 1, dealer, deck, cuts: ["", ""] }]);
  return dealt.bummerl === null ? dealt : { ...dealt, bummerl: { ...dealt.bummerl, toGo } };
};
