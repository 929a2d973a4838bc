import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Lane, type LaneOptions, makeLane } from "../../src/store/lane.ts";
import { silent } from "../support/store-doubles.ts";
import { buildAppend } from "./build.ts";
import {
  FATES,
  type Fate,
  type MemoryBatchStore,
  makeMemoryBatchStore,
  POISON,
} from "./memory-batch-store.ts";

const laneOn = (store: MemoryBatchStore, changes: Partial<LaneOptions> = {}): Lane =>
  makeLane({
    store,
    log: silent,
    onLost: () => undefined,
    pause: async () => undefined,
    batchSize: 100,
    queueLength: 1_000,
    ...changes,
  });

const first = (table: string, commandId = `${table}-1`) => buildAppend({ table, seq: 1, commandId });
const tablesOf = (store: MemoryBatchStore): string[][] =>
  store.asked.map((batch) => batch.map(({ table }) => table));

/** Statements wait until `open`; `entered` resolves when the first has begun. */
const makeGate = () => {
  let open: () => void = () => undefined;
  let enter: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const gate = async (): Promise<void> => {
    enter();
    await opened;
  };
  return { gate, open, entered };
};

describe("batches", () => {
  test("what arrives in one turn goes in one statement, sorted by table", async () => {
    const store = makeMemoryBatchStore();
    const lane = laneOn(store);
    const answers = await Promise.all(["c", "a", "b"].map((table) => lane.append(first(table))));
    expect(answers).toEqual([{ type: "stored" }, { type: "stored" }, { type: "stored" }]);
    expect(tablesOf(store)).toEqual([["a", "b", "c"]]);
  });

  test("while one statement is under way the next batch gathers", async () => {
    const { gate, open, entered } = makeGate();
    const store = makeMemoryBatchStore([], gate);
    const lane = laneOn(store);
    const answers = [lane.append(first("a"))];
    await entered;
    answers.push(lane.append(first("c")), lane.append(first("b")));
    expect(store.asked).toHaveLength(1);
    open();
    await Promise.all(answers);
    expect(tablesOf(store)).toEqual([["a"], ["b", "c"]]);
  });

  test("two rows of one table go one after the other, in their order", async () => {
    const store = makeMemoryBatchStore();
    const lane = laneOn(store);
    await Promise.all([1, 2, 3].map((seq) => lane.append(buildAppend({ seq }))));
    expect(store.asked.map((batch) => batch.map(({ row }) => row.seq))).toEqual([[1], [2], [3]]);
  });

  test("no statement has more rows than allowed", async () => {
    const store = makeMemoryBatchStore();
    const lane = laneOn(store, { batchSize: 2 });
    await Promise.all(["a", "b", "c", "d", "e"].map((table) => lane.append(first(table))));
    expect(tablesOf(store)).toEqual([["a", "b"], ["c", "d"], ["e"]]);
  });

  test("beyond the queue's length it is busy, and nothing of that is stored", async () => {
    const store = makeMemoryBatchStore();
    const lane = laneOn(store, { queueLength: 2 });
    const taken = [lane.append(first("a")), lane.append(first("b"))];
    await expect(lane.append(first("c"))).rejects.toMatchObject({ name: "StoreError", code: "busy" });
    await Promise.all(taken);
    expect([...store.logs.keys()]).toEqual(["a", "b"]);
  });
});

describe("rows that do not go in", () => {
  test("a number that is taken is behind, a command that is there is repeated", async () => {
    const store = makeMemoryBatchStore();
    const lane = laneOn(store);
    await lane.append(first("a", "one"));
    expect(await lane.append(first("a", "two"))).toEqual({ type: "behind" });
    expect(await lane.append(buildAppend({ table: "a", seq: 2, commandId: "one" }))).toEqual({
      type: "repeated",
      seq: 1,
    });
  });

  test("a row on top of one that did not go in is behind, though its own number is free", async () => {
    const store = makeMemoryBatchStore();
    await laneOn(store).append(first("a", "somebody else"));
    const lane = laneOn(store);
    const answers = [lane.append(first("a", "mine")), lane.append(buildAppend({ table: "a", seq: 2 }))];
    expect(await Promise.all(answers)).toEqual([{ type: "behind" }, { type: "behind" }]);
    expect(store.logs.get("a")).toEqual(["somebody else"]);
  });

  test("only the culprit of a refused statement is refused", async () => {
    const store = makeMemoryBatchStore();
    const lane = laneOn(store);
    const [a, b, c, later] = await Promise.allSettled([
      lane.append(first("a")),
      lane.append(first("b", `${POISON}-b`)),
      lane.append(first("c")),
      lane.append(buildAppend({ table: "b", seq: 2 })),
    ]);
    expect(a).toMatchObject({ value: { type: "stored" } });
    expect(b).toMatchObject({ reason: { name: "StoreError", code: "refused" } });
    expect(c).toMatchObject({ value: { type: "stored" } });
    expect(later).toMatchObject({ value: { type: "behind" } });
    expect([...store.logs.keys()]).toEqual(["a", "c"]);
  });

  test("a database that cannot now refuses the batch after two more tries, not after one for each row", async () => {
    const store = makeMemoryBatchStore(["unwell", "unwell", "unwell"]);
    const lane = laneOn(store);
    const tables = ["a", "b", "c", "d", "e"];
    const answers = await Promise.allSettled(tables.map((table) => lane.append(first(table))));
    for (const answer of answers) expect(answer).toMatchObject({ reason: { code: "unwell" } });
    expect(store.asked).toHaveLength(3);
    expect(await lane.append(first("a"))).toEqual({ type: "stored" });
  });
});

