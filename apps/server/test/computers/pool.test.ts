import { setImmediate as turn } from "node:timers/promises";
import { COMPUTER_LEVELS, type ComputerLevel, computerTask, type Question } from "@bummerl/table";
import { afterEach, describe, expect, it } from "vitest";
import { makePool } from "../../src/computers/pool.ts";
import { type Thinkers, ThinkingError } from "../../src/computers/thinkers.ts";
import { computerTable, dealtTo } from "../support/computer-state.ts";
import { inlineThinkers } from "../support/thinkers.ts";

const REAL = new URL("../../src/computers/from-source.mjs", import.meta.url);
const MISSING = new URL("./no-such-worker.mjs", import.meta.url);
const TROUBLED = new URL("./troubled-worker.mjs", import.meta.url);

let pool: Thinkers | null = null;
const warned: unknown[] = [];
const logger = { warn: (fields: unknown) => void warned.push(fields) } as unknown as Parameters<
  typeof makePool
>[0]["logger"];
const open = (worker: URL, patienceMs = 60_000): Thinkers => {
  pool = makePool({ worker, threads: 1, logger, patienceMs });
  return pool;
};
afterEach(async () => {
  warned.length = 0;
  await pool?.close();
});

/** The computer has the first lead. */
function led(level: ComputerLevel) {
  const task = computerTask(dealtTo(computerTable(level)));
  if (task === null) throw new Error("the computer is not to lead");
  return task;
}

/** A question for the troubled threads, with what they count their attempts in. */
const troubled = (seed: number) => {
  const view = new SharedArrayBuffer(4);
  return { question: { seed, view } as unknown as Question, attempts: () => new Int32Array(view)[0] };
};

describe("the threads of computers", () => {
  it("choose and advise what the players do, and the thread that serves everybody goes on meanwhile", async () => {
    const threads = open(REAL);
    let turns = 0;
    let thinking = true;
    const going = (async () => {
      for (; thinking; turns += 1) await turn();
    })();
    for (const level of COMPUTER_LEVELS) {
      const task = led(level);
      expect(await threads.choose(task, level)).toEqual(await inlineThinkers().choose(task, level));
    }
    const task = led("master");
    expect(await threads.advise(task)).toEqual(await inlineThinkers().advise(task));
    thinking = false;
    await going;
    expect(turns).toBeGreaterThan(100);
    expect(warned).toEqual([]);
  });

  it.each([
    ["fails", 1],
    ["dies", 2],
  ])("ask again where one %s", async (_how, seed) => {
    const { question, attempts } = troubled(seed);
    expect(await open(TROUBLED).choose(question, "hobby")).toEqual({ type: "play", card: "HA" });
    expect(attempts()).toBe(2);
    expect(warned).toHaveLength(1);
  });

  it("say at once that they cannot even begin, and try again with the next question", async () => {
    const threads = open(MISSING);
    for (const seed of [1, 2]) {
      const since = performance.now();
      await expect(threads.choose(troubled(seed).question, "hobby")).rejects.toBeInstanceOf(ThinkingError);
      // Beyond all doubt it was not patience that ran out.
      expect(performance.now() - since).toBeLessThan(20_000);
    }
    // Of each attempt: the thread's fault, and the question's.
    expect(warned).toHaveLength(12);
  });

  it("end one that is stuck, not for ever, and answer the next question", async () => {
    const threads = open(TROUBLED, 400);
    const { question, attempts } = troubled(3);
    await expect(threads.choose(question, "hobby")).rejects.toBeInstanceOf(ThinkingError);
    expect(attempts()).toBeLessThanOrEqual(3);
    expect(warned).toHaveLength(3);
  });
});
