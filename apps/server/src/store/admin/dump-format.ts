import { createHash, type Hash } from "node:crypto";
import { z } from "zod";

/**
 * A backup, unpacked: lines. First the header, then for each table its rows as Postgres' COPY writes them (a row is a
 * line, always), ended by `\.` and a line with their number and SHA-256; last a line that says it is whole.
 */
export const FORMAT = 1;

export const headerSchema = z.object({
  bummerlBackup: z.int(),
  /** Milliseconds since 1970. */
  madeAt: z.int(),
  /** Times of the migrations the database had had. */
  migrations: z.array(z.int()).readonly(),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()).readonly() })).readonly(),
});
export type Header = z.output<typeof headerSchema>;

export const sectionEndSchema = z.object({ table: z.string(), rows: z.int(), sha256: z.string() });
export type SectionEnd = z.output<typeof sectionEndSchema>;

export const trailerSchema = z.object({ whole: z.literal(true), rows: z.int() });
export type Trailer = z.output<typeof trailerSchema>;

/** Ends the rows of a table: COPY never writes such a line. */
export const END_OF_ROWS = "\\.\n";

const NEWLINE = 10;

/** Counts and hashes rows as they pass. */
export interface Meter {
  add(piece: Uint8Array): void;
  /** Once. */
  end(table: string): SectionEnd;
}

export function makeMeter(): Meter {
  const hash: Hash = createHash("sha256");
  let rows = 0;
  return {
    add: (piece) => {
      hash.update(piece);
      for (const byte of piece) if (byte === NEWLINE) rows += 1;
    },
    end: (table) => ({ table, rows, sha256: hash.digest("hex") }),
  };
}
