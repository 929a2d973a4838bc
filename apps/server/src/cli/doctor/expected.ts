import { evolve, type TableState } from "@bummerl/table";
import { finishedBy, summaryOf } from "../../hosting/summary.ts";
import { listColumns, seatColumns } from "../../store/list-columns.ts";
import { toTableRow } from "../../store/log-row.ts";
import type { StoredBummerl, StoredDeal, StoredEvents } from "../../store/stored.ts";

/** What the lists must hold of a table, by the names of their columns. */
export interface Expected {
  readonly state: TableState;
  readonly listed: Readonly<Record<string, unknown>>;
  readonly deals: readonly StoredDeal[];
  readonly bummerls: readonly StoredBummerl[];
}

/**
 * Folds a log and says what the lists must be.
 * @throws when the log cannot be folded
 */
export function expectedFrom(log: readonly StoredEvents[]): Expected {
  const deals: StoredDeal[] = [];
  const bummerls: StoredBummerl[] = [];
  let state: TableState | null = null;
  for (const stored of log) {
    const row = toTableRow(stored);
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

function listedRow(state: TableState, createdAt: number, changedAt: number): Record<string, unknown> {
  const summary = summaryOf(state);
  return {
    ...{ id: state.id, seq: state.seq, created_at: createdAt, changed_at: changedAt },
    ...{ visibility: summary.visibility, clock: summary.clock, rules: summary.rules, day: summary.day },
    ...listColumns(summary),
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
    ...seatColumns(state.seats),
    ...{ secret: deal.secret, commitment: deal.commitment, cut_0: deal.cuts[0], cut_1: deal.cuts[1] },
    ...{ deck: deal.deck, actions: deal.actions, dealer_chosen: deal.dealerChosen ?? false },
    undone: deal.undone ?? 0,
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
