import type { z } from "zod";
import { END_OF_ROWS } from "./dump-format.ts";

/** What is read is no backup, or not the whole of one; the message says so to the host. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export interface DumpReader {
  /** The next line, as what it must be. */
  line<T>(schema: z.ZodType<T>): Promise<T>;
  /** Whole rows up to the end of the table. */
  rows(): AsyncGenerator<Buffer>;
}

const NEWLINE = 10;
/** A header is the longest line that is read as a whole. */
const LONGEST_LINE = 1_000_000;
const END = Buffer.from(END_OF_ROWS);
const END_AFTER_ROW = Buffer.from(`\n${END_OF_ROWS}`);

/** Reads an unpacked backup from pieces that are cut anywhere. */
export function makeDumpReader(source: AsyncIterable<Uint8Array>): DumpReader {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const more = async (): Promise<void> => {
    const next = await pieces.next();
    if (next.done === true) throw new BackupError("The backup ends in the middle: it is only a part of one.");
    rest = rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([rest, next.value]);
  };

  return {
    line: async (schema) => {
      let end = rest.indexOf(NEWLINE);
      for (; end < 0; end = rest.indexOf(NEWLINE)) {
        if (rest.length > LONGEST_LINE) throw notOne();
        await more();
      }
      const text = rest.toString("utf8", 0, end);
      rest = rest.subarray(end + 1);
      const read = schema.safeParse(fromJson(text));
      if (!read.success) throw notOne();
      return read.data;
    },

    async *rows() {
      for (;;) {
        // The end is a line of its own; a row cannot look like it.
        if (rest.subarray(0, END.length).equals(END)) {
          rest = rest.subarray(END.length);
          return;
        }
        const last = rest.indexOf(END_AFTER_ROW);
        if (last >= 0) {
          const rows = rest.subarray(0, last + 1);
          rest = rest.subarray(last + END_AFTER_ROW.length);
          yield rows;
          return;
        }
        // What may be the beginning of the end waits for the next piece.
        const whole = rest.lastIndexOf(NEWLINE, -2) + 1;
        if (whole > 0) {
          const rows = rest.subarray(0, whole);
          rest = rest.subarray(whole);
          yield rows;
        }
        await more();
      }
    },
  };
}

const notOne = (): BackupError => new BackupError("This is no backup of Bummerl, or it was damaged.");

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
