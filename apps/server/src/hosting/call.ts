import { otherSeat } from "@bummerl/engine";
import type { Stored } from "./command.ts";
import type { CallReason } from "./publisher.ts";

/** Somebody has opened a saved table: the other, wherever in the house he is, is called to it. */
export function callOnResume(
  { after, events }: Stored,
  call: (player: string, table: string, reason: CallReason) => void,
): void {
  if (after.status !== "saved") return;
  const asked = events.find((event) => event.type === "resumeAsked");
  const other = asked === undefined ? null : after.seats[otherSeat(asked.seat)];
  if (other !== null && other !== undefined) call(other.id, after.id, "resume");
}
