import type { SeatCommand, TableView } from "@bummerl/table";
import { cutFor } from "../../net/cuts.ts";

/** What the page remembers in order to give each automatic command once. */
export interface Automatic {
  /** A view was seen since the page was opened. */
  readonly opened: boolean;
  /** The player has opened a saved game: the wish is told again whenever the server has forgotten it. */
  readonly resumes: boolean;
  /** What was given for which view. */
  readonly given: string | null;
}

/**
 * The command that the present view asks for without a decision: the cut of the first deal, as soon as its commitment
 * is seen; and *resume*, when a saved game was opened. A game that is saved while one looks at it is not resumed.
 */
export const automaticCommand = (
  before: Automatic,
  view: TableView,
): { readonly automatic: Automatic; readonly command: SeatCommand | null } => {
  const saved = view.status === "saved";
  const resumes = saved && (before.resumes || !before.opened);
  const after: Automatic = { ...before, opened: true, resumes };
  const { you } = view;
  if (you === "spectator") return { automatic: after, command: null };

  const key = `${view.status}:${view.seq}`;
  const give = (command: SeatCommand) => ({ automatic: { ...after, given: key }, command });
  if (before.given === key) return { automatic: after, command: null };

  const firstCut = view.status === "live" && view.stage === "dealing" && view.dealNumber === 1;
  if (firstCut && !view.ready[you] && view.fair.deal === 1 && view.may.includes("next")) {
    return give({ type: "next", deal: 1, cut: cutFor(view.table, 1) });
  }
  if (resumes && !view.resumeAsked[you] && view.may.includes("resume")) {
    return give({ type: "resume", deal: view.dealNumber });
  }
  return { automatic: after, command: null };
};
