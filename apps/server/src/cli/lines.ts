import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { EXIT, type Exit } from "./exit.ts";
import { asCalled } from "./files.ts";

/** What one line of the file gives: a line to print, and whether it was good. */
export interface Answer {
  readonly line: string;
  readonly good: boolean;
}

const open = (file: string): Readable => (file === "-" ? process.stdin : createReadStream(asCalled(file)));

/** Some editors begin a file with it; it is not part of the first line. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The lines of each piece read. Split here because `readline` keeps a read error of its input to itself; and a piece
 * at a time because a write for every line is slow.
 */
async function* pieces(input: Readable): AsyncGenerator<readonly string[]> {
  let rest = "";
  let atStart = true;
  for await (const chunk of input.setEncoding("utf8") as AsyncIterable<string>) {
    rest += atStart && chunk.startsWith(BYTE_ORDER_MARK) ? chunk.slice(1) : chunk;
    atStart = false;
    // A line longer than a piece is split once, when its end is there.
    if (!chunk.includes("\n")) continue;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
  yield [rest];
}

/** Answers every line of a file that is not blank on standard output, in order. */
export async function answerLines(file: string, answer: (line: string) => Answer): Promise<Exit> {
  let allGood = true;
  async function* answers(): AsyncGenerator<string> {
    for await (const lines of pieces(open(file))) {
      let text = "";
      for (const line of lines) {
        if (line.trim() === "") continue;
        const { line: answered, good } = answer(line);
        allGood &&= good;
        text += `${answered}\n`;
      }
      if (text !== "") yield text;
    }
  }
  try {
    await pipeline(answers, process.stdout, { end: false });
  } catch (fault) {
    return exitOf(fault, file);
  }
  return allGood ? EXIT.ok : EXIT.faulty;
}

function exitOf(fault: unknown, file: string): Exit {
  const { code, syscall, message } = fault as NodeJS.ErrnoException;
  if (code === "EPIPE") return EXIT.brokenPipe;
  // Only what the system says about the file is expected; anything else is a fault of ours and shall be seen.
  if (syscall === undefined) throw fault;
  process.stderr.write(`bummerl: cannot read ${file}: ${message}\n`);
  return EXIT.unusable;
}
