import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { firstOf } from "./first-of.ts";
import { keepNothing } from "./keep-nothing.ts";

/** Where a table's page stands, as the player sees it. */
export type Moment = "yourTurn" | "result" | "bummerlOver" | "saved" | "ended";

export interface PlayerOptions {
  readonly name: string;
  readonly locale?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  /** `false`: the browser keeps nothing of the house, which would be fetched once more for it. */
  readonly keeps?: boolean;
}

/** One person with a browser of his own: cookies, storage and line are shared with nobody. */
export interface Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Faults of the page: errors in the console, uncaught exceptions, refused requests, anything asked of another host. */
  readonly faults: string[];
  readonly table: Locator;
}

export const openPlayer = async (browser: Browser, url: string, options: PlayerOptions): Promise<Player> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: options.locale ?? "en",
    viewport: options.viewport ?? { width: 1280, height: 800 },
    hasTouch: options.touch ?? false,
    reducedMotion: "reduce",
  });
  if (options.keeps === false) await keepNothing(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // What the browser itself says of a cut line is no fault of the page.
    if (message.type() === "error" && !/WebSocket|ERR_|Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  const { host } = new URL(url);
  const asked = (address: string): void => {
    const to = new URL(address);
    if (!["blob:", "data:"].includes(to.protocol) && to.host !== host) faults.push(`asked ${address}`);
  };
  context.on("request", (request) => asked(request.url()));
  // The page asks for nothing that is not there for it.
  context.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("websocket", (line) => asked(line.url()));
  return { name: options.name, context, page, faults, table: page.locator("bm-table") };
};

/** Goes to the lobby and says who one is. English pages only. */
export const introduce = async (player: Player): Promise<void> => {
  const { page, name } = player;
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { name: new RegExp(name), level: 1 }).waitFor();
};

export interface TableWishes {
  readonly rules?: string;
  readonly clock?: string;
  readonly isPrivate?: boolean;
}

/** Makes a table through the lobby's form and waits at it. */
export const makeTable = async (player: Player, wishes: TableWishes = {}): Promise<void> => {
  const { page } = player;
  const form = page.locator("bm-make-table");
  if (!(await form.isVisible())) await page.getByRole("heading", { name: "Make a table" }).click();
  if (wishes.rules !== undefined) await form.getByRole("radio", { name: wishes.rules }).check();
  if (wishes.clock !== undefined) await form.getByRole("radio", { name: wishes.clock }).check();
  if (wishes.isPrivate === true)
    await form.getByRole("radio", { name: "Only with the link or the code" }).check();
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.waitForURL(/\/t\//);
};

/** Sits down at somebody's table from the lobby's live list. */
export const sitDownWith = async (player: Player, maker: string): Promise<void> => {
  await player.page.getByRole("button", { name: `Sit down with ${maker}` }).click();
  await player.page.waitForURL(/\/t\//);
};

const button = ({ table }: Player, name: string): Locator => table.getByRole("button", { name, exact: true });

/** Waits until there is something for this player to do or to see, and says what. */
export const nextMoment = async (player: Player): Promise<Moment> => {
  const { page, table } = player;
  const signs: readonly (readonly [Moment, Locator])[] = [
    ["yourTurn", page.locator('bm-table[data-turn="you"]')],
    ["result", button(player, "Next")],
    ["bummerlOver", button(player, "Play on")],
    ["saved", table.locator('.board[data-scene="saved"]')],
    ["ended", table.locator('.board[data-scene="ended"]')],
  ];
  return firstOf(signs);
};

/** Number of the log's row the page shows. */
export const seqOf = async ({ table }: Player): Promise<number> =>
  Number(await table.getAttribute("data-seq"));

/** Waits until the page shows a later row than `seq`. */
export const waitPast = async ({ page }: Player, seq: number): Promise<void> => {
  await page.locator(`bm-table:not([data-seq="${seq}"])`).waitFor();
};

export const handCards = ({ table }: Player): Locator => table.locator(".hand-card");

/** The codes of the cards held, as they lie. */
export const cardsHeld = (player: Player): Promise<string[]> =>
  handCards(player).evaluateAll((all) => all.map((card) => card.dataset["card"] ?? ""));
export const playableCards = ({ table }: Player): Locator => table.locator(".hand-card:not([aria-disabled])");
