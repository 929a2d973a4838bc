import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { firstOf } from "./first-of.ts";
import { keepNothing } from "./keep-nothing.ts";

/**
 * Somebody who plays by ear. All he knows of the page is what a screen reader tells: roles, names, descriptions and
 * what the live regions say. No selectors, no attributes of ours, no positions: if it is not in the accessibility
 * tree, it does not exist for him.
 */
export interface Listener {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
  /** What he has heard, oldest first. */
  readonly heard: string[];
  /** What he has done, by the names of the buttons. */
  readonly done: string[];
}

export const openListener = async (browser: Browser, url: string, name: string): Promise<Listener> => {
  const context = await browser.newContext({ baseURL: url, locale: "en", reducedMotion: "reduce" });
  await keepNothing(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return { name, context, page, faults, heard: [], done: [] };
};

const button = ({ page }: Listener, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: typeof name === "string" });

/** Does what a screen reader does on a button: its default action, as Enter gives it. */
const press = async (listener: Listener, what: Locator, name: string): Promise<void> => {
  listener.done.push(name);
  await what.press("Enter");
};

const pressButton = (listener: Listener, name: string): Promise<void> =>
  press(listener, button(listener, name), name);

/** Says who he is in the lobby. */
export const sayName = async (listener: Listener): Promise<void> => {
  const { page, name } = listener;
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await pressButton(listener, "Save");
  await page.getByRole("heading", { level: 1, name: new RegExp(name) }).waitFor();
};

/** Makes a table without a clock by the lobby's form. */
export const offerTable = async (listener: Listener): Promise<void> => {
  const { page } = listener;
  const untimed = page.getByRole("radio", { name: "No clock" });
  if (!(await untimed.isVisible())) await page.getByRole("heading", { name: "Make a table" }).click();
  await untimed.check();
  await pressButton(listener, "Make the table");
  await page.getByRole("heading", { level: 1, name: /waiting|table/i }).waitFor();
};

export const sitWith = (listener: Listener, maker: string): Promise<void> =>
  pressButton(listener, `Sit down with ${maker}`);

const announcements = ({ page }: Listener): Locator => page.getByRole("log", { name: "Announcements" });
const urgent = ({ page }: Listener): Locator =>
  page.getByRole("region", { name: "Card table" }).page().getByRole("alert");

/** The newest words of the live region that waits its turn. */
const lastSaid = async (listener: Listener): Promise<string> =>
  ((await announcements(listener).textContent()) ?? "").trim();

/** Waits for something else to be said than `before`, and keeps it in mind. */
const listenPast = async (listener: Listener, before: string): Promise<void> => {
  const news = announcements(listener).filter({ hasNotText: before === "" ? /^$/ : before });
  await firstOf([
    ["news", news],
    ["over", dealIsOver(listener)],
  ]);
  const said = await lastSaid(listener);
  if (said !== before) listener.heard.push(said);
};

/** The heading under which a finished deal is told. */
const dealIsOver = ({ page }: Listener): Locator =>
  page.getByRole("heading", { level: 2, name: /wins? (\d+ counter|the Bummerl)/ }).first();

/** What a listener finds himself in front of. */
type Moment = "turn" | "result" | "over";

const nextMoment = async (listener: Listener): Promise<Moment> => {
  const { page, heard, done } = listener;
  const table = page.getByRole("region", { name: "Card table" });
  const signs: readonly (readonly [Moment, Locator])[] = [
    // What is asked of him, whatever it is: nothing of the kind stands there while the other thinks.
    ["turn", table.getByText(/^(Your turn:|Last trick is yours:|Follow \w+ and beat|No \w+:)/)],
    ["result", button(listener, "Next")],
    ["over", button(listener, "Play on")],
  ];
  try {
    return await firstOf(signs);
  } catch (cause) {
    const tree = await page.getByRole("main").ariaSnapshot();
    const lately = [...heard.slice(-5), ...done.slice(-5)].join("\n");
    throw new Error(`${listener.name} waits and hears nothing.\n${lately}\n${tree}`, { cause });
  }
};

