import { setTimeout as wait } from "node:timers/promises";
import type { Page, PlayerServer } from "../hosting/page.ts";
import type { Publisher } from "../hosting/publisher.ts";

export interface LeavingParts {
  readonly io: PlayerServer;
  readonly publisher: Pick<Publisher, "leaving">;
  /** All lines are closed within so many milliseconds. */
  readonly withinMs: number;
  /** Resolves when what is under way at the moment has been answered. */
  readonly answered: () => Promise<void>;
}

/** So far apart lines are closed when there is time for it: those who come back next door come one by one. */
const APART_MS = 2;

/**
 * Sends all players off, one after the other in no order: each is told when his line will be closed, so that his
 * client takes it calmly and comes back by itself. Until then he plays on.
 * @returns when the last line is closed
 */
export async function sendOff({ io, publisher, withinMs, answered }: LeavingParts): Promise<void> {
  const pages = shuffled([...io.sockets.sockets.values()]);
  const apart = Math.min(APART_MS, withinMs / Math.max(1, pages.length));
  await Promise.all(
    pages.map(async (page, index) => {
      const inMs = Math.round(index * apart);
      publisher.leaving(page, inMs);
      await wait(inMs);
      await answered();
      await hungUp(page);
    }),
  );
}

/**
 * Closes a line once what was written to it is on its way. The client is not told to stay away: it takes it for a cut
 * and comes back.
 */
function hungUp({ conn }: Page): Promise<void> {
  return new Promise((resolve) => {
    if (conn.readyState === "closed") return resolve();
    conn.once("close", () => resolve());
    conn.close();
  });
}

/** Closes every line there is now. */
export const hangUp = (io: PlayerServer): Promise<void>[] => [...io.sockets.sockets.values()].map(hungUp);

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
