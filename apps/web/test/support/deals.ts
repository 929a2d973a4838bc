import type { DealAnswer } from "@bummerl/protocol";
import type { Setup } from "../table/support/driver.ts";
import { STATES } from "../table/support/states.ts";

/** A deal that was really played to its end, as seat 0 is told it afterwards. */
export const finishedDeal = (endedAt: number, setup: Setup = {}): DealAnswer => {
  const { view } = STATES.dealOver(setup);
  const [first, second] = view.seats;
  if (first === null || second === null || view.lastDeal === null) throw new Error("no finished deal");
  return {
    table: view.table,
    seats: [first, second],
    yourSeat: 0,
    rules: view.rules,
    endedAt,
    deal: view.lastDeal,
  };
};
