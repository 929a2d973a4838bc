import type { TableView } from "@bummerl/table";
import { mySeat, theirSeat } from "./sides.ts";

/**
 * What waits for somebody's answer besides the play: `ownTime` the reader's time is used up, `theirTime` the other's is
 * and the reader may decide, `theirWish` and `ownWish` to save the game.
 */
export type Request = "ownTime" | "theirTime" | "theirWish" | "ownWish";

/** What is asked at the table now; time that is used up comes before a wish. */
export const requestOf = (view: TableView): Request | null => {
  const late = view.time?.offer?.late ?? null;
  if (late === view.you) return "ownTime";
  if (late !== null && view.may.includes("takeBummerl")) return "theirTime";
  if (view.saveAsked[theirSeat(view)]) return "theirWish";
  return view.you !== "spectator" && view.saveAsked[mySeat(view)] ? "ownWish" : null;
};
