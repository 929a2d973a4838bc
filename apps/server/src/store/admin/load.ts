import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { toStoreError } from "../errors.ts";
import { readJournal } from "../migrate.ts";
import { inAdminTransaction, othersConnected } from "./connection.ts";
import { placeOf } from "./dump.ts";
import {
  FORMAT,
  type Header,
  headerSchema,
  makeMeter,
  sectionEndSchema,
  trailerSchema,
} from "./dump-format.ts";
import { BackupError, type DumpReader, makeDumpReader } from "./dump-reader.ts";
import { applyMigrations, clearUnused } from "./schema-in-transaction.ts";

export interface Loaded {
  /** When the backup was made; milliseconds since 1970. */
  readonly madeAt: number;
  readonly rows: number;
}

/**
 * Puts a backup into an empty database, all of it or nothing: first the tables as they were when it was made, then its
 * rows, then what has changed in the tables since.
 * @param pieces the backup, unpacked
 * @throws BackupError when it is not whole, is newer than this program, or the database is not empty
 * @throws StoreError when the database fails
 */
export async function load(
  client: Client,
  pieces: AsyncIterable<Uint8Array>,
  directory: string,
  told: (table: string, rows: number) => void,
): Promise<Loaded> {
  const reader = makeDumpReader(pieces);
  const header = await reader.line(headerSchema);
  checkHeader(header, directory);
  if (await othersConnected(client))
    throw new BackupError("A Bummerl server is running on this database. Stop it first.");
  try {
    const loaded = await inAdminTransaction(client, "write", async () => {
      await clearUnused(client);
      const had = new Set(header.migrations);
      await applyMigrations(client, directory, (when) => had.has(when));
      let rows = 0;
      for (const shape of header.tables) {
        const loaded = await loadTable(client, reader, shape);
        told(shape.table, loaded);
        rows += loaded;
      }
      const trailer = await reader.line(trailerSchema);
      if (trailer.rows !== rows) throw damaged();
      await applyMigrations(client, directory, (when) => !had.has(when));
      return { madeAt: header.madeAt, rows };
    });
    // So that the first queries are not planned for empty tables.
    await client.query("ANALYZE");
    return loaded;
  } catch (error) {
    if (error instanceof BackupError || isUnpacking(error)) throw error;
    throw toStoreError("restore", error);
  }
}

function checkHeader({ bummerlBackup, migrations }: Header, directory: string): void {
  const known = new Set(readJournal(directory).map(({ when }) => when));
  if (bummerlBackup > FORMAT || migrations.some((when) => !known.has(when)))
    throw new BackupError(
      "The backup was made by a newer version of Bummerl than this one. Restore it with that version, or a later one.",
    );
  if (migrations.length === 0) throw damaged();
}

async function loadTable(
  client: Client,
  reader: DumpReader,
  shape: Header["tables"][number],
): Promise<number> {
  const meter = makeMeter();
  async function* metered(): AsyncGenerator<Buffer> {
    for await (const rows of reader.rows()) {
      meter.add(rows);
      yield rows;
    }
  }
  await pipeline(
    metered,
    client.query(copyFrom(`COPY ${placeOf(client, shape.table, shape.columns)} FROM STDIN`)),
  );
  const found = meter.end(shape.table);
  const told = await reader.line(sectionEndSchema);
  if (told.table !== found.table || told.rows !== found.rows || told.sha256 !== found.sha256) throw damaged();
  return found.rows;
}

const damaged = (): BackupError => new BackupError("The backup is damaged: its checksums do not fit.");

/** What zlib says of a file that was cut or is not packed at all. */
const isUnpacking = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
