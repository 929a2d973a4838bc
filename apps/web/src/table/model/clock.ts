import type { Seat } from "@bummerl/engine";
import { CLOCKS, type TableView } from "@bummerl/table";

/** What one player's clock shows. Milliseconds. */
export interface ClockFace {
  readonly running: boolean;
  /** Left of this decision's own time; 0 when the bank is being used. */
  readonly decision: number;
  readonly bank: number;
  readonly up: boolean;
  /** Left of the time that runs now, the decision's own or the bank, from 1 to 0. */
  readonly share: number;
}

/** Below this the decision's own time comes to its end. Milliseconds. */
const SOON_MS = 10_000;

/** How far a clock has run: the words and colours of its steps are calm ones. */
export type ClockStep = "idle" | "plenty" | "soon" | "bank" | "up";

export const clockStep = ({ running, decision, up }: ClockFace): ClockStep => {
  if (!running) return "idle";
  if (up) return "up";
  if (decision === 0) return "bank";
  return decision <= SOON_MS ? "soon" : "plenty";
};

/** The clock of a seat at `now` (the server's time); `null` on an untimed table or before a clock was set. */
export const clockFace = (view: TableView, seat: Seat, now: number): ClockFace | null => {
  const { time } = view;
  const limits = CLOCKS[view.clock];
  if (time === null || limits === null) return null;
  const deadline = time.deadlines[seat];
  if (deadline === null || view.status !== "live") {
    return { running: false, decision: limits.decisionMs, bank: time.banks[seat], up: false, share: 1 };
  }
  const left = Math.max(0, deadline - now);
  const bank = Math.min(left, time.banks[seat]);
  const decision = left - bank;
  const whole = decision > 0 ? limits.decisionMs : Math.max(time.banks[seat], 1);
  return {
    running: true,
    decision,
    bank,
    up: left === 0,
    share: Math.min(1, (decision > 0 ? decision : bank) / whole),
  };
};

/** Whole seconds as `0:07` or `4:32`, begun seconds counted: nought is shown only when the time is up. */
export const formatClock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Said when so much is left in all; who needs longer than that to act has a table without a clock. Milliseconds. */
const LAST_MS = 20_000;

/** What is said of the own clock, and when (the server's time): the bank begins, or so much is left in all. */
export interface ClockWarning {
  readonly at: number;
  readonly kind: "bank" | "last";
  /** Milliseconds left then. */
  readonly left: number;
}

/** The warnings of the decision that runs for a seat, in order; none without a running clock. */
export const clockWarnings = (view: TableView, seat: Seat): readonly ClockWarning[] => {
  const { time } = view;
  const deadline = time?.deadlines[seat] ?? null;
  if (time === null || deadline === null || view.status !== "live") return [];
  const bank = time.banks[seat];
  const last: ClockWarning = { at: deadline - LAST_MS, kind: "last", left: LAST_MS };
  // A bank that begins with the last seconds is one thing to say, not two.
  return bank > LAST_MS ? [{ at: deadline - bank, kind: "bank", left: bank }, last] : [last];
};