/** A button of the accessibility tree: its name, and whether it is said to be unavailable. */
interface Told {
  readonly name: string;
  readonly disabled: boolean;
}

/** The buttons inside a named group, read from the accessibility tree as text. */
const buttonsOf = async ({ page }: Listener, group: string): Promise<readonly Told[]> => {
  const tree = await page.getByRole("group", { name: group }).ariaSnapshot();
  return [...tree.matchAll(/- button "((?:[^"\\]|\\.)*)"([^\n]*)/g)].map(([, name = "", rest = ""]) => ({
    name,
    disabled: rest.includes("[disabled]"),
  }));
};

/** Own card points, asked for with the key P and heard. */
const askPoints = async (listener: Listener): Promise<number> => {
  await listener.page.keyboard.press("p");
  await announcements(listener)
    .filter({ hasText: /You: \d/ })
    .waitFor();
  const said = await lastSaid(listener);
  listener.heard.push(said);
  return Number(/^You:[^;]*?(\d+) points?/.exec(said)?.[1] ?? 0);
};

/** Has he won a trick in this deal? Asked of the pile beside the table by its name. */
const hasTrick = async (listener: Listener): Promise<boolean> =>
  await button(listener, /^Your tricks: [1-9]/).isVisible();

/** The moves that need no card, with what is done for each until it has been sent. */
const MOVES: Readonly<Record<string, (listener: Listener) => Promise<void>>> = {
  Exchange: async () => {},
  Marriage: async (listener) => {
    const lead = button(listener, /^Lead the /).first();
    await press(listener, lead, "Lead from a marriage");
  },
  Close: async (listener) => pressButton(listener, "Close now"),
  "66": async (listener) => pressButton(listener, "Claim 66"),
  Settle: async () => {},
};

const makeMove = async (listener: Listener, name: string): Promise<void> => {
  await pressButton(listener, name);
  await MOVES[name]?.(listener);
};

/** What a listener wants to have tried: closing is done once in a Bummerl, everything else whenever it is possible. */
const wishes = async (listener: Listener, possible: ReadonlySet<string>): Promise<string | null> => {
  if (possible.has("66") && (await askPoints(listener)) >= 66) return "66";
  if (possible.has("Settle")) return "Settle";
  for (const move of ["Exchange", "Marriage"]) if (possible.has(move)) return move;
  const mayClose = possible.has("Close") && !listener.done.includes("Close");
  return mayClose && (await hasTrick(listener)) ? "Close" : null;
};

/** One decision. A card that may not be played says so and is passed by. */
const decide = async (listener: Listener): Promise<void> => {
  // What made it his turn: the other's card, or the trick just won.
  listener.heard.push(await lastSaid(listener));
  const moves = await buttonsOf(listener, "What you can do");
  const possible = new Set(moves.filter(({ disabled }) => !disabled).map(({ name }) => name));
  const move = await wishes(listener, possible);
  const before = await lastSaid(listener);
  if (move !== null) await makeMove(listener, move);
  else {
    const card = (await buttonsOf(listener, "Your hand")).find(({ disabled }) => !disabled);
    if (card === undefined) throw new Error("no card may be played");
    await pressButton(listener, card.name);
  }
  await listenPast(listener, before);
};

/** Plays deal after deal by ear until the Bummerl is won; `atResult` looks at each finished deal. */
export const playByEar = async (
  listener: Listener,
  atResult: (moment: "result" | "over") => Promise<void>,
): Promise<void> => {
  for (;;) {
    const moment = await nextMoment(listener);
    if (moment === "turn") {
      await decide(listener);
      continue;
    }
    listener.heard.push((await urgent(listener).allTextContents()).join(" ").trim());
    await atResult(moment);
    if (moment === "over") return;
    await pressButton(listener, "Next");
    await button(listener, "Next").waitFor({ state: "hidden" });
  }
};
