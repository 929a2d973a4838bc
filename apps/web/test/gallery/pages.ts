import { PRESETS } from "@bummerl/engine";
import type { DealAnswer, GamesAnswer, LobbyTable, OwnTable, TableInfo } from "@bummerl/protocol";
import type { BmApp } from "../../src/app/bm-app.ts";
import { pages } from "../../src/app/pages.ts";
import { type Practice, practiceOf } from "../../src/local/practice.ts";
import type { Http } from "../../src/net/http.ts";
import type { TableConnection } from "../../src/net/table-connection.ts";
import { daysAnswered, daysWith, ownDay } from "../support/days.ts";
import { finishedDeal } from "../support/deals.ts";
import type { FakeWire } from "../support/fake-wire.ts";
import { ANNA, NAMELESS, openApp } from "../support/open-app.ts";
import { updateWith } from "../support/updates.ts";
import { PLAYED_PAGES, review, within } from "./played.ts";

const AT = Date.UTC(2026, 4, 1, 18, 30);
const NAMES = ["Annemarie-Josephine", "Franz-Xaver Huber", "Zoë", "Opa Karl", "D’Artagnan"];
const BERT = { id: "bert", name: "Franz-Xaver Huber", kind: "player" as const };

const openTables: readonly LobbyTable[] = NAMES.map((name, at) => ({
  table: `table-0${at}`,
  maker: { id: `maker-${at}`, name },
  rules: Object.values(PRESETS)[at] ?? PRESETS.classic,
  clock: at % 2 === 0 ? "quick" : "untimed",
  madeAt: AT + at,
}));

const ownTables: readonly OwnTable[] = NAMES.slice(1).map((name, at) => ({
  table: `table-1${at}`,
  status: at % 2 === 0 ? "live" : "saved",
  seat: 0,
  opponent: { id: name, name, kind: "player" },
  rules: PRESETS.classic,
  clock: "untimed",
  bummerl: 1 + at,
  deal: 3,
  toGo: [4, 6 - at],
  turn: at === 0 ? "you" : "opponent",
  changedAt: AT,
  opponentWaits: at === 1,
}));

const dealAnswer = (): DealAnswer => finishedDeal(AT, { names: ["Anna", BERT.name] });

const NONE = { plain: 0, schneider: 0, retourschneider: 0 };
const TALLY = {
  won: 3,
  lost: 1,
  wonValue: 5,
  lostValue: 1,
  wonKinds: { ...NONE, plain: 1, schneider: 2 },
  lostKinds: { ...NONE, plain: 1 },
};
const MASTER = { id: "computer:master", name: "Master", kind: "computer" as const };
const BLANK = { won: 0, lost: 0, wonValue: 0, lostValue: 0, wonKinds: NONE, lostKinds: NONE };

const games = (count: number): GamesAnswer => ({
  tally: count === 0 ? BLANK : TALLY,
  pairs: count === 0 ? [] : [{ ...TALLY, opponent: BERT }],
  practice:
    count === 0 ? { tally: BLANK, pairs: [] } : { tally: TALLY, pairs: [{ ...TALLY, opponent: MASTER }] },
  bummerls: Array.from({ length: Math.min(count, 3) }, (_, at) => ({
    table: "table-01",
    bummerl: 3 - at,
    opponent: at === 1 ? MASTER : BERT,
    endedAt: AT - at * 3_600_000,
    won: at !== 1,
    kind: at === 0 ? ("schneider" as const) : ("plain" as const),
    value: at === 0 ? 2 : 1,
    how: "played" as const,
  })),
  deals: Array.from({ length: count }, (_, at) => ({
    table: "table-01",
    deal: count - at,
    bummerl: 1,
    opponent: at % 4 === 3 ? MASTER : BERT,
    endedAt: AT - at * 300_000,
    won: at % 3 !== 0,
    counters: 1 + (at % 3),
    reason: "claim" as const,
    toGo: [5, 7] as const,
  })),
  next: count === 0 ? null : "older",
});

const info: TableInfo = {
  table: "table-01",
  status: "open",
  maker: { id: "bert", name: BERT.name },
  rules: PRESETS.sharp,
  clock: "calm",
  yourSeat: null,
};

/** A table that this device has nothing of. */
const missingLine: TableConnection = {
  send: async () => ({ ok: false, error: { code: "unknownTable" } }),
  hint: async () => ({ ok: false, error: { code: "unknownTable" } }),
  onUpdate: () => () => undefined,
  onFault: (listener) => listener("unknownTable"),
  close: () => undefined,
};

const withTables: Partial<Http> = { ownTables: async () => ({ ok: true, value: { tables: ownTables } }) };
const empty: Partial<Http> = { ownTables: async () => ({ ok: true, value: { tables: [] } }) };
const refused: Partial<Http> = { ownTables: async () => ({ ok: false, error: { code: "offline" } }) };