describe("lost answers", () => {
  test("a statement that was not done is done on the next connection", async () => {
    const store = makeMemoryBatchStore(["lostUndone", "lostUndone"]);
    const attempts: number[] = [];
    let drops = 0;
    const lane = laneOn(store, {
      onLost: () => {
        drops += 1;
      },
      pause: async (attempt) => {
        attempts.push(attempt);
      },
    });
    expect(await lane.append(first("a"))).toEqual({ type: "stored" });
    expect(attempts).toEqual([1, 2]);
    expect(drops).toBe(2);
  });

  test.each<Fate>(["lostDone", "lostLate"])(
    "one that was done (%s) is found by its command id",
    async (fate) => {
      const store = makeMemoryBatchStore([fate]);
      const answer = await laneOn(store).append(first("a"));
      expect(fate === "lostDone" ? { type: "repeated", seq: 1 } : { type: "stored" }).toEqual(answer);
      expect(store.logs.get("a")).toEqual(["a-1"]);
    },
  );

  test("what may be stored is not refused because the database cannot now", async () => {
    const store = makeMemoryBatchStore(["lostDone", "unwell", "unwell", "done", "unwell"]);
    expect(await laneOn(store).append(first("a"))).toEqual({ type: "repeated", seq: 1 });
  });
});

describe("closing", () => {
  test("what was taken is answered, and nothing more is taken", async () => {
    const store = makeMemoryBatchStore();
    const lane = laneOn(store);
    const answer = lane.append(first("a"));
    await lane.drain();
    await expect(lane.append(first("b"))).rejects.toMatchObject({ code: "busy" });
    expect(await answer).toEqual({ type: "stored" });
  });

  test("given up, only what was never sent is refused", async () => {
    const { gate, entered } = makeGate();
    const lane = laneOn(makeMemoryBatchStore([], gate));
    let answered = false;
    const answer = (): void => {
      answered = true;
    };
    lane.append(first("sent")).then(answer, answer);
    await entered;
    const unsent = lane.append(first("unsent"));
    lane.abandon();
    await expect(unsent).rejects.toMatchObject({ code: "busy" });
    expect(answered).toBe(false);
  });
});

test("whatever becomes of the statements, every answer is true and no log has a gap", async () => {
  const step = fc.record({
    table: fc.constantFrom("a", "b", "c"),
    commandId: fc.oneof(
      fc.constantFrom("one", "two", "three", "four", "five", "six"),
      fc.constant(`${POISON}-x`),
    ),
    pipelined: fc.boolean(),
  });
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 30 }),
    fc.array(fc.constantFrom(...FATES), { maxLength: 30 }),
    fc.integer({ min: 1, max: 4 }),
    async (steps, fates, batchSize) => {
      const store = makeMemoryBatchStore(fates);
      // Two processes would have two lanes on one log.
      const lanes = [laneOn(store, { batchSize }), laneOn(store, { batchSize })] as const;
      const answers: Promise<void>[] = [];
      const verdicts: (() => void)[] = [];
      for (const [index, { table, commandId, pipelined }] of steps.entries()) {
        const seq = (store.logs.get(table)?.length ?? 0) + 1;
        const lane = index % 2 === 0 ? lanes[0] : lanes[1];
        const id = commandId.startsWith(POISON) ? `${commandId}-${index}` : commandId;
        const inLog = (): number => store.logs.get(table)?.indexOf(id) ?? -1;
        const answer = lane.append(buildAppend({ table, seq, commandId: id })).then(
          (appended) => {
            if (appended.type === "stored") verdicts.push(() => expect(inLog()).toBe(seq - 1));
            if (appended.type === "repeated") verdicts.push(() => expect(inLog()).toBe(appended.seq - 1));
          },
          () => {
            // The same id may have gone in by another append; poison and what was alone may not.
            const others = steps.filter((other) => other.table === table && other.commandId === commandId);
            if (others.length === 1) verdicts.push(() => expect(inLog()).toBe(-1));
          },
        );
        answers.push(answer);
        if (!pipelined) await answer;
      }
      await Promise.all(answers);
      store.finish();
      for (const verdict of verdicts) verdict();
      for (const log of store.logs.values()) expect(new Set(log).size).toBe(log.length);
    },
  );
  await fc.assert(property, { numRuns: 500 });
});
