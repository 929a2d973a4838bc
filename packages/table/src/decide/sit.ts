import { ok, type Result } from "@bummerl/engine";
import { refuse, type TableRefusal } from "../refusal.ts";
import { seatOf } from "../seats.ts";
import type { SeatedPlayer, TableEvent, TableState } from "../state.ts";

/** Names that look the same to a reader are the same: compatibility forms and case make no difference. */
const folded = (name: string): string => name.normalize("NFKC").toLowerCase().normalize("NFKC");

/** The second player takes the free chair, and play begins. One person has one seat, and one name is one person. */
export function sit(state: TableState, player: SeatedPlayer): Result<TableEvent[], TableRefusal> {
  if (state.status === "ended") return refuse("tableEnded");
  if (seatOf(state, player.id) !== null) return refuse("alreadySeated");
  if (state.status !== "open") return refuse("tableFull");
  const maker = state.seats[0];
  if (maker !== null && folded(maker.name) === folded(player.name)) return refuse("nameTaken");
  return ok([{ type: "seated", seat: 1, player }]);
}
