import type { Seat } from "../cards.ts";
import type { DealState } from "./state.ts";
import type { DealView } from "./view.ts";
import { viewFor } from "./view-for.ts";

/**
 * What a seat knows who looked at every trick while it lay there and counted along: the view of the deal with all
 * tricks and points open (R38 `all`, R39 `both`). Nothing in it was ever hidden from that seat, so a player of
 * perfect memory knows this much under every rule set. For computers, hints and reviews; never published, because
 * rules may keep a person from looking again.
 */
export const rememberedView = (state: DealState, seat: Seat): DealView =>
  viewFor({ ...state, rules: { ...state.rules, viewTricks: "all", showPoints: "both" } }, seat);
