import type { BummerlKind, EndReason, Seat } from "@bummerl/engine";
import type { GamesAnswer, Opponent, PlayedBummerl, PlayedDeal } from "@bummerl/protocol";
import { type BummerlEnd, seatedPlayer } from "@bummerl/table";
import type { Pool, QueryResultRow } from "pg";
import { compareNewestFirst, type GamePlace, makeCursor, NEWEST, parseCursor } from "./games-cursor.ts";
import { readTallies } from "./tally.ts";

const newestFirst = (from: (side: 0 | 1) => string): string => `
SELECT * FROM (
  (${from(0)} ORDER BY ended_at DESC, table_id DESC, seq DESC LIMIT $5)
  UNION ALL
  (${from(1)} ORDER BY ended_at DESC, table_id DESC, seq DESC LIMIT $5)
) AS played ORDER BY ended_at DESC, table_id DESC, seq DESC LIMIT $5`;

const DEALS = newestFirst(
  (seat) => `
  SELECT ended_at, table_id, seq, deal, bummerl, ${seat} AS seat, winner, counters, reason,
    player_${1 - seat} AS opponent, name_${1 - seat} AS opponent_name,
    to_go_${seat} AS to_go, to_go_${1 - seat} AS opponent_to_go
  FROM deals WHERE player_${seat} = $1 AND (ended_at, table_id, seq) < ($2, $3, $4)`,
);

const BUMMERLS = newestFirst((side) => {
  const [own, other] = side === 0 ? ["winner", "loser"] : ["loser", "winner"];
  return `
  SELECT ended_at, table_id, seq, bummerl, kind, value, how, ${side === 0} AS won,
    ${other} AS opponent, ${other}_name AS opponent_name
  FROM bummerls WHERE ${own} = $1 AND (ended_at, table_id, seq) < ($2, $3, $4)`;
});

interface PlaceRow extends QueryResultRow {
  readonly ended_at: number;
  readonly table_id: string;
  readonly seq: number;
  readonly bummerl: number;
  readonly opponent: string;
  readonly opponent_name: string;
}
interface DealRow extends PlaceRow {
  readonly deal: number;
  readonly seat: Seat;
  readonly winner: Seat | null;
  readonly counters: number | null;
  readonly reason: EndReason | null;
  readonly to_go: number;
  readonly opponent_to_go: number;
}
interface BummerlRow extends PlaceRow {
  readonly kind: BummerlKind;
  readonly value: number;
  readonly how: BummerlEnd;
  readonly won: boolean;
}

const placeOf = ({ ended_at, table_id, seq }: PlaceRow): GamePlace => ({
  at: ended_at,
  table: table_id,
  seq,
});

const opponentOf = ({ opponent, opponent_name }: PlaceRow): Opponent => {
  const { id, name, kind } = seatedPlayer(opponent, opponent_name);
  return { id, name, kind };
};

const toDeal = (row: DealRow): PlayedDeal => ({
  table: row.table_id,
  deal: row.deal,
  bummerl: row.bummerl,
  opponent: opponentOf(row),
  endedAt: row.ended_at,
  won: row.winner === null ? null : row.winner === row.seat,
  counters: row.counters,
  reason: row.reason,
  toGo: [row.to_go, row.opponent_to_go],
});

const toBummerl = (row: BummerlRow): PlayedBummerl => ({
  table: row.table_id,
  bummerl: row.bummerl,
  opponent: opponentOf(row),
  endedAt: row.ended_at,
  won: row.won,
  kind: row.kind,
  value: row.value,
  how: row.how,
});

/**
 * One page of a player's finished deals and Bummerl, newest first: at most `limit` of each, both down to the same
 * place, so that pages neither repeat nor leave out anything. `toGo` has the player's own counters first.
 */
export const readGames = async (
  pool: Pool,
  player: string,
  before: string | null,
  limit: number,
): Promise<GamesAnswer> => {
  const start = before === null ? NEWEST : parseCursor(before);
  const values = [player, start.at, start.table, start.seq, limit];
  const [tallies, deals, bummerls] = await Promise.all([
    readTallies(pool, player),
    pool.query<DealRow>({ name: "played-deals", text: DEALS, values }),
    pool.query<BummerlRow>({ name: "played-bummerls", text: BUMMERLS, values }),
  ]);
  // A list that is full may go on; the page ends where the first of them breaks off.
  const ends = [deals.rows.map(placeOf), bummerls.rows.map(placeOf)]
    .flatMap((places) => (places.length === limit ? places.slice(-1) : []))
    .sort(compareNewestFirst);
  const end = ends[0];
  const onPage = (row: PlaceRow): boolean => end === undefined || compareNewestFirst(placeOf(row), end) <= 0;
  return {
    ...tallies,
    deals: deals.rows.filter(onPage).map(toDeal),
    bummerls: bummerls.rows.filter(onPage).map(toBummerl),
    next: end === undefined ? null : makeCursor(end),
  };
};
