import type { PerSeat, Seat } from "@bummerl/engine";
import { isComputer, type TableState } from "@bummerl/table";
import { makeQueue, type Queue } from "../limits/queue.ts";
import type { Page } from "./page.ts";
import { makeRecent, type Recent } from "./recent.ts";

/** One table in this process: the fold of its log so far, and who looks at it. */
export interface Hosted {
  state: TableState;
  /** The short code while the table is open, as its maker is told. */
  code: string | null;
  /** Commands of this table, one at a time. */
  readonly queue: Queue;
  /** Numbers of the rows that recent commands made, by {@link commandKey}. */
  readonly recent: Recent<number>;
  /** Open pages of each seat: a tab, a phone. Presence is that there is one, here or at another process. */
  readonly pages: PerSeat<Set<Page>>;
  /** Which seats have a page at another process, as far as it is known here. */
  elsewhere: PerSeat<boolean>;
}

/** A client sends again what was not answered, so a repeat is among the last few; older ones are found in the log. */
const RECENT_COMMANDS = 16;

export const makeHosted = (state: TableState, code: string | null, queueLength: number): Hosted => ({
  state,
  code,
  queue: makeQueue(queueLength),
  recent: makeRecent(RECENT_COMMANDS),
  pages: [new Set(), new Set()],
  elsewhere: [false, false],
});

export const commandKey = (seat: Seat | null, id: string): string => `${seat ?? "table"} ${id}`;

/** Does somebody look at it by way of this process? */
export const isLookedAt = (hosted: Hosted | null): boolean =>
  hosted !== null && hosted.pages[0].size + hosted.pages[1].size > 0;

/** Whose line is up; a computer has none that could be down. */
export const onlineSeats = (hosted: Hosted): PerSeat<boolean> => [isOnline(hosted, 0), isOnline(hosted, 1)];

const isOnline = ({ pages, elsewhere, state }: Hosted, seat: Seat): boolean =>
  pages[seat].size > 0 || elsewhere[seat] || isComputer(state.seats[seat]);
