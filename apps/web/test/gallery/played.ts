import type { Action } from "@bummerl/engine";
import type { Hint, TableUpdate } from "@bummerl/protocol";
import type { TableConnection } from "../../src/net/table-connection.ts";
import { allPuzzles } from "../../src/pages/puzzles/list.ts";
import type { BmTable } from "../../src/table/elements/bm-table.ts";
import { ANNA, openApp } from "../support/open-app.ts";
import { STATES } from "../table/support/states.ts";

/** What is not there yet. */
export const until = async <T>(find: () => T | null | undefined): Promise<T> => {
  for (let found = find(); ; found = find()) {
    if (found !== null && found !== undefined) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

/** An element by the names of the shadows on the way to it. */
export const within = (root: Element, ...names: readonly string[]): Promise<Element> =>
  names.reduce(async (outer, name) => {
    const { shadowRoot } = await outer;
    return until(() => shadowRoot?.querySelector(name));
  }, Promise.resolve(root));

type Page = Element & { readonly updateComplete: Promise<boolean> };
const tableOf = async (page: Element): Promise<BmTable> => (await within(page, "bm-table")) as BmTable;

const PLACE = { learn: "bm-learn-page", puzzles: "bm-puzzles-page" } as const;

/** A lesson or puzzle, counted from 0, its teacher quick. */
const openAt = async (where: keyof typeof PLACE, at: number): Promise<Page> => {
  const { app } = await openApp(`/${where}`, {});
  const page = (await within(app, PLACE[where])) as Page;
  const list = (await within(page, "select")) as HTMLSelectElement;
  if (where === "learn") Object.assign(page, { pace: 0 });
  list.selectedIndex = at;
  list.dispatchEvent(new Event("change"));
  await page.updateComplete;
  return page;
};

const act = async (page: Page, action: Action): Promise<void> => {
  const table = await tableOf(page);
  await table.send?.({ type: "act", seq: table.latest?.view.dealSeq ?? 0, action });
  await page.updateComplete;
};

const puzzle = async (kind: "ending" | "closing") => {
  const all = await allPuzzles();
  const found = all.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no puzzle is about ${kind}`);
  return { page: await openAt("puzzles", all.indexOf(found)), best: found.best };
};

/** A line to a table that stands still. */
const lineAt = (update: TableUpdate): TableConnection => ({
  send: async () => ({ ok: false, error: { code: "offline" } }),
  hint: async () => {
    const play = update.view.deal?.legal.find(({ type }) => type === "play");
    if (play?.type !== "play") throw new Error("nothing can be advised");
    const reason = { code: "givesLeast", card: play.card, points: 2 } as const;
    return { ok: true, data: { action: play, reason } satisfies Hint };
  },
  onUpdate: (listener) => {
    listener(update);
    return () => undefined;
  },
  onFault: () => undefined,
  close: () => undefined,
});

const NONE = { plain: 0, schneider: 0, retourschneider: 0 };
const none = { won: 0, lost: 0, wonValue: 0, lostValue: 0, wonKinds: NONE, lostKinds: NONE };

const here = async (state: "computerLead" | "computerFollow" | "computerOver") => {
  const update = STATES[state]({ names: ["Anna", ""] });
  const { app } = await openApp("/here/table-of-this-device", {}, ANNA, {
    lineTo: async () => lineAt(update),
    tally: async (opponent) => ({ ...none, opponent }),
  });
  return (await within(app, "bm-table-page", "bm-table")) as BmTable;
};

/** Presses *think it through* and waits for what was found; `details` lays everything open. */
export const review = async ({ app }: { readonly app: Element }, details: boolean): Promise<void> => {
  const better = await within(app, "bm-deal-page", "bm-deal-review", "bm-better");
  ((await within(better, "button")) as HTMLButtonElement).click();
  const decisions = await within(better, "bm-decisions");
  await within(decisions, ".summary");
  if (!details) return;
  for (const each of decisions.shadowRoot?.querySelectorAll("details") ?? [])
    each.toggleAttribute("open", true);
};

/** Tables within the house, lessons and puzzles in the middle of being played. */
export const PLAYED_PAGES = {
  tableHere: () => here("computerLead"),
  tableHereAdvised: async () => {
    const table = await here("computerFollow");
    table.advise();
    await within(table, ".note");
  },
  tableHereOver: () => here("computerOver"),
  tableLive: async () => {
    const update = STATES.strict({ names: ["Anna", "Franz-Xaver Huber"] });
    const { app, wire } = await openApp(`/t/${update.view.table}`, {});
    await until(() => wire.named("join")[0]);
    wire.only("join").answer({ ok: true, data: update });
    await within(app, "bm-table-page", "bm-table", ".hand");
  },
  learnWrong: async () => act(await openAt("learn", 0), { type: "play", card: "SQ" }),
  learnDone: async () => act(await openAt("learn", 0), { type: "play", card: "HA" }),
  learnMarriage: () => openAt("learn", 4),
  learnClose: () => openAt("learn", 6),
  puzzleWrong: async () => {
    const { page, best } = await puzzle("ending");
    const legal = (await tableOf(page)).latest?.view.deal?.legal ?? [];
    const wrong = legal.find(
      (one) => one.type === "play" && !(best.type === "play" && one.card === best.card),
    );
    if (wrong === undefined) throw new Error("there is one move only");
    await act(page, wrong);
  },
  puzzleDone: async () => {
    const { page, best } = await puzzle("ending");
    await act(page, best);
    for (const each of page.shadowRoot?.querySelectorAll("details") ?? []) each.open = true;
  },
  puzzleClosing: () => puzzle("closing"),
  puzzleClosingDone: async () => {
    const { page, best } = await puzzle("closing");
    await act(page, best);
  },
} satisfies Record<string, () => Promise<unknown>>;
