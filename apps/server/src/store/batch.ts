import type { Seat } from "@bummerl/engine";
import type { Client, QueryResultRow } from "pg";
import { playColumns, seatColumns } from "./list-columns.ts";
import type { Append } from "./store.ts";

/** Rows of the table itself have seat -1 in the database: `null` would not be unique there. */
export const seatNumber = (seat: Seat | null): number => seat ?? -1;

/** The part of a connection the statements need. */
export type Connected = Pick<Client, "query">;

const FIELDS = `
  table_id text, seq integer, seat smallint, command_id text, at bigint, events jsonb,
  status text, visibility text, rules jsonb, clock text,
  player_0 text, name_0 text, kind_0 text, player_1 text, name_1 text, kind_1 text,
  deciding_0 boolean, deciding_1 boolean, resume_asked_0 boolean, resume_asked_1 boolean,
  bummerl integer, deal integer, to_go_0 smallint, to_go_1 smallint, deadline bigint,
  day text, finished_deal jsonb, finished_bummerl jsonb`;

/**
 * A batch in one statement, so all of it or nothing is done, and lists, deals and Bummerl change only for rows that
 * really went in. A number goes in only after its predecessor: whatever a caller believes, the log has no gap.
 */
const INSERT = `
WITH input AS MATERIALIZED (
  SELECT * FROM json_to_recordset($1::json) AS entry (${FIELDS})
), logged AS (
  INSERT INTO table_events (table_id, seq, seat, command_id, at, events)
  SELECT table_id, seq, seat, command_id, at, events FROM input
  WHERE seq = 1 OR (
    SELECT true FROM table_events AS before WHERE before.table_id = input.table_id AND before.seq = input.seq - 1
  )
  ORDER BY table_id, seq
  ON CONFLICT DO NOTHING
  RETURNING table_id, seq
), fresh AS (
  SELECT input.* FROM input JOIN logged USING (table_id, seq)
), made AS (
  INSERT INTO tables (
    id, seq, status, visibility, clock, player_0, name_0, kind_0, player_1, name_1, kind_1,
    deciding_0, deciding_1, resume_asked_0, resume_asked_1, bummerl, deal, to_go_0, to_go_1,
    deadline, created_at, changed_at, rules, day
  )
  SELECT table_id, seq, status, visibility, clock, player_0, name_0, kind_0, player_1, name_1, kind_1,
    deciding_0, deciding_1, resume_asked_0, resume_asked_1, bummerl, deal, to_go_0, to_go_1,
    deadline, at, at, rules, day
  FROM fresh WHERE seq = 1
), changed AS (
  UPDATE tables SET
    seq = fresh.seq, status = fresh.status,
    player_0 = COALESCE(fresh.player_0, tables.player_0), name_0 = COALESCE(fresh.name_0, tables.name_0),
    kind_0 = COALESCE(fresh.kind_0, tables.kind_0), player_1 = COALESCE(fresh.player_1, tables.player_1),
    name_1 = COALESCE(fresh.name_1, tables.name_1), kind_1 = COALESCE(fresh.kind_1, tables.kind_1),
    deciding_0 = fresh.deciding_0, deciding_1 = fresh.deciding_1,
    resume_asked_0 = fresh.resume_asked_0, resume_asked_1 = fresh.resume_asked_1,
    bummerl = fresh.bummerl, deal = fresh.deal, to_go_0 = fresh.to_go_0, to_go_1 = fresh.to_go_1,
    deadline = fresh.deadline, changed_at = fresh.at
  FROM fresh WHERE tables.id = fresh.table_id AND fresh.seq > 1
), dealt AS (
  INSERT INTO deals (
    table_id, deal, seq, bummerl, dealer, winner, counters, reason, to_go_0, to_go_1, ended_at,
    player_0, name_0, kind_0, player_1, name_1, kind_1, secret, commitment, cut_0, cut_1, deck, actions,
    dealer_chosen, undone
  )
  SELECT table_id, (done->>'deal')::integer, seq, (done->>'bummerl')::integer, (done->>'dealer')::smallint,
    (done->'result'->>'winner')::smallint, (done->'result'->>'counters')::smallint, done->'result'->>'reason',
    (done->'toGo'->>0)::smallint, (done->'toGo'->>1)::smallint, at,
    player_0, name_0, kind_0, player_1, name_1, kind_1,
    done->>'secret', done->>'commitment', done->'cuts'->>0, done->'cuts'->>1, done->'deck', done->'actions',
    COALESCE((done->>'dealerChosen')::boolean, false), COALESCE((done->>'undone')::smallint, 0)
  FROM (SELECT *, finished_deal AS done FROM fresh WHERE finished_deal IS NOT NULL) AS ended
), won AS (
  INSERT INTO bummerls (
    table_id, bummerl, seq, kind, value, how, winner_seat, winner, winner_name, loser, loser_name, ended_at
  )
  SELECT table_id, (done->>'bummerl')::integer, seq, done->>'kind', (done->>'value')::smallint, done->>'how',
    (done->>'winner')::smallint,
    CASE WHEN first THEN player_0 ELSE player_1 END, CASE WHEN first THEN name_0 ELSE name_1 END,
    CASE WHEN first THEN player_1 ELSE player_0 END, CASE WHEN first THEN name_1 ELSE name_0 END, at
  FROM (
    SELECT *, finished_bummerl AS done, finished_bummerl->>'winner' = '0' AS first
    FROM fresh WHERE finished_bummerl IS NOT NULL
  ) AS ended
)
SELECT everything, CASE WHEN NOT everything THEN ARRAY (SELECT table_id FROM logged) END AS some
FROM (SELECT (SELECT count(*) FROM logged) = (SELECT count(*) FROM input) AS everything) AS outcome`;

