import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TableLog } from "../../src/store/store.ts";
import { buildAppend } from "./build.ts";

let made = 0;
/** No other test has rows of this table. */
const freshTable = (): string => {
  made += 1;
  return `contract-${made}-${process.hrtime.bigint()}`;
};

const seqs = async (log: TableLog, table: string): Promise<number[]> =>
  (await log.read(table, 0)).map(({ seq }) => seq);

/** What any log must do, seen by two processes (`one` and `two` may be the same object). */
export const describeLog = (
  name: string,
  logs: () => { readonly one: TableLog; readonly two: TableLog },
): void => {
  describe(`a log: ${name}`, () => {
    test("rows come back as they went in, in order, from any number on", async () => {
      const { one, two } = logs();
      const table = freshTable();
      const entries = [
        buildAppend({ table, seq: 1, seat: 1, events: [{ type: "left", seat: 1 }] }),
        buildAppend({ table, seq: 2, seat: null }),
        buildAppend({
          table,
          seq: 3,
          events: [{ type: "acted", seat: 0, action: { type: "play", card: "HA" }, events: [] }],
        }),
      ];
      for (const entry of entries) expect(await one.append(entry)).toEqual({ type: "stored" });
      const rows = entries.map(({ row }) => row);
      expect(await two.read(table, 0)).toEqual(rows);
      expect(await two.read(table, 2)).toEqual(rows.slice(2));
      expect(await two.read(table, 3)).toEqual([]);
      expect(await two.read(freshTable(), 0)).toEqual([]);
    });

    test("of two for one number the first wins, the other is behind", async () => {
      const { one, two } = logs();
      const table = freshTable();
      await one.append(buildAppend({ table, seq: 1 }));
      const answers = await Promise.all(
        [one, two].map((log, index) => log.append(buildAppend({ table, seq: 2, commandId: `two-${index}` }))),
      );
      expect(answers.map(({ type }) => type).sort()).toEqual(["behind", "stored"]);
      expect(await seqs(one, table)).toEqual([1, 2]);
    });

    test("a command id goes in once for each seat, whatever its number", async () => {
      const { one, two } = logs();
      const table = freshTable();
      const commandId = "the-same";
      await one.append(buildAppend({ table, seq: 1, commandId }));
      expect(await two.append(buildAppend({ table, seq: 1, commandId }))).toEqual({
        type: "repeated",
        seq: 1,
      });
      expect(await two.append(buildAppend({ table, seq: 2, commandId }))).toEqual({
        type: "repeated",
        seq: 1,
      });
      expect(await two.append(buildAppend({ table, seq: 2, seat: null, commandId }))).toEqual({
        type: "stored",
      });
      expect(await two.append(buildAppend({ table, seq: 3, seat: null, commandId }))).toEqual({
        type: "repeated",
        seq: 2,
      });
      expect(await one.findCommand(table, 0, commandId)).toBe(1);
      expect(await one.findCommand(table, null, commandId)).toBe(2);
      expect(await one.findCommand(table, 1, commandId)).toBeNull();
      expect(await seqs(one, table)).toEqual([1, 2]);
    });

    test("a number without its predecessor is refused", async () => {
      const { one } = logs();
      const table = freshTable();
      await expect(one.append(buildAppend({ table, seq: 2 }))).rejects.toMatchObject({ code: "refused" });
      expect(await seqs(one, table)).toEqual([]);
    });

    test("whoever writes when: no gap, nothing doubled, nothing lost that was called stored", async () => {
      const turns = fc.array(
        fc.record({ process: fc.constantFrom(0, 1), table: fc.constantFrom(0, 1), command: fc.nat(11) }),
        { minLength: 1, maxLength: 40 },
      );
      const property = fc.asyncProperty(turns, async (list) => {
        const { one, two } = logs();
        const tables = [freshTable(), freshTable()];
        const stored: string[][] = [[], []];
        /** One process that plays its turns one after the other and, when behind, reads the tail and decides again. */
        const play = async (log: TableLog, process: number): Promise<void> => {
          const known = [0, 0];
          for (const { table: index, command } of list.filter((turn) => turn.process === process)) {
            const table = tables[index] ?? "";
            const commandId = `command-${command}`;
            for (let answer = "behind"; answer === "behind"; ) {
              const seq = (known[index] ?? 0) + 1;
              const appended = await log.append(buildAppend({ table, seq, commandId }));
              answer = appended.type;
              if (answer === "stored") {
                known[index] = seq;
                stored[index]?.push(`${seq} ${commandId}`);
              } else known[index] = (await log.read(table, 0)).length;
            }
          }
        };
        await Promise.all([play(one, 0), play(two, 1)]);
        for (const [index, table] of tables.entries()) {
          const rows = await one.read(table, 0);
          expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1));
          const commands = new Set(list.filter((turn) => turn.table === index).map(({ command }) => command));
          expect(rows).toHaveLength(commands.size);
          expect(new Set(stored[index]).size).toBe(commands.size);
          for (const entry of stored[index] ?? []) {
            const [seq, commandId = ""] = entry.split(" ");
            expect(await two.findCommand(table, 0, commandId)).toBe(Number(seq));
          }
        }
      });
      await fc.assert(property, { numRuns: 20 });
    });
  });
};
