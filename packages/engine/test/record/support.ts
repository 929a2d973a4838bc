import { expect } from "vitest";
import type { Action } from "../../src/deal/action.ts";
import {
  type DealRecord,
  parseRecord,
  type ReplayOutput,
  replay,
  type SeatAction,
} from "../../src/record/index.ts";

/** Closed by seat 0 before seat 1 had a trick; three cards each, seat 0 on lead. */
export const POSITION = {
  trump: "S",
  hands: [
    ["HQ", "DA", "DK"],
    ["HT", "DT", "DQ"],
  ],
  leader: 0,
  led: null,
  faceDown: ["CA", "CT", "CK"],
  upCard: "SJ",
  closed: { by: 0, atClosing: { points: [20, 0], tricks: [2, 0] } },
  points: [47, 27],
  tricks: [3, 2],
  marriages: [{ seat: 0, suit: "H" }],
};

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
