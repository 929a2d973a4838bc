import { readFileSync, writeFileSync } from "node:fs";
import { SEATS } from "@bummerl/engine";
import {
  fold,
  type StoredEvent,
  type TableRow,
  type TableState,
  tableViewFor,
  upcast,
} from "../../src/index.ts";

/** The tables whose logs are kept here. */
export const GOLDEN = ["classic-untimed", "tournament-quick", "own-mix-calm", "computer-calm"] as const;
export type GoldenName = (typeof GOLDEN)[number];

/** What a log must come to for ever. */
export interface Outcome {
  readonly state: TableState;
  /** As seen from seat 0, seat 1 and by a spectator. */
  readonly views: readonly unknown[];
}

export const pathOf = (name: GoldenName): URL => new URL(`./${name}.jsonl`, import.meta.url);

/** One row a line, as stored; the last line is the outcome. */
export function readGolden(name: GoldenName): { rows: readonly TableRow[]; outcome: Outcome } {
  const lines = readFileSync(pathOf(name), "utf8").trimEnd().split("\n");
  const rows = lines.slice(0, -1).map((line) => {
    const stored: Omit<TableRow, "events"> & { readonly events: readonly StoredEvent[] } = JSON.parse(line);
    return { ...stored, events: stored.events.map(upcast) };
  });
  return { rows, outcome: JSON.parse(lines.at(-1) ?? "null") };
}

export function writeGolden(name: GoldenName, rows: readonly TableRow[]): void {
  const lines = [...rows, outcomeOf(rows)].map((line) => JSON.stringify(line));
  writeFileSync(pathOf(name), `${lines.join("\n")}\n`);
}

export function outcomeOf(rows: readonly TableRow[]): Outcome {
  const state = fold(rows);
  if (state === null) throw new Error("an empty log");
  return { state, views: [...SEATS, "spectator" as const].map((viewer) => tableViewFor(state, viewer)) };
}