/** What the number and the command id of a row that did not go in have come upon. */
const LOOK_UP = `
SELECT wanted.place, mine.seq AS mine, taken.seq IS NOT NULL AS taken
FROM json_to_recordset($1::json) AS wanted (
  place integer, table_id text, seq integer, seat smallint, command_id text
)
LEFT JOIN table_events AS mine USING (table_id, seat, command_id)
LEFT JOIN table_events AS taken ON taken.table_id = wanted.table_id AND taken.seq = wanted.seq`;

const encode = ({ table, row, commandId, summary, deal, bummerl }: Append): object => ({
  table_id: table,
  seq: row.seq,
  seat: seatNumber(row.seat),
  command_id: commandId,
  at: row.at,
  events: row.events,
  ...playColumns(summary),
  // Nobody gets up again, so who sits there is only sent where somebody sits down, and where a list of its own names him.
  ...(row.seq === 1 || deal !== null || bummerl !== null || row.events.some(({ type }) => type === "seated")
    ? seatColumns(summary.players)
    : undefined),
  // What never changes is only sent with the row that makes the table.
  ...(row.seq === 1
    ? { visibility: summary.visibility, clock: summary.clock, rules: summary.rules, day: summary.day }
    : undefined),
  // A JSON null would be a value of jsonb, not an absent one.
  ...(deal === null ? undefined : { finished_deal: deal }),
  ...(bummerl === null ? undefined : { finished_bummerl: bummerl }),
});

/** What a row that did not go in has come upon. */
export interface Found {
  /** Number of the row with this command id, if there is one. */
  readonly mine: number | null;
  /** Somebody's row has the number. */
  readonly taken: boolean;
}

/** The two statements of the append lane. An error of theirs means: nothing was done, or (connection) who knows. */
export interface BatchStore {
  /** Inserts what can be inserted and returns which entries those were. Each table at most once. */
  insert(entries: readonly Append[]): Promise<ReadonlySet<Append>>;
  /** In the order of `entries`. */
  lookUp(entries: readonly Append[]): Promise<Found[]>;
}

/** Nearly always everything went in; then no list of it is made, sent and read. */
interface Inserted extends QueryResultRow {
  readonly everything: boolean;
  readonly some: readonly string[] | null;
}
interface LookedUp extends QueryResultRow {
  readonly place: number;
  readonly mine: number | null;
  readonly taken: boolean;
}

/** @param connected gives the lane's connection, a new one after a loss */
export const makeBatchStore = (connected: () => Promise<Connected>): BatchStore => ({
  async insert(entries) {
    const client = await connected();
    const values = [JSON.stringify(entries.map(encode))];
    const { rows } = await client.query<Inserted>({ name: "append", text: INSERT, values });
    const [inserted] = rows;
    if (inserted === undefined) throw new Error("an append was answered by nothing");
    if (inserted.everything) return new Set(entries);
    const tables = new Set(inserted.some ?? []);
    return new Set(entries.filter(({ table }) => tables.has(table)));
  },

  async lookUp(entries) {
    const client = await connected();
    const wanted = entries.map(({ table, row, commandId }, place) => ({
      place,
      table_id: table,
      seq: row.seq,
      seat: seatNumber(row.seat),
      command_id: commandId,
    }));
    const values = [JSON.stringify(wanted)];
    const { rows } = await client.query<LookedUp>({ name: "look-up", text: LOOK_UP, values });
    const found = new Map(rows.map(({ place, mine, taken }) => [place, { mine, taken }]));
    return entries.map((_, place) => found.get(place) ?? { mine: null, taken: false });
  },
});
