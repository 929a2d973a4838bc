import { PRESETS } from "@bummerl/engine";
import { choose } from "@bummerl/players";
import { type ComputerLevel, makeTable, type SeatCommand } from "@bummerl/table";
import { describe, expect, it } from "vitest";
import { HostedTable } from "../../src/local/hosted-table.ts";
import { playerThinker } from "../../src/local/player-thinker.ts";
import type { LocalRow } from "../../src/local/store.ts";

const TABLE = "table-of-the-levels";

/** A table hosted without a disk, whose computer thinks at once. */
const hosted = async (level: ComputerLevel) => {
  const events = makeTable(
    {
      id: TABLE,
      rules: PRESETS.classic,
      clock: "untimed",
      visibility: "private",
      maker: { id: "person", name: "Anna", kind: "player" },
      computer: { level, pace: "none", firstDealer: "me" },
    },
    { now: 0, secret: "5e".repeat(32) },
  );
  const rows: LocalRow[] = [{ table: TABLE, seq: 1, seat: null, at: 0, events, command: null }];
  const failures: unknown[] = [];
  const table = await HostedTable.open(
    {
      store: {
        rows: async (_, seq) => rows.slice(seq),
        append: async (row) => {
          rows.push(row);
          return true;
        },
      },
      thinker: playerThinker,
      now: () => 0,
      after: (_, call) => {
        queueMicrotask(call);
        return () => undefined;
      },
      publish: () => undefined,
      grown: () => undefined,
      failed: (error) => failures.push(error),
    },
    TABLE,
  );
  if (table === null) throw new Error("there is no table");
  return { table, failures, rows };
};

/** What a beginner in the person's chair does now; `null` while the computer thinks. */
const personal = (view: HostedTable["update"]["view"]): SeatCommand | null => {
  if (view.stage === "dealing")
    return view.may.includes("next") ? { type: "next", deal: view.dealNumber, cut: "" } : null;
  if (view.deal?.turn !== 0) return null;
  const action = choose(view.deal, view.rules, { level: "beginner", seed: view.seq, toGo: view.toGo });
  return { type: "act", seq: view.dealSeq, action };
};

describe("a whole Bummerl on one device", () => {
  // Beginner and Master play theirs in a browser.
  it.each(["hobby", "regulars"] as const)(
    "against %s comes to its end, every move allowed",
    async (level) => {
      const { table, failures, rows } = await hosted(level);
      for (let steps = 0; table.update.view.stage !== "bummerlOver" && failures.length === 0; steps += 1) {
        const command = personal(table.update.view);
        if (command !== null)
          expect(await table.command(`step-${steps}`, command)).toMatchObject({ ok: true });
        // The computer's turn comes after this one.
        await table.look();
        expect(steps).toBeLessThan(2_000);
      }
      expect(failures).toEqual([]);
      const [won] = table.update.view.bummerls;
      expect(won?.how).toBe("played");
      expect(rows.some(({ seat }) => seat === 1)).toBe(true);
    },
  );
});
