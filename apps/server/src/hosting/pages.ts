import { SEATS, type Seat } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import type { SeatAt } from "../store/cluster.ts";
import type { Cache } from "./cache.ts";
import { type Hosted, onlineSeats } from "./hosted.ts";
import type { Page } from "./page.ts";
import type { Publisher } from "./publisher.ts";

export type Joined =
  | { readonly ok: true; readonly update: TableUpdate }
  | { readonly ok: false; readonly code: "unknownTable" | "notSeated" | "tooMany" };

export interface JoinParts {
  readonly cache: Cache<Hosted>;
  readonly publisher: Publisher;
  /** Tables one page may look at. */
  readonly tablesPerSocket: number;
  /** Which chair is his, by the newest row if need be. */
  readonly seatNow: (hosted: Hosted, player: string) => Promise<Seat | null> | Seat | null;
  readonly paged: Paged;
}

/** A seat's first page here came, or its last one went. */
export type Paged = (table: string, seat: Seat, open: boolean) => void;

/**
 * A page comes to its table: from here on it gets every update, and the table stays in memory. Reload, second tab,
 * other device and a line that came back are all this.
 */
export async function joinPage(parts: JoinParts, table: string, page: Page): Promise<Joined> {
  const { cache, publisher } = parts;
  const hosted = await cache.hold(table);
  if (hosted === null) return { ok: false, code: "unknownTable" };
  let stays = false;
  try {
    const seat = await parts.seatNow(hosted, page.data.player.id);
    if (seat === null) return { ok: false, code: "notSeated" };
    // A socket that went while the log was read never parts; a second join of the same page holds nothing twice.
    if (page.connected && !hosted.pages[seat].has(page)) {
      if (page.data.tables.size >= parts.tablesPerSocket) return { ok: false, code: "tooMany" };
      enter(parts, hosted, seat, page);
      stays = true;
    }
    return { ok: true, update: publisher.updateFor(hosted, seat) };
  } finally {
    if (!stays) cache.release(table);
  }
}

function enter({ publisher, paged }: JoinParts, hosted: Hosted, seat: Seat, page: Page): void {
  const pages = hosted.pages[seat];
  pages.add(page);
  page.data.tables.add(hosted.state.id);
  if (pages.size > 1) return;
  if (!hosted.elsewhere[seat]) publisher.presence(hosted);
  paged(hosted.state.id, seat, true);
}

/** A page leaves its table, or its line is cut. @returns the seat that has no page left now, else `null` */
export function partPage(
  { cache, publisher, paged }: Pick<JoinParts, "cache" | "publisher" | "paged">,
  table: string,
  page: Page,
): { readonly hosted: Hosted; readonly gone: Seat | null } | null {
  const hosted = cache.peek(table);
  const seat = SEATS.find((one) => hosted?.pages[one].has(page));
  if (hosted === null || seat === undefined) return null;
  hosted.pages[seat].delete(page);
  page.data.tables.delete(table);
  cache.release(table);
  const gone = hosted.pages[seat].size === 0 ? seat : null;
  if (gone !== null) {
    if (!hosted.elsewhere[gone]) publisher.presence(hosted);
    paged(table, gone, false);
  }
  return { hosted, gone };
}

/**
 * Which seats of these tables have a page at another process; those not named have none. Whoever looks at the table
 * here is told what is new.
 */
export function pagesElsewhere(
  { cache, publisher }: Pick<JoinParts, "cache" | "publisher">,
  tables: readonly string[],
  there: readonly SeatAt[],
): void {
  const open = new Set(there.map(({ table, seat }) => `${table} ${seat}`));
  for (const table of tables) {
    const hosted = cache.peek(table);
    if (hosted === null) continue;
    const before = onlineSeats(hosted);
    hosted.elsewhere = [open.has(`${table} 0`), open.has(`${table} 1`)];
    if (SEATS.some((seat) => onlineSeats(hosted)[seat] !== before[seat])) publisher.presence(hosted);
  }
}
