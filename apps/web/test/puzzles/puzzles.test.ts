import type { Card } from "@bummerl/engine";
import type { Puzzle } from "@bummerl/players/puzzles";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LANGUAGES, setLanguage, t } from "../../src/i18n/index.ts";
import { teacher } from "../../src/i18n/teacher.ts";
import "../../src/pages/puzzles/bm-puzzles-page.ts";
import type { BmPuzzlesPage } from "../../src/pages/puzzles/bm-puzzles-page.ts";
import { allPuzzles } from "../../src/pages/puzzles/list.ts";
import { keepSolved, solved } from "../../src/pages/puzzles/progress.ts";
import "../../src/styles/base.css";
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";
import { focused, serious } from "../support/open-app.ts";

const texts = async () => {
  const all = await teacher.load();
  if (all === null) throw new Error("no texts");
  return all.puzzles;
};

/** Opens the page at a puzzle by solving all before it. */
const openAt = async (
  wanted: (puzzle: Puzzle) => boolean,
): Promise<{ page: BmPuzzlesPage; puzzle: Puzzle }> => {
  const puzzles = await allPuzzles();
  const at = puzzles.findIndex(wanted);
  for (const { id } of puzzles.slice(0, at)) keepSolved(id);
  await teacher.load();
  const opened = document.createElement("bm-puzzles-page");
  document.body.append(opened);
  await expect.poll(() => opened.renderRoot.querySelector("bm-table")?.dataset["turn"]).toBe("you");
  const puzzle = puzzles[at];
  if (puzzle === undefined) throw new Error("there is no such puzzle");
  return { page: opened, puzzle };
};

const say = (opened: BmPuzzlesPage): string =>
  (opened.renderRoot.querySelector("#now")?.textContent ?? "").replace(/[ \n]+/g, " ").trim();

const tabTo = async (wanted: (element: Element) => boolean): Promise<void> => {
  for (let press = 0; press < 160; press += 1) {
    const element = focused();
    if (element !== null && wanted(element)) return;
    await userEvent.keyboard("{Tab}");
  }
  throw new Error("Tab does not lead there");
};
const isCard = (element: Element): boolean => element.matches(".hand-card");
const isButton = (name: string) => (element: Element) =>
  element.matches("button") && element.textContent?.trim() === name;

const play = async (card: Card): Promise<void> => {
  await tabTo(isCard);
  for (let press = 0; press < 6 && focused()?.getAttribute("data-card") !== card; press += 1) {
    await userEvent.keyboard("{ArrowRight}");
  }
  expect(focused()?.getAttribute("data-card")).toBe(card);
  await userEvent.keyboard("{Enter}");
};

const cardOf = ({ best }: Puzzle): Card => {
  if (best.type !== "play") throw new Error("another puzzle was wanted");
  return best.card;
};

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(390, 844);
});
afterEach(async () => {
  document.querySelector("bm-puzzles-page")?.remove();
  localStorage.clear();
  await setLanguage("en");
});

describe("a puzzle", () => {
  it.each(LANGUAGES)(
    "is missed and then solved by keys alone, each time with the reason: %s",
    async (language) => {
      await setLanguage(language);
      const own = await texts();
      const { page: opened, puzzle } = await openAt(
        ({ kind, best }) => kind === "ending" && best.type === "play",
      );
      const table = opened.renderRoot.querySelector("bm-table");
      // What one would have counted lies open.
      expect(table?.renderRoot.querySelectorAll(".theirs bm-card[data-card]").length).toBeGreaterThanOrEqual(
        3,
      );
      const right = cardOf(puzzle);
      const held = (): (string | undefined)[] =>
        [...(table?.renderRoot.querySelectorAll<HTMLElement>(".hand-card") ?? [])].map(
          (card) => card.dataset["card"],
        );
      const before = held();
      const legal = table?.latest?.view.deal?.legal ?? [];
      const wrong = legal.find((action) => action.type === "play" && action.card !== right);
      if (wrong?.type !== "play") throw new Error("there is one move only");
      await play(wrong.card);
      await expect.poll(() => opened.renderRoot.querySelector("#now.wrong")).not.toBeNull();
      expect(say(opened)).toMatch(/\d/);
      expect(held()).toEqual(before);
      expect(solved().has(puzzle.id)).toBe(false);
      expect(opened.renderRoot.querySelectorAll("details li").length).toBeGreaterThan(0);
      if (language === "en") expect(await serious()).toEqual([]);
      await play(right);
      await expect
        .poll(() => say(opened))
        .toBe([1, 2, 3].map(own.right).find((said) => said === say(opened)));
      expect(opened.renderRoot.querySelector("#now.done")).not.toBeNull();
      expect(solved().has(puzzle.id)).toBe(true);
      // Whoever is done stands on the way to the next one.
      await expect.poll(() => focused()?.textContent?.trim()).toBe(own.next);
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => focused()?.localName).toBe("h2");
      expect(focused()?.textContent).toContain(own.number(1 + solved().size));
    },
  );

  it("with cards in the stock is solved by closing; what is not seen yet stands there", async () => {
    const own = await texts();
    const { page: opened, puzzle } = await openAt(({ best }) => best.type === "close");
    expect(opened.renderRoot.querySelector(".unseen")?.textContent).toContain(own.unseen);
    await tabTo(isCard);
    await userEvent.keyboard("c");
    await tabTo(isButton(t().table.confirm.close.yes));
    await userEvent.keyboard("{Enter}");
    await expect
      .poll(() => [1, 2, 3].some((count) => say(opened).startsWith(own.rightClosing(count))))
      .toBe(true);
    expect(solved().has(puzzle.id)).toBe(true);
  });

  it("can be given up: the move is shown and done, and counts as not solved", async () => {
    const own = await texts();
    const { page: opened, puzzle } = await openAt(({ kind }) => kind === "ending");
    await tabTo(isButton(own.show));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => opened.renderRoot.querySelector("#now.done")).not.toBeNull();
    expect(solved().has(puzzle.id)).toBe(false);
  });
});
