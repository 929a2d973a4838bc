import { ok, type Result } from "@bummerl/engine";
import { refuse, type TableRefusal } from "../refusal.ts";
import { seatOf } from "../seats.ts";
import type { SeatedPerson, TableEvent, TableState } from "../state.ts";

/** Compatibility forms and case make no difference; upper first, for ß and SS. */
const folded = (name: string): string => name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");

/** Would these two be confused at one table? */
export const sameName = (one: string, other: string): boolean => folded(one) === folded(other);

/** The second player takes the free chair, and play begins. One person has one seat, and one name is one person. */
export function sit(state: TableState, player: SeatedPerson): Result<TableEvent[], TableRefusal> {
  if (state.status === "ended") return refuse("tableEnded");
  if (seatOf(state, player.id) !== null) return refuse("alreadySeated");
  if (state.status !== "open") return refuse("tableFull");
  const maker = state.seats[0];
  if (maker !== null && sameName(maker.name, player.name)) return refuse("nameTaken");
  return ok([{ type: "seated", seat: 1, player }]);
}