const lobby = async (answers: Partial<Http>, tables: readonly LobbyTable[], player = ANNA) => {
  const parts = await openApp("/", answers, player);
  parts.wire.only("watchLobby").answer({ ok: true, data: { tables, seeking: 2, online: 12 } });
  return parts;
};
const answered = <K extends "games" | "deal">(name: K, value: GamesAnswer | DealAnswer) => ({
  [name]: async () => ({ ok: true as const, value }),
});
/** Comes back when the page has asked for it: pages are loaded when they are first shown. */
const asked = async (wire: FakeWire, name: "join"): Promise<void> => {
  while (wire.named(name).length === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
};
/** The form against the computer, opened. */
const openForm = async (app: BmApp): Promise<void> => {
  const lobby = app.shadowRoot?.querySelector("bm-lobby-page");
  await lobby?.updateComplete;
  lobby?.showPlace("computer");
  while (lobby?.renderRoot.querySelector("bm-play-computer")?.renderRoot.querySelector("form") == null)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** What this device has of its own. */
const practised = (count: number): Practice => {
  const { bummerls, deals } = games(count);
  const computer = { ...MASTER, id: "computer:regulars" };
  return practiceOf(
    deals.map((one) => ({ ...one, opponent: computer })),
    bummerls.map((one) => ({ ...one, opponent: computer })),
  );
};

const offline = { ok: false, error: { code: "offline" } } as const;

/** Every page of the house in every state worth a look, its server in our hands. */
export const PAGES = {
  lobby: () => lobby(withTables, openTables),
  lobbyEmpty: () => lobby(empty, []),
  lobbyNameless: () => lobby(empty, openTables, NAMELESS),
  lobbyLoading: () => openApp("/", withTables),
  lobbyAway: async () => {
    const parts = await lobby(withTables, openTables);
    parts.client.connection.networkLost();
    // The same time in every picture.
    parts.client.away.set(AT);
    return parts;
  },
  lobbyComputer: async () => {
    const parts = await lobby(empty, openTables);
    await openForm(parts.app);
    return parts;
  },
  lobbyComputerAway: async () => {
    const parts = await lobby(empty, openTables);
    parts.client.connection.networkLost();
    parts.client.away.set(AT);
    await openForm(parts.app);
    return parts;
  },
  lobbyHere: () =>
    openApp("/", empty, ANNA, {
      tables: async () => [
        {
          ...ownTables[0],
          opponent: { id: "computer:hobby", name: "Hobby", kind: "computer", level: "hobby" },
        } as OwnTable,
      ],
    }),
  hereMissing: () => openApp("/here/table-of-another-device", {}, ANNA, { lineTo: async () => missingLine }),
  lobbyRefused: () => lobby(refused, openTables),
  waiting: async () => {
    const parts = await openApp("/t/table-01", {});
    await asked(parts.wire, "join");
    const update = updateWith({
      status: "open",
      stage: "dealing",
      may: [],
      seats: [{ ...ANNA, name: "Anna", kind: "player" }, null],
    });
    parts.wire.only("join").answer({ ok: true, data: { ...update, code: "KDWXRM" } });
    return parts;
  },
  sit: async () => {
    const parts = await openApp("/t/table-01", { table: async () => ({ ok: true, value: info }) });
    await asked(parts.wire, "join");
    parts.wire.only("join").answer({ ok: false, error: { code: "notSeated" } });
    return parts;
  },
  sitTaken: async () => {
    const parts = await openApp("/t/table-01", {
      table: async () => ({ ok: true, value: { ...info, status: "live" } }),
    });
    await asked(parts.wire, "join");
    parts.wire.only("join").answer({ ok: false, error: { code: "notSeated" } });
    return parts;
  },
  games: () => openApp("/games", answered("games", games(12))),
  gamesEmpty: () => openApp("/games", answered("games", games(0))),
  gamesAway: () => openApp("/games", { games: async () => offline }),
  gamesHere: () =>
    openApp("/games", answered("games", games(3)), ANNA, { practice: async () => practised(4) }),
  saved: () => openApp("/saved", withTables),
  savedEmpty: () => openApp("/saved", empty),
  savedAway: () => openApp("/saved", refused),
  deal: () => openApp("/deal/table-01/3", answered("deal", dealAnswer())),
  dealReviewed: async () => review(await openApp("/deal/table-01/3", answered("deal", dealAnswer())), false),
  dealUnknown: () =>
    openApp("/deal/table-01/3", { deal: async () => ({ ok: false, error: { code: "unknownTable" } }) }),
  today: () => openApp("/today", daysAnswered(daysWith())),
  rules: () => openApp("/rules", {}),
  learn: () => openApp("/learn", {}),
  puzzles: () => openApp("/puzzles", {}),
  settings: () => openApp("/settings", {}),
  cards: () => openApp("/settings/cards", {}),
  missing: async () => {
    const parts = await openApp("/rules", {});
    parts.wire.breakDown();
    pages.states.set({ ...pages.states.value, rules: "missing" });
    return parts;
  },
  missingNewer: async () => {
    const parts = await openApp("/rules", {});
    pages.states.set({ ...pages.states.value, rules: "missing" });
    return parts;
  },
  notFound: () => openApp("/nowhere/at/all", {}),
} satisfies Record<string, () => Promise<unknown>>;

export type PageName = keyof typeof PAGES;

/** The same pages further on, for pictures alone: what a ruler or axe would find there it finds above and at the tables. */
export const FURTHER_ON = {
  ...PLAYED_PAGES,
  lobbyComputerRules: async () => {
    const { app } = await lobby(empty, openTables);
    await openForm(app);
    const rules = await within(app, "bm-lobby-page", "bm-play-computer", "details");
    rules.toggleAttribute("open", true);
  },
  todayOver: () => openApp("/today", daysAnswered(daysWith({ own: ownDay("table-d0", 3), past: [] }))),
  todayAway: () => openApp("/today", {}),
  dealReviewedOpen: async () =>
    review(await openApp("/deal/table-01/3", answered("deal", dealAnswer())), true),
} satisfies Record<string, () => Promise<unknown>>;
