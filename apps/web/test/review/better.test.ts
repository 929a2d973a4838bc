import { PRESETS } from "@bummerl/engine";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { LANGUAGES, setLanguage } from "../../src/i18n/index.ts";
import { teacher } from "../../src/i18n/teacher.ts";
import "../../src/pages/deal-review/bm-deal-review.ts";
import { worth } from "../../src/pages/deal-review/figures.ts";
import { playedDeal } from "../../src/review/played-deal.ts";
import "../../src/styles/base.css";
import "../../src/styles/tokens.css";
import { finishedDeal } from "../support/deals.ts";
import { focused } from "../support/open-app.ts";

afterEach(async () => {
  document.body.replaceChildren();
  await setLanguage("en");
});

const tabTo = async (wanted: (element: Element) => boolean): Promise<void> => {
  for (let press = 0; press < 60; press += 1) {
    const element = focused();
    if (element !== null && wanted(element)) return;
    await userEvent.keyboard("{Tab}");
  }
  throw new Error("Tab does not lead there");
};
const isButton = (name: string) => (element: Element) =>
  element.matches("button") && element.textContent?.trim() === name;

test.each(LANGUAGES)("one's decisions are looked through by keys alone: %s", async (language) => {
  await setLanguage(language);
  const texts = (await teacher.load())?.better;
  if (texts === undefined) throw new Error("no texts");
  const answer = finishedDeal(Date.UTC(2026, 4, 1, 19));
  const review = document.createElement("bm-deal-review");
  review.answer = answer;
  document.body.append(review);
  await review.updateComplete;
  await tabTo(isButton(texts.start));
  await userEvent.keyboard("{Enter}");
  // Reading goes on with what was found, in the place of the button.
  await expect.poll(() => focused()?.matches(".summary"), { timeout: 50_000 }).toBe(true);
  const found = review.renderRoot.querySelector("bm-better")?.renderRoot.querySelector("bm-decisions");
  if (!found) throw new Error("nothing was found");
  const { decisions } = found;
  const mistakes = decisions.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost);
  expect(mistakes.length).toBeGreaterThan(0);
  expect(focused()?.textContent).toBe(texts.mistakes(mistakes.length));
  expect(decisions).toHaveLength(answer.deal.actions.filter(({ seat }) => seat === answer.yourSeat).length);
  // With what was trump beside the hand.
  expect(found.renderRoot.querySelectorAll(".moment bm-suit")).toHaveLength(mistakes.length);
  // As a picture with words, and as figures: a line for each decision and the result.
  expect(found.renderRoot.querySelector("svg")?.getAttribute("aria-label")).toMatch(/\d/);
  expect(found.renderRoot.querySelectorAll(".course tbody tr")).toHaveLength(decisions.length + 1);
  const [worst] = mistakes;
  await tabTo(isButton(texts.jump(worst?.trick ?? 0)));
  await userEvent.keyboard("{Enter}");
  const tricks = review.renderRoot
    .querySelector("bm-open-deal")
    ?.renderRoot.querySelectorAll("[data-testid=end-tricks] li");
  expect(focused()).toBe(tricks?.[(worst?.trick ?? 0) - 1]);
});

test("estimates have a decimal each, what is exact stays whole", async () => {
  const texts = await teacher.load();
  if (texts === null) throw new Error("no texts");
  const said = (value: number, error: number): string =>
    worth({ action: { type: "close" }, value, error }, texts);
  expect(said(2, 0.1)).toBe("+2.0\u00a0±\u00a00.1");
  expect(said(-0.93, 0.98)).toBe("−0.9\u00a0±\u00a01.0");
  expect(said(-1, 0.01)).toBe("−1.0");
  expect(said(-1, 0)).toBe("−1");
});

test("counters to go are those before the deal", () => {
  const { deal } = finishedDeal(0);
  const rules = PRESETS.classic;
  const result = { winner: 0, counters: 2, reason: "claim" } as const;
  const before = (toGo: readonly [number, number], won: typeof result | null) =>
    playedDeal({ rules, deal: { ...deal, toGo, result: won } }).toGo;
  expect(before([3, 4], result)).toEqual([5, 4]);
  expect(before([0, 4], result)).toEqual([2, 4]);
  expect(before([0, 4], null)).toEqual([7, 4]);
});
