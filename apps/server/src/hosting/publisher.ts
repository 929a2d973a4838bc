import { SEATS, type Seat } from "@bummerl/engine";
import { PROTOCOL, type TableUpdate } from "@bummerl/protocol";
import { tableViewFor } from "@bummerl/table";
import type { Clock } from "../clock.ts";
import type { Straight } from "../sockets/straight.ts";
import { type Hosted, onlineSeats } from "./hosted.ts";
import type { Page } from "./page.ts";

export type CallReason = "joined" | "paired" | "resume";

/**
 * The one door out of a table. Nothing of a game reaches a socket but here, and only as a seat's own branded view.
 */
export interface Publisher {
  /** The whole present view of one seat. */
  updateFor(hosted: Hosted, seat: Seat): TableUpdate;
  /** To each page its seat's own view. */
  publish(hosted: Hosted): void;
  /** Whose line is up, to both sides. */
  presence(hosted: Hosted): void;
  welcome(page: Page): void;
  call(pages: Iterable<Page>, table: string, reason: CallReason): void;
  /** The server goes down and will close this page's line in so many milliseconds. */
  leaving(page: Page, inMs: number): void;
}

export interface PublisherParts {
  readonly clock: Clock;
  /** Whether a page reads what it is sent; one that does not is cut and gets nothing more. */
  readonly keepsUp: (page: Page) => boolean;
  readonly straight: Straight;
}

export const makePublisher = ({ clock, keepsUp, straight }: PublisherParts): Publisher => {
  const updateFor = (hosted: Hosted, seat: Seat): TableUpdate => ({
    view: tableViewFor(hosted.state, seat),
    online: onlineSeats(hosted),
    now: clock.now(),
    code: seat === 0 && hosted.state.status === "open" ? hosted.code : null,
  });

  return {
    updateFor,
    publish: (hosted) => {
      for (const seat of SEATS) {
        if (hosted.pages[seat].size === 0) continue;
        const update = updateFor(hosted, seat);
        const frame = straight.frame(update);
        for (const page of hosted.pages[seat])
          if (keepsUp(page) && !straight.write(page, frame)) page.emit("update", update);
      }
    },
    presence: (hosted) => {
      const message = { table: hosted.state.id, online: onlineSeats(hosted) };
      for (const seat of SEATS)
        for (const page of hosted.pages[seat]) if (keepsUp(page)) page.emit("presence", message);
    },
    welcome: (page) => {
      page.emit("welcome", { player: page.data.player, protocol: PROTOCOL, now: clock.now() });
    },
    call: (pages, table, reason) => {
      for (const page of pages) if (keepsUp(page)) page.emit("call", { table, reason });
    },
    leaving: (page, inMs) => {
      if (keepsUp(page)) page.emit("leaving", { inMs });
    },
  };
};
