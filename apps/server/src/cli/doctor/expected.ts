import { evolve, type TableRow, type TableState } from "@bummerl/table";
import { finishedBy, summaryOf } from "../../hosting/summary.ts";
import type { StoredBummerl, StoredDeal, StoredEvents } from "../../store/admin/stored.ts";

/** What the lists must hold of a table, by the names of their columns. */
export interface Expected {
  readonly state: TableState;
  readonly listed: Readonly<Record<string, unknown>>;
  readonly deals: readonly StoredDeal[];
  readonly bummerls: readonly StoredBummerl[];
}

const rowOf = ({ seq, seat, at, events }: StoredEvents): TableRow => ({
  ...{ seq, at, events },
  seat: seat === 0 || seat === 1 ? seat : null,
});

/**
 * Folds a log and says what the lists must be.
 * @throws when the log cannot be folded
 */
export function expectedFrom(log: readonly StoredEvents[]): Expected {
  const deals: StoredDeal[] = [];
  const bummerls: StoredBummerl[] = [];
  let state: TableState | null = null;
  for (const stored of log) {
    const row = rowOf(stored);
    state = evolve(state, row);
    const finished = finishedBy(row.events, state);
    if (finished.deal !== null) deals.push(dealRow(state, stored, finished.deal));
    if (finished.bummerl !== null) bummerls.push(bummerlRow(state, stored, finished.bummerl));
  }
  const [first] = log;
  const last = log.at(-1);
  if (state === null || first === undefined || last === undefined) throw new Error("an empty log");
  return { state, listed: listedRow(state, first.at, last.at), deals, bummerls };
}

const seatColumns = ({ seats: [first, second] }: Pick<TableState, "seats">) => ({
  player_0: first?.id ?? null,
  name_0: first?.name ?? null,
  kind_0: first?.kind ?? null,
  player_1: second?.id ?? null,
  name_1: second?.name ?? null,
  kind_1: second?.kind ?? null,
});

function listedRow(state: TableState, createdAt: number, changedAt: number): Record<string, unknown> {
  const summary = summaryOf(state);
  return {
    id: state.id,
    seq: state.seq,
    status: summary.status,
    visibility: summary.visibility,
    clock: summary.clock,
    ...seatColumns({ seats: summary.players }),
    deciding_0: summary.deciding[0],
    deciding_1: summary.deciding[1],
    resume_asked_0: summary.resumeAsked[0],
    resume_asked_1: summary.resumeAsked[1],
    bummerl: summary.bummerl,
    deal: summary.deal,
    to_go_0: summary.toGo[0],
    to_go_1: summary.toGo[1],
    deadline: summary.deadline,
    created_at: createdAt,
    changed_at: changedAt,
    rules: summary.rules,
  };
}

type Finished = ReturnType<typeof finishedBy>;

const dealRow = (
  state: TableState,
  { table_id, seq, at }: StoredEvents,
  deal: NonNullable<Finished["deal"]>,
): StoredDeal =>
  ({
    ...{ table_id, seq, deal: deal.deal, bummerl: deal.bummerl, dealer: deal.dealer },
    winner: deal.result?.winner ?? null,
    counters: deal.result?.counters ?? null,
    reason: deal.result?.reason ?? null,
    ...{ to_go_0: deal.toGo[0], to_go_1: deal.toGo[1], ended_at: at },
    ...seatColumns(state),
    ...{ secret: deal.secret, commitment: deal.commitment, cut_0: deal.cuts[0], cut_1: deal.cuts[1] },
    ...{ deck: deal.deck, actions: deal.actions },
  }) as StoredDeal;

function bummerlRow(
  { seats }: TableState,
  { table_id, seq, at }: StoredEvents,
  { bummerl, kind, value, how, winner }: NonNullable<Finished["bummerl"]>,
): StoredBummerl {
  const [won, lost] = winner === 0 ? seats : [seats[1], seats[0]];
  return {
    ...{ table_id, bummerl, seq, kind, value, how, winner_seat: winner, ended_at: at },
    ...{ winner: won?.id ?? "", winner_name: won?.name ?? "" },
    ...{ loser: lost?.id ?? "", loser_name: lost?.name ?? "" },
  };
}
