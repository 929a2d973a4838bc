import type { RuleSet } from "@bummerl/engine";
import type { ClockName } from "./clock.ts";
import type { ComputerChoice } from "./computer/choice.ts";
import { COMPUTER_SEAT, computerPlayer } from "./computer/seat.ts";
import type { DayDeal } from "./day/calendar.ts";
import { dealDay } from "./day/play.ts";
import { complete } from "./decide/complete.ts";
import { begin } from "./evolve/begin.ts";
import { type DecideContext, seal } from "./seal.ts";
import type { SeatedPerson, TableEvent, Visibility } from "./state.ts";

/** What a table is made with; none of it ever changes. */
export interface TableSetup {
  /** 1 to 255 printable ASCII characters: it goes into the shuffle of every deal. */
  readonly id: string;
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly visibility: Visibility;
  readonly maker: SeatedPerson;
  /** Against a computer, which sits there from the first row on; absent: the other chair is free for a person. */
  readonly computer?: ComputerChoice;
  /** The deal of that day, which is shuffled from `context.secret`; then `computer` is Master, who deals. */
  readonly day?: DayDeal;
}

/**
 * The first row of a table's log: the maker sits at seat 0, the first deal is sealed, seat 1 is free. Or a computer has
 * it already: then play goes on from here. The deal of the day lies on the table at once.
 */
export function makeTable(setup: TableSetup, context: DecideContext): TableEvent[] {
  const { id, rules, clock, visibility, maker, computer, day } = setup;
  const against = computer === undefined ? {} : { computer };
  const of = day === undefined ? {} : { day };
  const made: TableEvent[] = [
    { type: "tableMade", v: 1, table: id, rules, clock, visibility, maker, ...against, ...of },
    seal(1, context.secret),
  ];
  if (computer === undefined) return made;
  const before = begin(1, made);
  if (day !== undefined) return [...made, ...complete(before, dealDay(before), 1, context).events];
  const player = computerPlayer(computer.level);
  return [...made, ...complete(before, [{ type: "seated", seat: COMPUTER_SEAT, player }], 1, context).events];
}
