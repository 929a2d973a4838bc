import type { PublicPlayer, ServerToClient } from "@bummerl/protocol";
import { t } from "../i18n/index.ts";
import { nameInList } from "../i18n/player-name.ts";
import { browserDoor, type LocalDoor } from "../local/door.ts";
import { Connection } from "../net/connection.ts";
import { type Http, http } from "../net/http.ts";
import { LobbyFeed } from "../net/lobby-feed.ts";
import { Outbox } from "../net/outbox.ts";
import { TableLines } from "../net/table-lines.ts";
import { type OpenWire, openSocket } from "../net/wire.ts";
import { attention } from "../state/attention.ts";
import { awaySince } from "../state/away.ts";
import { readLocal, writeLocal } from "../state/local.ts";
import { Notices } from "../state/notices.ts";
import { Seeking } from "../state/seeking.ts";
import { Store } from "../state/store.ts";
import { Router, tablePath } from "./router.ts";

const OUTBOX_KEY = "bm.outbox";
const session = (): Storage => sessionStorage;

/** All that the pages stand on. */
export interface Client {
  readonly connection: Connection;
  /** Since when the server is away; `null` while it is not. */
  readonly away: Store<number | null>;
  readonly http: Http;
  readonly router: Router;
  /** This player; `null` until the server has said. */
  readonly me: Store<PublicPlayer | null>;
  readonly lobby: LobbyFeed;
  readonly seeking: Seeking;
  readonly notices: Notices;
  readonly tables: TableLines;
  /** Games against the computer on this device. */
  readonly local: LocalDoor;
}

export interface ClientParts {
  readonly openWire?: OpenWire;
  readonly http?: Http;
  readonly router?: Router;
  readonly local?: LocalDoor;
  /** This browser seems to have a session, so the line may be opened without asking for one. */
  readonly hasSession?: boolean;
}

/** The server says with the page whether it saw a session's cookie, which scripts cannot see. */
const cameWithSession = (): boolean =>
  performance
    .getEntriesByType("navigation")
    // Only where the page came from afar and by TLS.
    .some((entry) =>
      (entry as PerformanceNavigationTiming).serverTiming?.some(({ name }) => name === "session"),
    );

const nameOfOpponent = async (ask: Http, table: string): Promise<string> => {
  const answer = await ask.ownTables();
  const opponent = answer.ok ? answer.value.tables.find((own) => own.table === table)?.opponent : null;
  return opponent == null ? t().common.unknownPlayer : nameInList(opponent, t());
};

/** Puts the client together; nothing is connected before `start`. */
export const createClient = (parts: ClientParts = {}): Client => {
  const ask = parts.http ?? http;
  const router = parts.router ?? new Router();
  const me = new Store<PublicPlayer | null>(null);
  const notices = new Notices();
  const connection = new Connection({
    openWire: parts.openWire ?? openSocket,
    outbox: new Outbox({
      read: () => readLocal(OUTBOX_KEY, session),
      write: (value) => writeLocal(OUTBOX_KEY, value, session),
    }),
    openSession: async () => {
      const answer = await ask.session();
      if (answer.ok) me.set(answer.value.player);
      return answer.ok;
    },
    hasSession: parts.hasSession ?? cameWithSession(),
  });
  connection.on("welcome", ({ player }) => me.set(player));

  const called = ({ table, reason }: Parameters<ServerToClient["call"]>[0]): void => {
    const path = tablePath(table);
    if (document.hidden && reason !== "resume") attention.raise(reason);
    if (router.path === path) return;
    // Who waits in the lobby for anyone wants nothing else than to be taken to the table.
    if (reason === "paired" && router.route.page === "lobby") router.go(path);
    else if (reason === "paired") notices.add(() => t().attention.paired, path);
    else {
      void nameOfOpponent(ask, table).then((name) => {
        if (router.path !== path) notices.add(() => t().app[reason](name), path);
      });
    }
  };
  connection.on("call", called);
  const seeking = new Seeking(connection, (table) => called({ table, reason: "paired" }));
  const tables = new TableLines(connection);
  router.onChange(() => {
    notices.reached(router.path);
    tables.closeAhead();
  });

  const away = awaySince(connection.link);
  return {
    connection,
    away,
    http: ask,
    router,
    me,
    lobby: new LobbyFeed(connection),
    seeking,
    notices,
    tables,
    local: parts.local ?? browserDoor,
  };
};

/** Connects, and tries at once whenever that is promising. */
export const startClient = (client: Client): void => {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") client.connection.nudge();
  });
  addEventListener("pageshow", () => client.connection.nudge());
  addEventListener("online", () => client.connection.nudge());
  addEventListener("offline", () => client.connection.networkLost());
  const { route } = client.router;
  if (route.page === "table" && !route.here) client.tables.openAhead(route.table);
  client.connection.start();
};
