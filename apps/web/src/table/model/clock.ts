import type { Seat } from "@bummerl/engine";
import { CLOCKS, type TableView } from "@bummerl/table";

/** What one player's clock shows. Milliseconds. */
export interface ClockFace {
  readonly running: boolean;
  /** Left of this decision's own time; 0 when the bank is being used. */
  readonly decision: number;
  readonly bank: number;
  readonly up: boolean;
}

/** The clock of a seat at `now` (the server's time); `null` on an untimed table or before a clock was set. */
export const clockFace = (view: TableView, seat: Seat, now: number): ClockFace | null => {
  const { time } = view;
  const limits = CLOCKS[view.clock];
  if (time === null || limits === null) return null;
  const deadline = time.deadlines[seat];
  if (deadline === null || view.status !== "live") {
    return { running: false, decision: limits.decisionMs, bank: time.banks[seat], up: false };
  }
  const left = Math.max(0, deadline - now);
  const bank = Math.min(left, time.banks[seat]);
  return { running: true, decision: left - bank, bank, up: left === 0 };
};

/** Whole seconds as `0:07` or `4:32`, begun seconds counted: nought is shown only when the time is up. */
export const formatClock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
