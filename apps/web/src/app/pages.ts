import { Store } from "../state/store.ts";
import type { Route } from "./router.ts";

type Page = Route["page"];

type Fetchers = Readonly<Record<Exclude<Page, "notFound">, () => Promise<unknown>>>;

/** Each page is a file of its own, fetched when somebody goes there. */
const FETCH: Fetchers = {
  lobby: () => import("../pages/lobby/bm-lobby-page.ts"),
  games: () => import("../pages/games/bm-games-page.ts"),
  saved: () => import("../pages/saved/bm-saved-page.ts"),
  settings: () => import("../pages/settings/bm-settings-page.ts"),
  cards: () => import("../pages/cards/bm-cards-page.ts"),
  learn: () => import("../pages/learn/bm-learn-page.ts"),
  puzzles: () => import("../pages/puzzles/bm-puzzles-page.ts"),
  today: () => import("../pages/today/bm-today-page.ts"),
  rules: () => import("../pages/rules/bm-rules-page.ts"),
  table: () => import("../pages/table/bm-table-page.ts"),
  deal: () => import("../pages/deal/bm-deal-page.ts"),
};

/** Every page whose code is fetched. */
export const PAGES = Object.keys(FETCH) as readonly (keyof typeof FETCH)[];

/** A page's code: on its way, there, or not to be had (no network, or the server has newer files). */
export type PageState = "coming" | "ready" | "missing";

const isKept = (page: Page): page is "notFound" => page === "notFound";

/** Which pages' code is here. */
export class Pages {
  /** Changes with every page that has come or could not be had. */
  readonly states = new Store<Readonly<Partial<Record<Page, PageState>>>>({ notFound: "ready" });
  private readonly underway = new Map<Page, Promise<void>>();
  private readonly fetchers: Fetchers;

  constructor(fetchers: Fetchers = FETCH) {
    this.fetchers = fetchers;
  }

  stateOf(page: Page): PageState {
    return this.states.value[page] ?? "coming";
  }

  /** Fetches a page's code, once; one that is missing is asked for again. */
  load(page: Page): Promise<void> {
    const already = this.underway.get(page);
    if (already !== undefined) return already;
    if (isKept(page) || this.stateOf(page) === "ready") return Promise.resolve();
    const underway = this.fetch(page, this.fetchers[page]);
    this.underway.set(page, underway);
    return underway;
  }

  private async fetch(page: Page, code: () => Promise<unknown>): Promise<void> {
    try {
      await code();
      this.mark(page, "ready");
    } catch (error) {
      console.warn(`page ${page} could not be loaded`, error);
      this.mark(page, "missing");
    } finally {
      this.underway.delete(page);
    }
  }

  private mark(page: Page, state: PageState): void {
    this.states.set({ ...this.states.value, [page]: state });
  }
}

/** The pages of this window. */
export const pages = new Pages();

/** Calls back when the browser has nothing better to do, or soon where it cannot tell. */
export const whenIdle = (call: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(call, { timeout: 5_000 });
  else setTimeout(call, 2_000);
};

/** Where one goes next from a page: its code is fetched before it is asked for. */
const NEXT: Readonly<Partial<Record<Page, Page>>> = {
  lobby: "table",
  table: "lobby",
  games: "deal",
  learn: "puzzles",
  saved: "table",
  today: "table",
};

/** So long the page shown has the network for itself. */
const SETTLING_MS = 1_500;

/** Fetches in a quiet moment what is probably wanted next. A player who saves data is not made to pay for it. */
export const fetchNext = (page: Page): void => {
  const next = NEXT[page];
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (next === undefined || saving) return;
  setTimeout(() => whenIdle(() => void pages.load(next)), SETTLING_MS);
};
