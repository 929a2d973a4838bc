import { z } from "zod";
import { type Word, wordSchema } from "./word.ts";

/** What one process tells at once. */
export interface Envelope {
  /** The process that speaks; it passes over its own. */
  readonly from: string;
  readonly words: readonly Word[];
  /** Words of this process were lost before these: those who rely on words look at the rows. */
  readonly lost: boolean;
}

/** Words stay unread at first: those of a newer version are passed over one by one. */
const shape = z.object({
  from: z.string(),
  words: z.array(z.unknown()),
  lost: z.boolean().optional(),
});

/**
 * Writes words down in texts of at most so many bytes, as few as can be. Words hold ids, so one always fits.
 * @param maxBytes of one text, in UTF-8
 */
export function encode({ from, words, lost }: Envelope, maxBytes: number): string[] {
  const close = lost ? `],"lost":true}` : "]}";
  const open = `{"from":${JSON.stringify(from)},"words":[`;
  const frame = Buffer.byteLength(open + close);
  const texts: string[] = [];
  let part: string[] = [];
  let bytes = frame;
  const finish = (): void => {
    texts.push(open + part.join(",") + close);
    part = [];
    bytes = frame;
  };
  for (const word of words) {
    const written = JSON.stringify(word);
    const more = Buffer.byteLength(written) + 1;
    if (bytes + more > maxBytes && part.length > 0) finish();
    part.push(written);
    bytes += more;
  }
  if (part.length > 0 || lost) finish();
  return texts;
}

/** @returns `null` for what is not ours. Words that are not known here, as of a newer server, are left out. */
export function decode(text: string): Envelope | null {
  const read = shape.safeParse(parseJson(text));
  if (!read.success) return null;
  const { from, words, lost = false } = read.data;
  return { from, lost, words: words.flatMap((word) => wordSchema.safeParse(word).data ?? []) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
