import type { TableView } from "@bummerl/table";

/** Are there hints and a way back? Only against a computer, and not at the deal of the day, which is the same for all. */
export const hasAids = (view: Pick<TableView, "computer" | "day">): boolean =>
  view.computer !== undefined && view.day === undefined;
