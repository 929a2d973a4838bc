import type { Seat } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import {
  type SeatCommand,
  type SeatedPlayer,
  type SystemCommand,
  seatOf,
  type TableSetup,
  type TableState,
} from "@bummerl/table";
import type { Bus } from "../bus/bus.ts";
import type { Clock } from "../clock.ts";
import type { Limits } from "../limits/limits.ts";
import type { Logger } from "../observe/log.ts";
import type { Store } from "../store/store.ts";
import { makeCache } from "./cache.ts";
import { type CommandRunner, carryOut, catchUp, type Order, type Outcome, type Stored } from "./command.ts";
import type { Hosted } from "./hosted.ts";
import { awayOrder, loadTable } from "./load.ts";
import { newTable } from "./new-table.ts";
import type { Page } from "./page.ts";
import { type Joined, joinPage, partPage } from "./pages.ts";
import type { Publisher } from "./publisher.ts";

/** All tables of this process: loads them from their logs, lets commands in one at a time, keeps their pages. */
export interface Host {
  /** The table's present state, or `null` when there is none. */
  look(table: string): Promise<TableState | null>;
  /**
   * Makes a table, with a guest on its other chair if he is known already; one that is there under this id is left as
   * it is.
   */
  make(setup: TableSetup, commandId: string, guest?: SeatedPlayer): Promise<void>;
  /** A command of whoever sits where the log says. A refused deal action brings the present view. */
  command(table: string, player: string, id: string, command: SeatCommand): Promise<CommandAnswer>;
  /** A command of the table itself; `null` for an unknown table. */
  system(table: string, id: string, command: SystemCommand): Promise<Outcome | null>;
  join(table: string, page: Page): Promise<Joined>;
  part(table: string, page: Page): Promise<void>;
  /** Tells the maker's pages under which code the table is open. */
  setCode(table: string, code: string): void;
  /** Resolves when no command of a held table is under way. */
  idle(): Promise<void>;
  /** Stops listening to other processes. */
  close(): void;
}

export type CommandAnswer = Outcome & { readonly update?: TableUpdate };

export interface HostParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly publisher: Publisher;
  readonly logger: Logger;
  readonly limits: Pick<Limits, "queuePerTable" | "idleTables" | "tablesPerSocket">;
  /** Hears of every row that this process committed, or read after another had. */
  readonly heard: (table: string, what: Stored) => void;
  /** Resolves when time that was lost just now has been given back; then a player's time may be judged. */
  readonly settled: () => Promise<void>;
}

const BUSY: Outcome = { ok: false, error: { code: "busy" } };
const UNKNOWN: Outcome = { ok: false, error: { code: "unknownTable" } };
const NOT_SEATED: Outcome = { ok: false, error: { code: "notSeated" } };

export function makeHost(parts: HostParts): Host {
  const { store, clock, bus, publisher, logger, limits } = parts;
  const runner: CommandRunner = {
    log: store.log,
    clock,
    caughtUp: (hosted, what) => {
      publisher.publish(hosted);
      parts.heard(hosted.state.id, what);
    },
    stored: (hosted, what) => {
      publisher.publish(hosted);
      parts.heard(hosted.state.id, what);
      bus.say({ type: "grown", table: hosted.state.id, seq: what.after.seq });
    },
  };
  const loading = { store, runner, queueLength: limits.queuePerTable, startedAt: clock.now() };
  const cache = makeCache((table) => loadTable(loading, table), limits.idleTables);

  const inTurn = async (hosted: Hosted, order: Order): Promise<Outcome> => {
    const done = hosted.queue.run(() => carryOut(runner, hosted, order));
    return done === "full" ? BUSY : await done;
  };

  /** Whoever is a stranger by our copy may have sat down by way of another process. */
  const seatNow = async (hosted: Hosted, player: string): Promise<Seat | null> => {
    const known = seatOf(hosted.state, player);
    if (known !== null || hosted.state.status !== "open") return known;
    const done = hosted.queue.run(() => catchUp(runner, hosted));
    if (done !== "full") await done;
    return seatOf(hosted.state, player);
  };

  const joining = { cache, publisher, seatNow, tablesPerSocket: limits.tablesPerSocket };

  const stopListening = bus.listen((word) => {
    if (word.type !== "grown") return;
    const { table, seq } = word;
    const hosted = cache.peek(table);
    if (hosted === null) cache.forget(table);
    else if (hosted.state.seq < seq) {
      const done = hosted.queue.run(() => catchUp(runner, hosted));
      // Too busy to look now: the next command finds out by itself.
      if (done !== "full") done.catch((err: unknown) => logger.error({ err, table }, "catching up failed"));
    }
  });

  return {
    look: (table) => cache.use(table, async ({ state }) => state),
    make: async (setup, commandId, guest) => {
      const { entry, what } = newTable(setup, commandId, guest ?? null, clock.now());
      const appended = await store.log.append(entry);
      if (appended.type === "stored") parts.heard(setup.id, what);
    },
    command: async (table, player, id, command) => {
      const answer = await cache.use(table, async (hosted): Promise<CommandAnswer> => {
        const seat = await seatNow(hosted, player);
        if (seat === null) return NOT_SEATED;
        await parts.settled();
        const outcome = await inTurn(hosted, { seat, id, command });
        if (outcome.ok || command.type !== "act") return outcome;
        return { ...outcome, update: publisher.updateFor(hosted, seat) };
      });
      return answer ?? UNKNOWN;
    },
    system: (table, id, command) => cache.use(table, (hosted) => inTurn(hosted, { seat: null, id, command })),
    join: (table, page) => joinPage(joining, table, page),
    part: async (table, page) => {
      const parted = partPage(cache, publisher, table, page);
      if (parted === null || parted.gone === null || parted.hosted.state.status !== "saved") return;
      const { gone } = parted;
      await cache.use(table, async (hosted) => {
        // In its turn, so that a page that came back meanwhile keeps its wish.
        const withdraw = async (): Promise<void> => {
          if (hosted.pages[gone].size === 0) await carryOut(runner, hosted, awayOrder(hosted, gone));
        };
        let done = hosted.queue.run(withdraw);
        for (; done === "full"; done = hosted.queue.run(withdraw)) await hosted.queue.idle();
        await done;
      });
    },
    setCode: (table, code) => {
      const hosted = cache.peek(table);
      if (hosted === null) return cache.forget(table);
      hosted.code = code;
      publisher.publish(hosted);
    },
    idle: async () => void (await Promise.all(cache.held().map(({ queue }) => queue.idle()))),
    close: stopListening,
  };
}
