import type { Seat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { Messages } from "../../i18n/index.ts";

/** Counters still to win, or won, as `score` says (R40). */
export const counterText = (view: TableView, seat: Seat, { table }: Messages): string => {
  const toGo = Math.max(0, view.toGo[seat]);
  return view.rules.score === "down"
    ? table.score.toGo(toGo)
    : table.score.won(view.rules.target - toGo, view.rules.target);
};
