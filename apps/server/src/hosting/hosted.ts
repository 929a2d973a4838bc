import type { PerSeat, Seat } from "@bummerl/engine";
import type { TableState } from "@bummerl/table";
import { LRUCache } from "lru-cache";
import { makeQueue, type Queue } from "../limits/queue.ts";
import type { Page } from "./page.ts";

/** One table in this process: the fold of its log so far, and who looks at it. */
export interface Hosted {
  state: TableState;
  /** The short code while the table is open, as its maker is told. */
  code: string | null;
  /** Commands of this table, one at a time. */
  readonly queue: Queue;
  /** Numbers of the rows that recent commands made, by {@link commandKey}. */
  readonly recent: LRUCache<string, number>;
  /** Open pages of each seat: a tab, a phone. Presence is that there is one, here or at another process. */
  readonly pages: PerSeat<Set<Page>>;
  /** Which seats have a page at another process, as far as it is known here. */
  elsewhere: PerSeat<boolean>;
}

/** A deal has at most 22 actions; older repeats are found in the log. */
const RECENT_COMMANDS = 64;

export const makeHosted = (state: TableState, code: string | null, queueLength: number): Hosted => ({
  state,
  code,
  queue: makeQueue(queueLength),
  recent: new LRUCache({ max: RECENT_COMMANDS }),
  pages: [new Set(), new Set()],
  elsewhere: [false, false],
});

export const commandKey = (seat: Seat | null, id: string): string => `${seat ?? "table"} ${id}`;

export const onlineSeats = (hosted: Hosted): PerSeat<boolean> => [
  hosted.pages[0].size > 0 || hosted.elsewhere[0],
  hosted.pages[1].size > 0 || hosted.elsewhere[1],
];
