import { expect } from "vitest";
import type { Action } from "../../src/deal/action.ts";
import {
  type DealRecord,
  parseRecord,
  type ReplayOutput,
  replay,
  type SeatAction,
} from "../../src/record/index.ts";

/** Reads a record that must be readable. */
export function readRecord(json: unknown): DealRecord {
  const parsed = parseRecord(json);
  if (!parsed.ok) throw new Error(`bad record at "${parsed.error.at}"`);
  return parsed.value;
}

export const replayed = (json: unknown): ReplayOutput => replay(readRecord(json));

/** The first thing that cannot be read; fails when all can. */
export function badAt(json: unknown): string {
  const parsed = parseRecord(json);
  expect(parsed.ok).toBe(false);
  return parsed.ok ? "nothing" : parsed.error.at;
}

export const by = (seat: 0 | 1, ...actions: readonly Action[]): SeatAction[] =>
  actions.map((action) => ({ seat, ...action }));
