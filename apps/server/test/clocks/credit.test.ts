import { expect, it } from "vitest";
import { makeCredit } from "../../src/clocks/credit.ts";
import type { Outcome } from "../../src/hosting/command.ts";
import { makeManualClock } from "../support/client-clock.ts";

const BUSY: Outcome = { ok: false, error: { code: "busy" } };

/** Gives a table back what was lost for ten seconds; the table answers so. */
async function credited(answers: readonly Outcome[]): Promise<readonly string[]> {
  const clock = makeManualClock(60_000);
  const left = [...answers];
  const asked: string[] = [];
  const credit = makeCredit({
    clock,
    lists: { clocked: async () => ["t"] },
    log: { findCommand: async () => null, read: async () => [] },
    host: {
      system: async (_, id) => {
        asked.push(id);
        return left.shift() ?? BUSY;
      },
      idle: async () => undefined,
    },
  });
  await credit(50_000);
  return asked;
}

it("a table that is too busy is asked again, by the same name, until it has its time", async () => {
  const id = "credit-50000";
  expect(await credited([BUSY, BUSY, { ok: true, seq: 7 }])).toEqual([id, id, id]);
});

it("time that a table would not take is not said to be given back", async () => {
  await expect(credited([])).rejects.toThrow("too busy");
});
