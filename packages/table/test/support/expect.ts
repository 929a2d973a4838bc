import type { Seat } from "@bummerl/engine";
import { expect } from "vitest";
import type { TableRefusalCode } from "../../src/index.ts";
import type { AnyCommand, Bench } from "./bench.ts";

/** The command is refused with this code, and nothing has changed. */
export function expectRefused(bench: Bench, from: Seat | null, command: AnyCommand, code: TableRefusalCode) {
  const before = bench.state;
  const rows = bench.rows.length;
  expect(bench.give(from, command)).toEqual({ ok: false, error: { code, rule: null } });
  expect(bench.state).toBe(before);
  expect(bench.rows).toHaveLength(rows);
}

/** The command succeeds because it has happened already, and writes no row. */
export function expectRepeat(bench: Bench, from: Seat | null, command: AnyCommand) {
  const rows = bench.rows.length;
  expect(bench.give(from, command)).toEqual({ ok: true, value: [] });
  expect(bench.rows).toHaveLength(rows);
}
