import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findings } from "../src/axe.ts";
import { launchBrowser } from "../src/browser.ts";
import { Company } from "../src/company.ts";
import { killAndReopen, playComputer, playToTheEnd, playToTheEndByKeys } from "../src/computer.ts";
import { waitUntilKept } from "../src/kept.ts";
import { playUntil, pointer } from "../src/play.ts";
import { cardsHeld, nextMoment, type Player, seqOf, waitPast } from "../src/player.ts";
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

const arrive = (name: string): Promise<Player> => company.arrive(browser, server.url, { name });

test("without a network: a whole Bummerl against the computer, killed in mid-deal and back at the same card", async () => {
  const anna = await arrive("Anna");
  await waitUntilKept(anna.page);
  await server.kill();
  await anna.context.setOffline(true);
  await anna.page.goto("/");
  await playComputer(anna, { level: "Beginner" });
  await playUntil(anna, pointer, ({ decisions, moment }) => decisions >= 2 && moment === "yourTurn");
  const before = { seq: await seqOf(anna), cards: await cardsHeld(anna) };
  const again = await killAndReopen(anna);
  await nextMoment(again);
  expect({ seq: await seqOf(again), cards: await cardsHeld(again) }).toEqual(before);

  await playToTheEnd(again);
  await again.page.goto("/games");
  await again.page.getByRole("heading", { name: "Practice on this device" }).waitFor();
  await again.page.getByText("against the computer (Beginner)").first().waitFor();
  await anna.context.setOffline(false);
  await server.restart();
});

test("on this device: a whole Bummerl against Hobby by keys alone, and one against the regulars", async () => {
  const dora = await arrive("Dora");
  const ways = { Hobby: playToTheEndByKeys, "Regulars’ table": playToTheEnd };
  for (const [level, play] of Object.entries(ways)) {
    await dora.page.goto("/");
    await playComputer(dora, { level, here: true });
    await nextMoment(dora);
    await play(dora);
    await dora.page.goto("/games");
    await dora.page.getByText(`against the computer (${level})`).first().waitFor();
  }
});

test("at the server: advice and a way back, and a call when somebody comes meanwhile", async () => {
  const [bea, carl] = await Promise.all([arrive("Bea"), arrive("Carl")]);
  await bea.page.getByRole("button", { name: "Play anyone" }).click();
  await bea.page.getByText("Waiting for an opponent").first().waitFor();
  await playComputer(bea, { level: "Master" });
  const computers = new URL(bea.page.url()).pathname;
  expect(computers).toMatch(/^\/t\//);
  await bea.table.getByText("Master").first().waitFor();
  await nextMoment(bea);

  await bea.table.getByRole("button", { name: "Hint" }).click();
  await bea.table.locator(".note").waitFor();
  // A card, a button, or both for a pair to be announced.
  expect(await bea.table.locator("[data-advised]").count()).toBeGreaterThan(0);
  expect(await findings(bea.page)).toEqual([]);

  const held = await cardsHeld(bea);
  const seq = await seqOf(bea);
  await pointer.playCard(bea);
  await waitPast(bea, seq);
  await bea.table.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => cardsHeld(bea)).toEqual(held);

  await carl.page.getByRole("button", { name: "Play anyone" }).click();
  await carl.page.waitForURL(/\/t\//);
  await bea.page.getByText("An opponent has been found").waitFor();
  // The move goes on below the call.
  await pointer.playCard(bea);
  await bea.page.getByRole("link", { name: "To the table" }).click();
  await bea.table.locator(".hand-card").first().waitFor();
  await bea.page.getByRole("heading", { name: /Carl/, level: 1 }).waitFor({ state: "attached" });

  // Back at the computer's table, which has waited: to the end of the Bummerl, which counts for itself.
  await bea.page.goto(computers);
  await playToTheEnd(bea);
  await bea.page.goto("/games");
  const practice = bea.page.getByRole("region", { name: "Practice against the computer" });
  await practice.getByText("Computer (Master)").waitFor();
});
