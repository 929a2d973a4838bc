import type { PerSeat } from "@bummerl/engine";
import type { SeatedPlayer } from "@bummerl/table";
import type { TableSummary } from "./store.ts";

/** Who sits where, under the names of the columns that say so. */
export const seatColumns = ([first, second]: PerSeat<SeatedPlayer | null>) => ({
  player_0: first?.id ?? null,
  name_0: first?.name ?? null,
  kind_0: first?.kind ?? null,
  player_1: second?.id ?? null,
  name_1: second?.name ?? null,
  kind_1: second?.kind ?? null,
});

/** What of a table's row in the list may change with each row of its log, under the names of the columns. */
export const listColumns = (summary: TableSummary) => ({
  ...seatColumns(summary.players),
  ...playColumns(summary),
});

/** As {@link listColumns}, without who sits there: that changes once. */
export const playColumns = (summary: TableSummary) => ({
  status: summary.status,
  deciding_0: summary.deciding[0],
  deciding_1: summary.deciding[1],
  resume_asked_0: summary.resumeAsked[0],
  resume_asked_1: summary.resumeAsked[1],
  bummerl: summary.bummerl,
  deal: summary.deal,
  to_go_0: summary.toGo[0],
  to_go_1: summary.toGo[1],
  deadline: summary.deadline,
});
