import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../src/browser.ts";
import { copyBuild, type OwnBuild } from "../src/builds.ts";
import { Company } from "../src/company.ts";
import { waitForNewVersion, waitUntilKept } from "../src/kept.ts";
import { makeTable, type Player, sitDownWith } from "../src/player.ts";
import { type RunningServer, startServer } from "../src/server.ts";

let build: OwnBuild;
let server: RunningServer;
let browser: Browser;
const company = new Company();

beforeAll(async () => {
  build = await copyBuild();
  server = await startServer({ main: build.main });
  browser = await launchBrowser();
});

afterEach(async () => {
  expect(await company.leave()).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await build?.remove();
});

const arrive = (name: string): Promise<Player> => company.arrive(browser, server.url, { name });

const title = (player: Player) => player.page.getByRole("heading", { level: 1 });
const lineNews = (player: Player) => player.page.locator("bm-connection-banner .bar");

test("without the server: pages open, say that it is away, and recover by themselves", async () => {
  const anna = await arrive("Anna");
  const { page } = anna;
  await waitUntilKept(page);
  await server.kill();

  for (const path of ["/", "/learn", "/rules", "/settings/cards", "/settings"]) {
    // A new page each time, as from the home screen.
    await page.goto(path);
    await title(anna).waitFor();
    // Learning needs nobody else, so there nothing is said.
    if (path !== "/learn") await lineNews(anna).filter({ hasText: /\w/ }).waitFor();
    expect(await page.locator("bm-page-missing").count(), path).toBe(0);
  }
  // The settings page, in another language and its faces of cards: all of it was kept.
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor();
  await page.getByRole("radio", { name: "English" }).check();
  // What is the server's alone is not made up.
  const answer = await page.evaluate(() =>
    fetch("/api/me").then(
      ({ status }) => status,
      () => "no answer",
    ),
  );
  expect(answer).toBe("no answer");

  await page.goto("/");
  await title(anna).waitFor();
  await server.restart();
  await page.getByRole("heading", { name: /Anna/, level: 1 }).waitFor();
  await lineNews(anna).waitFor({ state: "detached" });
});

const prompt = (page: Player["page"]) => page.getByRole("button", { name: "Reload now", exact: true });
const buildOf = (page: Player["page"]) => page.evaluate(() => document.documentElement.dataset["build"]);
/** Whatever would be shown has been drawn. */
const drawn = (page: Player["page"]) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test("a newer version is offered after the deal, in every tab, and comes only when it is wanted", async () => {
  const [anna, bea] = await Promise.all([arrive("Carla"), arrive("Dora")]);
  await waitUntilKept(anna.page);
  const second = await anna.context.newPage();
  await second.goto("/rules");
  await makeTable(anna);
  await sitDownWith(bea, "Carla");
  await anna.table.locator(".hand-card").first().waitFor();

  await build.deploy(2);
  await waitForNewVersion(anna.page);
  await waitForNewVersion(second);
  await Promise.all([drawn(anna.page), drawn(second)]);
  expect(await prompt(anna.page).count()).toBe(0);
  expect(await prompt(second).count()).toBe(0);

  // Leaving the table is enough.
  await anna.page.goBack();
  await prompt(anna.page).waitFor();
  await prompt(second).waitFor();
  // Back at the deal nothing is in the way again.
  await anna.page.goForward();
  await anna.table.locator(".hand-card").first().waitFor();
  await prompt(anna.page).waitFor({ state: "detached" });
  await prompt(second).waitFor({ state: "detached" });
  await anna.page.goBack();

  await prompt(anna.page).click();
  await anna.page.locator('html[data-build="2"]').waitFor();
  await title(anna).waitFor();
  // The other tab is left alone until its player says so.
  await prompt(second).waitFor();
  expect(await buildOf(second)).toBeUndefined();
  await prompt(second).click();
  await second.locator('html[data-build="2"]').waitFor();
  expect(await prompt(second).count()).toBe(0);
});
