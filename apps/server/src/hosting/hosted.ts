import type { PerSeat, Seat } from "@bummerl/engine";
import type { TableState } from "@bummerl/table";
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

export const onlineSeats = (hosted: Hosted): PerSeat<boolean> => [
  hosted.pages[0].size > 0 || hosted.elsewhere[0],
  hosted.pages[1].size > 0 || hosted.elsewhere[1],
];
