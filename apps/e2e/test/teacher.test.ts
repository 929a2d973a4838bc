import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findings } from "../src/axe.ts";
import { launchBrowser } from "../src/browser.ts";
import { Company } from "../src/company.ts";
import { playComputer } from "../src/computer.ts";
import { waitUntilKept } from "../src/kept.ts";
import { playUntil, pointer } from "../src/play.ts";
import { cardsHeld } from "../src/player.ts";
import { type RunningServer, startServer } from "../src/server.ts";

let server: RunningServer;
let browser: Browser;
const company = new Company();

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});

afterEach(async () => {
  expect(await company.leave()).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** What is looked for in each language. */
const WORDS = {
  en: {
    deal: "Review this deal",
    review: "Look through my play",
    summary: /mistake/i,
    back: "Back to the table",
    show: "Show the answer",
    again: "Once more",
    toCards: "To the cards",
    right: /^Right/,
    next: "Next puzzle",
  },
  de: {
    deal: "Dieses Spiel durchsehen",
    review: "Mein Spiel durchsehen",
    summary: /Fehler/,
    back: "Zurück zum Tisch",
    show: "Lösung zeigen",
    again: "Noch einmal",
    toCards: "Zu den Karten",
    right: /^Richtig/,
    next: "Nächste Aufgabe",
  },
  fr: {
    deal: "Revoir cette donne",
    review: "Revoir mon jeu",
    summary: /faute/,
    back: "Retour à la table",
    show: "Montrer la solution",
    again: "Encore une fois",
    toCards: "Aller aux cartes",
    right: /^Juste/,
    next: "Exercice suivant",
  },
} as const;
const LANGUAGES = ["en", "de", "fr"] as const;

/** The element that has the focus, through all shadows: its words. */
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.textContent?.trim() ?? "";
  });

const tabTo = async (page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if ((await focusedText(page)) === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} cannot be reached with Tab`);
};

const speak = (page: Page, language: keyof typeof WORDS): Promise<void> =>
  page.evaluate((name) => localStorage.setItem("bm.language", name), language);

/** Plays this card by keys alone, with the focus in the hand. */
const playByKeys = async (page: Page, wanted: string): Promise<void> => {
  const focused = (): Promise<string> =>
    page.locator("bm-table").evaluate(({ shadowRoot }) => {
      const active = shadowRoot?.activeElement;
      return active instanceof HTMLElement ? (active.dataset["card"] ?? "") : "";
    });
  await expect.poll(focused).not.toBe("");
  for (let step = 0; step < 5 && (await focused()) !== wanted; step += 1)
    await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe(wanted);
  await page.keyboard.press("Enter");
};

test("without a network: a deal is looked through and a puzzle solved by keys, in three languages", async () => {
  const anna = await company.arrive(browser, server.url, { name: "Anna" });
  const { page } = anna;
  await waitUntilKept(page);
  await anna.context.setOffline(true);
  await playComputer(anna, { level: "Beginner", here: true });
  await playUntil(anna, pointer, ({ moment }) => moment === "result");
  const { pathname } = new URL(page.url());
  for (const [at, language] of LANGUAGES.entries()) {
    const words = WORDS[language];
    await speak(page, language);
    await page.goto(pathname);
    await page.getByRole("link", { name: words.deal }).waitFor();
    await tabTo(page, words.deal);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: words.review }).waitFor();
    await tabTo(page, words.review);
    await page.keyboard.press("Enter");
    const summary = page.locator("bm-decisions .summary");
    await summary.waitFor();
    await expect.poll(() => focusedText(page)).toMatch(words.summary);
    await page.locator("bm-decisions svg.chart[role=img]").waitFor();
    if (language === "en") expect(await findings(page)).toEqual([]);
    await tabTo(page, words.back, "Shift+Tab");
    await page.keyboard.press("Enter");
    // At the table reading goes on where it left.
    await expect.poll(() => focusedText(page)).toBe(words.deal);
    expect(new URL(page.url()).pathname).toBe(pathname);

    await page.goto("/puzzles");
    await page.getByRole("button", { name: words.show }).waitFor();
    const held = await cardsHeld(anna);
    await tabTo(page, words.show);
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedText(page)).toBe(words.next);
    const left = await cardsHeld(anna);
    await tabTo(page, words.again);
    await page.keyboard.press("Enter");
    await expect.poll(() => cardsHeld(anna)).toEqual(held);
    await tabTo(page, words.toCards);
    await page.keyboard.press("Enter");
    await playByKeys(page, held.find((card) => !left.includes(card)) ?? "");
    await expect.poll(() => page.locator("bm-puzzles-page .now").textContent()).toMatch(words.right);
    await expect.poll(() => focusedText(page)).toBe(words.next);
    await page.keyboard.press("Enter");
    // What was solved is remembered: the next language begins with the next one.
    await expect
      .poll(() => page.locator("bm-puzzles-page .words h2").textContent())
      .toMatch(new RegExp(`\\b${at + 2}\\b`));
  }
});
