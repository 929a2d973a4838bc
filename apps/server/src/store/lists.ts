import type { RuleSet, Seat } from "@bummerl/engine";
import type { OwnTable } from "@bummerl/protocol";
import { type ClockName, type SeatedPlayer, seatedPlayer, type TableStatus } from "@bummerl/table";
import type { Pool, QueryResultRow } from "pg";
import { guarded } from "./errors.ts";
import { readFinishedDeal } from "./finished-deal.ts";
import { readGames } from "./games.ts";
import type { TableList } from "./store.ts";
import { readPairTally } from "./tally.ts";

/** The slot is what is indexed; the deadline decides. */
const DUE = `
SELECT id FROM tables WHERE deadline_slot <= ($1::bigint >> 17)::integer AND deadline <= $1
ORDER BY deadline, id LIMIT $2`;
/** Asked for thousands of tables at once: two texts are cheaper to send than two arrays. */
const GROWN = `
SELECT id FROM unnest(string_to_array($1, ','), string_to_array($2, ',')::integer[]) AS known (id, known_seq)
JOIN tables USING (id) WHERE tables.seq > known_seq`;
const AGAINST_COMPUTER = `
SELECT count(*)::integer AS tables FROM tables WHERE player_0 = $1 AND kind_1 = 'computer' AND status <> 'ended' AND day IS NULL`;
const CLOCKED =
  "SELECT id FROM tables WHERE deadline_slot IS NOT NULL AND status = 'live' ORDER BY deadline, id";

/** Columns of `tables` as its player in `seat` sees them: own and other instead of 0 and 1. */
const ownColumns = (seat: Seat): string => {
  const other = seat === 0 ? 1 : 0;
  return `id, status, ${seat} AS seat, rules, clock, bummerl, deal, changed_at,
    player_${other} AS opponent, name_${other} AS opponent_name,
    to_go_${seat} AS to_go, to_go_${other} AS opponent_to_go,
    deciding_${seat} AS deciding, deciding_${other} AS opponent_deciding,
    resume_asked_${other} AS opponent_resumes`;
};

/** The deal of the day is not among them: it has a place of its own. */
const OWN_TABLES = `
SELECT ${ownColumns(0)} FROM tables WHERE player_0 = $1 AND status <> 'ended' AND day IS NULL
UNION ALL
SELECT ${ownColumns(1)} FROM tables WHERE player_1 = $1 AND status <> 'ended'
ORDER BY changed_at DESC, id`;

/** The row is the player's own, or the table's own with him in it. */
const tableBy = (seat: Seat): string => `
SELECT id FROM tables JOIN table_events ON table_id = id
WHERE player_${seat} = $1 AND status <> 'ended' AND seat IN (-1, ${seat}) AND command_id = $2`;

interface OwnTableRow extends QueryResultRow {
  readonly id: string;
  readonly status: TableStatus;
  readonly seat: Seat;
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly bummerl: number;
  readonly deal: number;
  readonly changed_at: number;
  readonly opponent: string | null;
  readonly opponent_name: string | null;
  readonly to_go: number;
  readonly opponent_to_go: number;
  readonly deciding: boolean;
  readonly opponent_deciding: boolean;
  readonly opponent_resumes: boolean;
}

const turnOf = (you: boolean, opponent: boolean): OwnTable["turn"] => {
  if (you) return opponent ? "both" : "you";
  return opponent ? "opponent" : null;
};

const opponentOf = ({ opponent, opponent_name }: OwnTableRow): SeatedPlayer | null =>
  opponent === null || opponent_name === null ? null : seatedPlayer(opponent, opponent_name);

const toOwnTable = (row: OwnTableRow): OwnTable => ({
  table: row.id,
  status: row.status,
  seat: row.seat,
  opponent: opponentOf(row),
  rules: row.rules,
  clock: row.clock,
  bummerl: row.bummerl,
  deal: row.deal,
  toGo: [row.to_go, row.opponent_to_go],
  turn: turnOf(row.deciding, row.opponent_deciding),
  changedAt: row.changed_at,
  opponentWaits: row.status === "saved" && row.opponent_resumes,
});

/** What lists show, from the summary columns and the finished deals and Bummerl; no log is folded. */
export const makeTableList = (pool: Pool): TableList => ({
  due: (now, limit) =>
    guarded("find due tables", async () => {
      const query = { name: "due", text: DUE, values: [now, limit] };
      return (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
    }),

  grown: (known) =>
    guarded("look whether tables have grown", async () => {
      const values = [known.map(({ id }) => id).join(), known.map(({ seq }) => seq).join()];
      return (await pool.query<{ id: string }>({ name: "grown", text: GROWN, values })).rows.map(
        ({ id }) => id,
      );
    }),

  clocked: () =>
    guarded("find tables whose clock runs", async () =>
      (await pool.query<{ id: string }>(CLOCKED)).rows.map(({ id }) => id),
    ),

  ownTables: (player) =>
    guarded("list a player's tables", async () => {
      const query = { name: "own-tables", text: OWN_TABLES, values: [player] };
      return (await pool.query<OwnTableRow>(query)).rows.map(toOwnTable);
    }),

  againstComputer: (player) =>
    guarded("count a player's tables with a computer", async () => {
      const { rows } = await pool.query<{ tables: number }>(AGAINST_COMPUTER, [player]);
      return rows[0]?.tables ?? 0;
    }),

  tableBy: (player, seat, commandId) =>
    guarded("find a table by its command", async () => {
      const { rows } = await pool.query<{ id: string }>(tableBy(seat), [player, commandId]);
      return rows[0]?.id ?? null;
    }),

  games: (player, before, limit) => guarded("list games", () => readGames(pool, player, before, limit)),
  pairTally: (player, opponent) => guarded("sum up a tally", () => readPairTally(pool, player, opponent)),
  finishedDeal: (player, table, deal) =>
    guarded("read a finished deal", () => readFinishedDeal(pool, player, table, deal)),
});
