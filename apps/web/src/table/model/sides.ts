import { otherSeat, type Seat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { Who } from "../../i18n/en/words.ts";
import type { Messages } from "../../i18n/index.ts";
import { nameAtTable } from "../../i18n/player-name.ts";

/** The chair shown below. Somebody who sits at neither sees seat 0 there. */
export const mySeat = (view: TableView): Seat => (view.you === "spectator" ? 0 : view.you);
export const theirSeat = (view: TableView): Seat => otherSeat(mySeat(view));

/** The name on a chair; a free chair has none. */
export const nameOf = (view: TableView, seat: Seat, messages: Messages): string => {
  const player = view.seats[seat];
  return player === null ? messages.common.unknownPlayer : nameAtTable(player, messages);
};

/** A seat in a sentence: `null` is the reader. */
export const whoIs = (view: TableView, seat: Seat, messages: Messages): Who =>
  view.you === seat ? null : nameOf(view, seat, messages);

/** Bummerl won so far, weighed by kind (R42): yours, then theirs. */
export const tally = (view: TableView): readonly [number, number] => {
  const sum = (seat: Seat): number =>
    view.bummerls.filter(({ winner }) => winner === seat).reduce((total, { value }) => total + value, 0);
  return [sum(mySeat(view)), sum(theirSeat(view))];
};
