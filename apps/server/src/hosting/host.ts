import type { Seat } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import {
  computerSeat,
  type SeatCommand,
  type SeatedPerson,
  type SystemCommand,
  seatOf,
  type TableSetup,
  type TableState,
} from "@bummerl/table";
import type { Bus } from "../bus/bus.ts";
import type { Clock } from "../clock.ts";
import type { Limits } from "../limits/limits.ts";
import type { Logger } from "../observe/log.ts";
import type { SeatAt } from "../store/cluster.ts";
import type { Store } from "../store/store.ts";
import { makeCache } from "./cache.ts";
import {
  type CommandRunner,
  carryOut,
  catchUp,
  drawSecret,
  type Order,
  type Outcome,
  type Stored,
} from "./command.ts";
import { followOthers } from "./following.ts";
import { type Hosted, isLookedAt } from "./hosted.ts";
import { awayOrder, loadTable } from "./load.ts";
import { newTable } from "./new-table.ts";
import type { Page } from "./page.ts";
import { type Joined, joinPage, type Paged, pagesElsewhere, partPage } from "./pages.ts";
import type { Publisher } from "./publisher.ts";

/** All tables of this process: loads them from their logs, lets commands in one at a time, keeps their pages. */
export interface Host {
  /** The table's present state, or `null` when there is none. */
  look(table: string): Promise<TableState | null>;
  /**
   * Makes a table; one that is there under this id is left as it is.
   * @param given a guest on its other chair, if he is known already; a secret for its first deal that is not drawn
   * @returns false when it was there: then others may sit at it than these
   */
  make(
    setup: TableSetup,
    commandId: string,
    given?: { readonly guest?: SeatedPerson; readonly secret?: string },
  ): Promise<boolean>;
  /** A command of whoever sits where the log says. A refused deal action brings the present view. */
  command(table: string, player: string, id: string, command: SeatCommand): Promise<CommandAnswer>;
  /** A command of the table itself; `null` for an unknown table. */
  system(table: string, id: string, command: SystemCommand): Promise<Outcome | null>;
  /** A command of the computer that sits at this table; `null` for an unknown table, or one without a computer. */
  computer(table: string, id: string, command: SeatCommand): Promise<Outcome | null>;
  join(table: string, page: Page): Promise<Joined>;
  part(table: string, page: Page): Promise<void>;
  /** Tells the maker's pages under which code the table is open. */
  setCode(table: string, code: string): void;
  /** Tables somebody looks at here. */
  lookedAt(): readonly string[];
  /** Does somebody look at this table here? */
  isLookedAt(table: string): boolean;
  /** Tables with a computer that somebody looks at here. */
  withComputer(): number;
  /** Which seats of these tables have a page at another process; those not named have none. */
  pagesElsewhere(tables: readonly string[], there: readonly SeatAt[]): void;
  /** Takes a seat's wish to resume a saved table back, unless it has a page of it here. */
  withdraw(table: string, seat: Seat): Promise<void>;
  /** Number of tables that somebody looks at or that are being worked on. */
  held(): number;
  /** Resolves when no command of a held table is under way. */
  idle(): Promise<void>;
  /** Finds rows of other processes that no word has told of, for tables that somebody looks at. */
  lookForNews(): Promise<void>;
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
  /** Hears of every row that this process committed (`ours`), or read after another had. */
  readonly heard: (table: string, what: Stored, ours: boolean) => void;
  /** Resolves when time that was lost just now has been given back; then a player's time may be judged. */
  readonly settled: () => Promise<void> | undefined;
  readonly paged: Paged;
  /** Has a seat that asked to resume at that instant (`null`: some time) a page of the table at another process? */
  readonly waitsElsewhere: (table: string, seat: Seat, askedAt: number | null) => Promise<boolean>;
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
      parts.heard(hosted.state.id, what, false);
    },
    stored: (hosted, what) => {
      publisher.publish(hosted);
      parts.heard(hosted.state.id, what, true);
      bus.say({ type: "grown", table: hosted.state.id, seq: what.after.seq });
    },
  };
  const loading = { store, runner, queueLength: limits.queuePerTable, waitsElsewhere: parts.waitsElsewhere };
  const cache = makeCache((table) => loadTable(loading, table), limits.idleTables);

  const inTurn = (hosted: Hosted, order: Order): Promise<Outcome> | Outcome => {
    const done = hosted.queue.run(() => carryOut(runner, hosted, order));
    return done === "full" ? BUSY : done;
  };

  const seatNow = (hosted: Hosted, player: string): Promise<Seat | null> | Seat | null => {
    const known = seatOf(hosted.state, player);
    return known !== null || hosted.state.status !== "open" ? known : seatByLog(hosted, player);
  };

  /** Whoever is a stranger by our copy may have sat down by way of another process. */
  const seatByLog = async (hosted: Hosted, player: string): Promise<Seat | null> => {
    const done = hosted.queue.run(() => catchUp(runner, hosted));
    if (done !== "full") await done;
    return seatOf(hosted.state, player);
  };

  const joining = { cache, publisher, seatNow, tablesPerSocket: limits.tablesPerSocket, paged: parts.paged };

  const withdraw = async (table: string, seat: Seat): Promise<void> => {
    await cache.use(table, async (hosted) => {
      // In its turn, so that a page that came back meanwhile keeps its wish.
      const away = async (): Promise<void> => {
        if (hosted.pages[seat].size === 0) await carryOut(runner, hosted, awayOrder(hosted, seat));
      };
      let done = hosted.queue.run(away);
      for (; done === "full"; done = hosted.queue.run(away)) await hosted.queue.idle();
      await done;
    });
  };

  const following = followOthers({ bus, cache, runner, store, publisher, logger });

  return {
    look: (table) => cache.use(table, ({ state }) => state),
    make: async (setup, commandId, { guest = null, secret = drawSecret() } = {}) => {
      const { entry, what } = newTable(setup, commandId, guest, { now: clock.now(), secret });
      const appended = await store.log.append(entry);
      if (appended.type !== "stored") return false;
      parts.heard(setup.id, what, true);
      return true;
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
    computer: (table, id, command) =>
      cache.use(table, (hosted) => {
        const seat = computerSeat(hosted.state);
        return seat === null ? null : inTurn(hosted, { seat, id, command });
      }),
    join: (table, page) => joinPage(joining, table, page),
    part: async (table, page) => {
      const parted = partPage(joining, table, page);
      if (parted === null || parted.gone === null || parted.hosted.state.status !== "saved") return;
      if (!(await parts.waitsElsewhere(table, parted.gone, null))) await withdraw(table, parted.gone);
    },
    withdraw,
    lookedAt: () =>
      cache
        .held()
        .filter(isLookedAt)
        .map(({ state }) => state.id),
    isLookedAt: (table) => isLookedAt(cache.peek(table)),
    withComputer: () =>
      cache.held().filter((hosted) => hosted.state.computer !== undefined && isLookedAt(hosted)).length,
    pagesElsewhere: (tables, there) => pagesElsewhere(joining, tables, there),
    setCode: (table, code) => {
      bus.say({ type: "code", table });
      const hosted = cache.peek(table);
      if (hosted === null) return cache.forget(table);
      hosted.code = code;
      publisher.publish(hosted);
    },
    held: () => cache.held().length,
    idle: async () => void (await Promise.all(cache.held().map(({ queue }) => queue.idle()))),
    lookForNews: following.look,
    close: following.stop,
  };
}
