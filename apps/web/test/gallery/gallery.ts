/**
 * Shows one scene for the eye and for `pnpm screenshots`: `pnpm exec vite` in apps/web, then
 * `/test/gallery/?scene=table/closed&lang=de&theme=dark&deck=german`; without a scene, the list of all.
 */
import "../../src/styles/tokens.css";
import "../../src/styles/base.css";
import "../../src/styles/fonts.css";
import { setLanguage } from "../../src/i18n/index.ts";
import { cardIndex, deck, followTheme, motion, theme, thumb } from "../../src/state/preferences.ts";
import type { BmTable } from "../../src/table/elements/bm-table.ts";
import "../../src/table/elements/bm-table.ts";
import "../../src/table/papers.ts";
import { STATES, type StateName } from "../table/support/states.ts";
import { FURTHER_ON, PAGES } from "./pages.ts";
import { SHEETS, type SheetName } from "./sheets.ts";
import { readWishes, type Wishes, writeWishes } from "./wishes.ts";

const isState = (name: string): name is StateName => Object.hasOwn(STATES, name);
const isSheet = (name: string): name is SheetName => Object.hasOwn(SHEETS, name);
const ALL_PAGES = { ...PAGES, ...FURTHER_ON };
const isPage = (name: string): name is keyof typeof ALL_PAGES => Object.hasOwn(ALL_PAGES, name);

export const SCENES: readonly string[] = [
  ...Object.keys(ALL_PAGES).map((name) => `page/${name}`),
  ...Object.keys(STATES).map((name) => `table/${name}`),
  ...Object.keys(SHEETS).map((name) => `sheet/${name}`),
];

const showTable = async (state: StateName, { preset }: Wishes): Promise<BmTable> => {
  const table = document.createElement("bm-table");
  table.latest = STATES[state]({ preset, names: ["Annemarie-Josephine", "Franz-Xaver Huber"] });
  table.send = async () => ({ ok: false, error: { code: "busy" } });
  document.body.append(table);
  await table.updateComplete;
  return table;
};

const showSheet = async (name: SheetName, wishes: Wishes): Promise<void> => {
  const [state, sheet] = SHEETS[name];
  const table = await showTable(state, wishes);
  table.open(sheet);
  await table.updateComplete;
};

const list = (): void => {
  document.body.replaceChildren(
    ...SCENES.map((scene) => {
      const link = document.createElement("a");
      link.href = `?${writeWishes(scene, {})}`;
      link.textContent = scene;
      const line = document.createElement("p");
      line.append(link);
      return line;
    }),
  );
};

const show = async (scene: string, wishes: Wishes): Promise<void> => {
  const [kind, name = ""] = scene.split("/");
  if (kind === "table" && isState(name)) await showTable(name, wishes);
  else if (kind === "sheet" && isSheet(name)) await showSheet(name, wishes);
  else if (kind === "page" && isPage(name)) await ALL_PAGES[name]();
  else list();
};

/** What is still on its way and what is there, through all shadows: pictures by address, cards not drawn yet. */
const standing = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll("*")].flatMap((element) => [
    ...(element instanceof HTMLImageElement ? [`${element.src} ${element.complete ? "" : COMING}`] : []),
    ...(element.matches(".coming, bm-loading") ? [COMING] : []),
    ...(element.shadowRoot === null ? [] : standing(element.shadowRoot)),
  ]);
const COMING = "coming";

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Elements draw one after another, pages are loaded when needed: settled is what is the same for some frames. */
const settle = async (frames: number): Promise<void> => {
  let before = "";
  for (let same = 0; same < frames; ) {
    await frame();
    const now = standing(document).join("|");
    same = now === before && !now.includes(COMING) ? same + 1 : 0;
    before = now;
  }
};

/** For whoever takes pictures: the scene that stands, in another theme and in the size that the window has now. */
const dress = async (name: unknown): Promise<void> => {
  theme.set(readWishes(new URLSearchParams({ theme: String(name) })).theme);
  await settle(4);
};
Object.assign(globalThis, { dress });

const query = new URLSearchParams(location.search);
const wishes = readWishes(query);
localStorage.clear();
theme.set(wishes.theme);
deck.set(wishes.deck);
cardIndex.set(wishes.index);
thumb.set(wishes.thumb);
motion.set("off");
followTheme();
await setLanguage(wishes.lang);
await show(query.get("scene") ?? "", wishes);
await settle(10);
await document.fonts.ready;
document.documentElement.dataset["shown"] = query.get("scene") ?? "list";
