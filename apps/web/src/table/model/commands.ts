import type { Action } from "@bummerl/engine";
import type { SeatCommand, TableView } from "@bummerl/table";

/** Where a cut for a deal of a table comes from: random bytes, drawn once and kept in this browser. */
export type CutSource = (table: string, deal: number) => string;

export const actCommand = (view: TableView, action: Action): SeatCommand => ({
  type: "act",
  seq: view.dealSeq,
  action,
});

/** A command that names its deal or Bummerl, with the numbers the view tells. */
export const seatCommand = (
  view: TableView,
  type: Exclude<SeatCommand["type"], "act">,
  cutFor: CutSource,
): SeatCommand => {
  const deal = view.dealNumber;
  const bummerl = view.bummerlNumber;
  switch (type) {
    case "next":
      return { type, deal, cut: cutFor(view.table, view.fair.deal) };
    case "playOn":
      return { type, bummerl, cut: cutFor(view.table, view.fair.deal) };
    case "undo":
      return { type, deal, seq: view.dealSeq };
    case "save":
    case "resume":
      return { type, deal };
    case "leave":
    case "resign":
    case "takeBummerl":
      return { type, bummerl };
  }
};

/**
 * What a page does by itself: it cuts for the first deal as soon as it sees the hash, and says that a saved game is
 * open here (`wantsResume`: it was saved before this page came, or *Resume* was pressed).
 */
export const automaticCommand = (view: TableView, wantsResume: boolean): "next" | "resume" | null => {
  if (view.status === "saved") return wantsResume && view.may.includes("resume") ? "resume" : null;
  const firstDeal = view.stage === "dealing" && view.lastDeal === null;
  return firstDeal && view.may.includes("next") ? "next" : null;
};
