import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { toStoreError } from "../errors.ts";
import { END_OF_ROWS, FORMAT, type Header, makeMeter, type Trailer } from "./dump-format.ts";
import { BackupError } from "./dump-reader.ts";
import { appliedMigrations, keptShapes, type Shape } from "./shape.ts";

/**
 * Everything that is kept, as it was at one moment, while the server goes on: see `dump-format.ts`.
 * @param madeAt milliseconds since 1970
 * @param told hears of each table when it is done
 * @throws StoreError
 */
export async function* dump(
  client: Client,
  madeAt: number,
  told: (table: string, rows: number) => void,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  const pieces: AsyncGenerator<Uint8Array> = snapshot(client, async function* () {
    const header: Header = {
      bummerlBackup: FORMAT,
      madeAt,
      migrations: await appliedMigrations(client),
      tables: await keptShapes(client),
    };
    if (header.migrations.length === 0) throw new BackupError("There is no Bummerl in this database.");
    yield line(header);
    for (const shape of header.tables) {
      const meter = makeMeter();
      for await (const piece of rowsOf(client, shape)) {
        meter.add(piece);
        yield piece;
      }
      const end = meter.end(shape.table);
      yield Buffer.from(END_OF_ROWS);
      yield line(end);
      total += end.rows;
      told(end.table, end.rows);
    }
    const trailer: Trailer = { whole: true, rows: total };
    yield line(trailer);
  });
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof BackupError ? error : toStoreError("read the database", error);
  }
}

/** Whoever stops listening half-way leaves the connection as it is; it is closed anyway. */
async function* snapshot<T>(client: Client, work: () => AsyncGenerator<T>): AsyncGenerator<T> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  yield* work();
  await client.query("COMMIT");
}

const line = (value: object): Uint8Array => Buffer.from(`${JSON.stringify(value)}\n`);

const rowsOf = (client: Client, { table, columns }: Shape): AsyncIterable<Uint8Array> =>
  client.query(copyTo(`COPY ${placeOf(client, table, columns)} TO STDOUT`));

/** `public."players" ("id", "name")` */
export const placeOf = (client: Client, table: string, columns: readonly string[]): string =>
  `public.${client.escapeIdentifier(table)} (${columns.map((column) => client.escapeIdentifier(column)).join(", ")})`;
