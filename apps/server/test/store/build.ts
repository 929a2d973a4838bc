import { PRESETS, type Seat } from "@bummerl/engine";
import type { FinishedBummerl, FinishedDeal, SeatedPerson, TableEvent } from "@bummerl/table";
import type { Append, TableSummary } from "../../src/store/store.ts";

/** Stands in every built log where nobody but the log may have it. */
export const SECRET = "5ec7e7".repeat(10);

export const seated = (name: string): SeatedPerson => ({ id: `player-${name}`, name, kind: "player" });

export const ANNA = seated("Anna");
export const BERT = seated("Bert");

const buildSummary = (changes: Partial<TableSummary> = {}): TableSummary => ({
  status: "live",
  visibility: "public",
  rules: PRESETS.classic,
  clock: "quick",
  players: [ANNA, BERT],
  deciding: [true, false],
  resumeAsked: [false, false],
  bummerl: 1,
  deal: 1,
  toGo: [7, 7],
  deadline: null,
  day: null,
  ...changes,
});

export interface BuildAppend extends Partial<Omit<Append, "row" | "summary">> {
  readonly seq: number;
  readonly seat?: Seat | null;
  readonly at?: number;
  readonly events?: readonly TableEvent[];
  readonly summary?: Partial<TableSummary>;
}

export const buildAppend = (changes: BuildAppend): Append => {
  const { seq, seat = 0, at = 1_000 + seq, table = "table-one" } = changes;
  return {
    table,
    row: { seq, seat, at, events: changes.events ?? [{ type: "resumed" }] },
    commandId: changes.commandId ?? `${table}-command-${seq}`,
    summary: buildSummary(changes.summary),
    deal: changes.deal ?? null,
    bummerl: changes.bummerl ?? null,
  };
};

export const buildDeal = (changes: Partial<FinishedDeal> = {}): FinishedDeal => ({
  deal: 1,
  bummerl: 1,
  dealer: 0,
  deck: ["HJ", "SA", "DT"],
  actions: [
    { seat: 1, type: "play", card: "HJ" },
    { seat: 0, type: "marriage", card: "DK", claim: true },
  ],
  result: { winner: 0, counters: 2, reason: "claim" },
  toGo: [5, 7],
  secret: SECRET,
  commitment: "c0",
  cuts: ["", "ab12"],
  ...changes,
});

export const buildBummerl = (changes: Partial<FinishedBummerl> = {}): FinishedBummerl => ({
  bummerl: 1,
  winner: 0,
  kind: "plain",
  value: 1,
  how: "played",
  ...changes,
});
