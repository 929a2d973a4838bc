import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findings } from "../src/axe.ts";
import { launchBrowser } from "../src/browser.ts";
import { Company } from "../src/company.ts";
import { playComputer } from "../src/computer.ts";
import { waitUntilKept } from "../src/kept.ts";
import { playUntil, pointer } from "../src/play.ts";
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
  en: { review: "Look through my play", summary: /mistake/i, show: "Show the answer", next: "Next puzzle" },
  de: { review: "Mein Spiel durchsehen", summary: /Fehler/, show: "Lösung zeigen", next: "Nächste Aufgabe" },
  fr: { review: "Revoir mon jeu", summary: /faute/, show: "Montrer la solution", next: "Problème suivant" },
} as const;
const LANGUAGES = ["en", "de", "fr"] as const;

/** The element that has the focus, through all shadows: its words. */
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.textContent?.trim() ?? "";
  });

const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if ((await focusedText(page)) === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} cannot be reached with Tab`);
};

const speak = (page: Page, language: keyof typeof WORDS): Promise<void> =>
  page.evaluate((name) => localStorage.setItem("bm.language", name), language);

test("without a network: a deal is looked through and a puzzle solved by keys, in three languages", async () => {
  const anna = await company.arrive(browser, server.url, { name: "Anna" });
  const { page } = anna;
  await waitUntilKept(page);
  await anna.context.setOffline(true);
  await playComputer(anna, { level: "Beginner", here: true });
  await playUntil(anna, pointer, ({ moment }) => moment === "result");
  const { pathname } = new URL(page.url());
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    await speak(page, language);
    await page.goto(`${pathname}/1`);
    await page.getByRole("button", { name: words.review }).waitFor();
    await tabTo(page, words.review);
    await page.keyboard.press("Enter");
    const summary = page.locator("bm-decisions .summary");
    await summary.waitFor();
    await expect.poll(() => focusedText(page)).toMatch(words.summary);
    await page.locator("bm-decisions svg.chart").waitFor();
    if (language === "en") expect(await findings(page)).toEqual([]);

    await page.goto("/puzzles");
    await page.getByRole("button", { name: words.show }).waitFor();
    await tabTo(page, words.show);
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedText(page)).toBe(words.next);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("bm-puzzles-page .words h2").textContent()).toMatch(/2/);
  }
});
