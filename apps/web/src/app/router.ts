/** Every place of the client. */
export type Route =
  | {
      readonly page:
        | "lobby"
        | "games"
        | "saved"
        | "settings"
        | "cards"
        | "rules"
        | "learn"
        | "puzzles"
        | "today"
        | "notFound";
    }
  /** `here`: on this device alone, not at the server. */
  | { readonly page: "table"; readonly table: string; readonly here: boolean }
  | { readonly page: "deal"; readonly table: string; readonly deal: number; readonly here: boolean };

const ID = "[A-Za-z0-9_-]{8,32}";
const TABLE = new RegExp(`^/(t|here)/(${ID})$`);
const DEAL = new RegExp(`^/(deal|here)/(${ID})/([1-9][0-9]{0,8})$`);
const PLAIN = {
  "/": "lobby",
  "/games": "games",
  "/saved": "saved",
  "/settings": "settings",
  "/settings/cards": "cards",
  "/rules": "rules",
  "/learn": "learn",
  "/puzzles": "puzzles",
  "/today": "today",
} as const;

const isPlain = (path: string): path is keyof typeof PLAIN => Object.hasOwn(PLAIN, path);

/** The place a path means; a trailing slash is forgiven. What stands behind `?` or `#` is for the page there. */
export const parsePath = (path: string): Route => {
  const bare = path.replace(/[?#].*$/, "");
  const clean = bare.length > 1 ? bare.replace(/\/+$/, "") : bare;
  if (isPlain(clean)) return { page: PLAIN[clean] };
  const [, where, table] = TABLE.exec(clean) ?? [];
  if (table !== undefined) return { page: "table", table, here: where === "here" };
  const [, side, played, deal] = DEAL.exec(clean) ?? [];
  if (played !== undefined) return { page: "deal", table: played, deal: Number(deal), here: side === "here" };
  return { page: "notFound" };
};

export const tablePath = (table: string, here = false): string => `/${here ? "here" : "t"}/${table}`;
export const dealPath = (table: string, deal: number, here = false): string =>
  `/${here ? "here" : "deal"}/${table}/${deal}`;

const FROM_TABLE = "?from=table";
/** Where a deal is looked through by somebody who is at its table and wants to go back there. */
export const reviewPath = (table: string, deal: number, here = false): string =>
  dealPath(table, deal, here) + FROM_TABLE;
/** Whether an address's part behind `?` says so. */
export const isFromTable = (search: string): boolean => search === FROM_TABLE;

/** What the router needs of a window. */
export interface Place {
  readonly pathname: () => string;
  readonly push: (path: string) => void;
  /** Calls back when the player goes back or forward. */
  readonly onPop: (listener: () => void) => void;
}

const browserPlace: Place = {
  pathname: () => location.pathname,
  push: (path) => history.pushState(null, "", path),
  onPop: (listener) => addEventListener("popstate", listener),
};

/** Where the player is. */
export class Router {
  private readonly place: Place;
  private readonly listeners = new Set<(route: Route) => void>();

  constructor(place: Place = browserPlace) {
    this.place = place;
    place.onPop(() => this.tell());
  }

  get path(): string {
    return this.place.pathname();
  }

  get route(): Route {
    return parsePath(this.path);
  }

  /** Goes there; going where one is already does nothing. */
  go(path: string): void {
    if (path === this.path) return;
    this.place.push(path);
    this.tell();
  }

  onChange(listener: (route: Route) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    const route = this.route;
    for (const listener of [...this.listeners]) listener(route);
  }
}

/** The path of a link inside the client that was clicked plainly, `null` for any other click. */
export const linkPath = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (anchor === undefined || anchor.target !== "" || anchor.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = anchor;
  // A place on the same page is the browser's affair, and the page's.
  if (origin !== location.origin || (hash !== "" && pathname === location.pathname)) return null;
  return pathname + search + hash;
};
