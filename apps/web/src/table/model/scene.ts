import type { TableView } from "@bummerl/table";
import { mySeat } from "./sides.ts";

/**
 * What the table shows: `cutting` the first deal is being prepared, `play` a deal, `result` what a deal or Bummerl
 * ended with, `saved`, `ended`. A table with a free chair is shown by the waiting page instead.
 */
export type Scene = "cutting" | "play" | "result" | "saved" | "ended";

export const sceneOf = (view: TableView): Scene => {
  if (view.status === "saved") return "saved";
  // The deal of the day is over with its table: what came of it is what one wants to see there.
  if (view.status === "ended" && (view.day === undefined || view.lastDeal === null)) return "ended";
  if (view.stage === "playing" && view.deal !== null) return "play";
  return view.lastDeal !== null || view.stage === "bummerlOver" ? "result" : "cutting";
};

/** Whose decision the deal waits for. */
export const turnOf = (view: TableView): "you" | "opponent" | "none" => {
  const turn = sceneOf(view) === "play" ? (view.deal?.turn ?? null) : null;
  if (turn === null) return "none";
  return turn === mySeat(view) ? "you" : "opponent";
};

/**
 * Number of the deal whose cards are in view: a table's number moves on when a deal is scored, its cards stay until
 * the next one.
 */
export const dealShown = (view: TableView): number => view.lastDeal?.deal ?? view.dealNumber;

/** A move was taken back on the way from one view to the next: the same deal, and less has happened in it. */
export const isTakenBack = (old: TableView | null, view: TableView): boolean =>
  old?.deal != null &&
  view.deal !== null &&
  dealShown(old) === dealShown(view) &&
  view.deal.history.length < old.deal.history.length;
