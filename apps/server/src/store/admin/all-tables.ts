import type { Client, QueryResultRow } from "pg";
import type { StoredBummerl, StoredDeal, StoredEvents } from "../stored.ts";
import { rowsOf } from "./cursor.ts";

/** Everything that is stored about one table. */
export interface StoredWhole {
  readonly id: string;
  readonly log: readonly StoredEvents[];
  /** Its row in the list, by the names of the columns. */
  readonly listed: (QueryResultRow & { readonly status: string }) | null;
  readonly deals: readonly StoredDeal[];
  readonly bummerls: readonly StoredBummerl[];
  /** Under a code in the lobby. */
  readonly open: boolean;
}

/** All five are sorted by table, byte for byte, as a comparison of the program sorts. */
const QUERIES = {
  log: "SELECT * FROM table_events ORDER BY table_id, seq",
  listed: "SELECT *, id AS table_id FROM tables ORDER BY id",
  deals: "SELECT * FROM deals ORDER BY table_id, deal",
  bummerls: "SELECT * FROM bummerls ORDER BY table_id, bummerl",
  open: "SELECT table_id FROM open_tables ORDER BY table_id",
} as const;

interface OfTable extends QueryResultRow {
  readonly table_id: string;
}

/** A sorted stream of which one looks at the next before one takes it. */
interface Peekable {
  readonly table: () => string | null;
  /** All rows of a table that is next. */
  readonly take: (table: string) => Promise<OfTable[]>;
}

async function peekable(rows: AsyncGenerator<OfTable>): Promise<Peekable> {
  let next = await rows.next();
  return {
    table: () => (next.done === true ? null : next.value.table_id),
    take: async (table) => {
      const taken: OfTable[] = [];
      while (next.done !== true && next.value.table_id === table) {
        taken.push(next.value);
        next = await rows.next();
      }
      return taken;
    },
  };
}

/** All tables there is any row of, one whole table in memory at a time. Only within a transaction. */
export async function* allTables(client: Client): AsyncGenerator<StoredWhole> {
  const open = (name: keyof typeof QUERIES): Promise<Peekable> =>
    peekable(rowsOf<OfTable>(client, name, QUERIES[name]));
  const streams = {
    log: await open("log"),
    listed: await open("listed"),
    deals: await open("deals"),
    bummerls: await open("bummerls"),
    open: await open("open"),
  };
  for (;;) {
    const ids = Object.values(streams).flatMap((stream) => stream.table() ?? []);
    const id = ids.reduce<string | null>((least, one) => (least === null || one < least ? one : least), null);
    if (id === null) return;
    const [listed] = await streams.listed.take(id);
    yield {
      id,
      log: (await streams.log.take(id)) as unknown as StoredEvents[],
      listed: listed === undefined ? null : (withoutKey(listed) as StoredWhole["listed"]),
      deals: (await streams.deals.take(id)) as unknown as StoredDeal[],
      bummerls: (await streams.bummerls.take(id)) as unknown as StoredBummerl[],
      open: (await streams.open.take(id)).length > 0,
    };
  }
}

/** The list calls the table's id `id`; `table_id` is there for sorting only. */
const withoutKey = ({ table_id: _id, ...row }: OfTable): QueryResultRow => row;
