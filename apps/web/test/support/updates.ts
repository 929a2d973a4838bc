import { PRESETS } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";

/** A view of a live table before its first deal, as seat 0 sees it, with what a test wants otherwise. */
export const viewWith = (parts: Partial<TableView>): TableView =>
  ({
    table: "table-01",
    seq: 3,
    dealSeq: 0,
    you: 0,
    rules: PRESETS.classic,
    clock: "calm",
    visibility: "public",
    seats: [
      { id: "anna", name: "Anna", kind: "player" },
      { id: "bert", name: "Bert", kind: "player" },
    ],
    status: "live",
    stage: "dealing",
    dealNumber: 1,
    bummerlNumber: 1,
    toGo: [7, 7],
    deal: null,
    ready: [false, false],
    fair: { deal: 1, commitment: "ab".repeat(32), yourCut: null },
    lastDeal: null,
    bummerls: [],
    time: null,
    saveAsked: [false, false],
    resumeAsked: [false, false],
    endedBy: null,
    may: ["next"],
    ...parts,
  }) as TableView;

/** What the server publishes of such a view. */
export const updateWith = (parts: Partial<TableView>): TableUpdate => ({
  view: viewWith(parts),
  online: [true, true],
  now: 0,
  code: null,
});
