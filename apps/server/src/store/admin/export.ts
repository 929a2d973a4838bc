import type { RuleSet } from "@bummerl/engine";
import type { Client, QueryResultRow } from "pg";
import type { StoredBummerl, StoredDeal, StoredEvents, StoredTable } from "../stored.ts";

export interface StoredPlayer extends QueryResultRow {
  readonly id: string;
  readonly name: string | null;
  readonly kind: string;
  readonly created_at: number;
}

/** `day`: it is the deal of that day. */
export type ExportedDeal = StoredDeal & { readonly rules: RuleSet; readonly day: string | null };

/** All that is stored about one player, but for the cards of deals that are not over. */
export interface PlayerExport {
  readonly player: StoredPlayer | null;
  readonly sessions: readonly { readonly created_at: number }[];
  readonly tables: readonly StoredTable[];
  readonly deals: readonly ExportedDeal[];
  readonly bummerls: readonly StoredBummerl[];
}

/** @param log with its events: the cards of a running deal are among them */
export interface TableExport {
  readonly table: StoredTable | null;
  readonly deals: readonly ExportedDeal[];
  readonly bummerls: readonly StoredBummerl[];
  readonly log: readonly StoredEvents[];
}

const DEALS = "SELECT deals.*, tables.rules, tables.day FROM deals JOIN tables ON tables.id = deals.table_id";

const read = async <Row extends QueryResultRow>(client: Client, text: string, id: string): Promise<Row[]> =>
  (await client.query<Row>(text, [id])).rows;

export const exportPlayer = async (client: Client, id: string): Promise<PlayerExport> => ({
  player: (await read<StoredPlayer>(client, "SELECT * FROM players WHERE id = $1", id))[0] ?? null,
  sessions: await read(client, "SELECT created_at FROM sessions WHERE player = $1 ORDER BY created_at", id),
  tables: await read(
    client,
    "SELECT * FROM tables WHERE player_0 = $1 OR player_1 = $1 ORDER BY created_at, id",
    id,
  ),
  deals: await read(
    client,
    `${DEALS} WHERE deals.player_0 = $1 OR deals.player_1 = $1 ORDER BY ended_at, table_id, deal`,
    id,
  ),
  bummerls: await read(
    client,
    "SELECT * FROM bummerls WHERE winner = $1 OR loser = $1 ORDER BY ended_at, table_id, seq",
    id,
  ),
});

export const exportTable = async (client: Client, id: string, withLog: boolean): Promise<TableExport> => ({
  table: (await read<StoredTable>(client, "SELECT * FROM tables WHERE id = $1", id))[0] ?? null,
  deals: await read(client, `${DEALS} WHERE deals.table_id = $1 ORDER BY deal`, id),
  bummerls: await read(client, "SELECT * FROM bummerls WHERE table_id = $1 ORDER BY bummerl", id),
  log: withLog ? await read(client, "SELECT * FROM table_events WHERE table_id = $1 ORDER BY seq", id) : [],
});
