import type { DealAnswer } from "@bummerl/protocol";
import { afterEach, expect, test } from "vitest";
import { capital } from "../../src/cards/names.ts";
import { LANGUAGES, messagesOf, setLanguage } from "../../src/i18n/index.ts";
import { finishedDeal } from "../support/deals.ts";
import "../../src/pages/deal-review/bm-deal-review.ts";

afterEach(() => {
  document.body.replaceChildren();
  setLanguage("en");
  localStorage.clear();
});

const answer = (): DealAnswer => finishedDeal(Date.UTC(2026, 4, 1, 19));

const open = async (given: DealAnswer) => {
  const review = document.createElement("bm-deal-review");
  review.answer = given;
  document.body.append(review);
  await review.updateComplete;
  const deal = review.renderRoot.querySelector("bm-open-deal");
  await deal?.updateComplete;
  const check = deal?.renderRoot.querySelector("bm-fair-check");
  await check?.updateComplete;
  if (deal === null || check === null || check === undefined) throw new Error("nothing is laid open");
  const verdict = async (): Promise<string> => {
    check.renderRoot.querySelector("button")?.click();
    await check.updateComplete;
    return check.renderRoot.querySelector("[data-testid=verdict]")?.textContent?.trim() ?? "";
  };
  return { review, deal, check, verdict };
};

test("all tricks, both hands and the stock are laid open", async () => {
  const given = answer();
  const { deal } = await open(given);
  const cards = [...deal.renderRoot.querySelectorAll("bm-card")].map(({ card }) => card);
  expect(new Set(cards).size).toBe(20);
  expect(cards.toSorted()).toEqual(given.deal.deck.toSorted());
});

test.each(LANGUAGES)("a fair deal is called fair, one with another cut is not: %s", async (language) => {
  setLanguage(language);
  const given = answer();
  const key = `bm.cut.${given.table}.${given.deal.deal}`;
  localStorage.setItem(key, "aa");
  const texts = messagesOf(language).review;
  expect(await (await open(given)).verdict()).toBe(texts.fair);
  localStorage.setItem(key, "ab");
  const { verdict, check } = await open(given);
  expect(await verdict()).toBe(texts.otherCut);
  expect(check.renderRoot.textContent).toContain(texts.cutWrong);
});

test("the hash kept before the deal is what the secret is compared with, in any later visit", async () => {
  const given = answer();
  const key = `bm.hash.${given.table}.${given.deal.deal}`;
  const texts = messagesOf("en").review;
  const unseen = await open(given);
  expect(await unseen.verdict()).toBe(texts.fair);
  expect(unseen.check.renderRoot.textContent).toContain(texts.commitmentTold);
  localStorage.setItem(key, given.deal.commitment);
  const seen = await open(given);
  expect(await seen.verdict()).toBe(texts.fair);
  expect(seen.check.renderRoot.textContent).toContain(texts.commitment);
  localStorage.setItem(key, "0".repeat(64));
  const changed = await open(given);
  expect(await changed.verdict()).toBe(texts.unfair);
  expect(changed.check.renderRoot.textContent).toContain(texts.commitmentWrong);
});

test.each(LANGUAGES)("what was trump is said, and the card that was turned up: %s", async (language) => {
  await setLanguage(language);
  const { cards, table } = messagesOf(language);
  const { review } = await open(answer());
  const trump = review.renderRoot.querySelector(".trump");
  expect(trump?.querySelector("bm-card")?.card).toBe("CA");
  expect(trump?.textContent).toContain(table.stock.trump(capital(cards.suit("C"))));
  expect(trump?.textContent).toContain(capital(cards.name("CA")));
});

test("a deal broken off says so", async () => {
  const given = answer();
  const { review } = await open({ ...given, deal: { ...given.deal, result: null } });
  expect(review.renderRoot.querySelector("h2")?.textContent).toBe("The deal was broken off");
});
