import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "../src/axe.ts";
import { launchBrowser } from "../src/browser.ts";
import { keyboard, playUntil, pointer } from "../src/play.ts";
import {
  introduce,
  makeTable,
  nextMoment,
  openPlayer,
  type Player,
  seqOf,
  sitDownWith,
} from "../src/player.ts";
import { keepScreenshot } from "../src/screenshot.ts";
import { type RunningServer, startServer } from "../src/server.ts";

let server: RunningServer;
let browser: Browser;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  anna = await openPlayer(browser, server.url, { name: "Anna" });
  bert = await openPlayer(browser, server.url, { name: "Bert", viewport: { width: 390, height: 844 } });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Both play, each with his own hands, until one of them says stop; the other stops at the same moment. */
const bothUntil = async (until: Parameters<typeof playUntil>[2]): Promise<void> => {
  await Promise.all([playUntil(anna, pointer, until), playUntil(bert, keyboard, until)]);
};

describe("two people with two browsers", () => {
  test("find each other through the lobby", async () => {
    await Promise.all([introduce(anna), introduce(bert)]);
    expect(await findings(anna.page)).toEqual([]);
    await keepScreenshot(anna.page, "lobby-desktop");
    await makeTable(anna, { clock: "No clock" });
    await keepScreenshot(anna.page, "waiting-desktop");
    await sitDownWith(bert, "Anna");
    // Nobody has pressed anything: the first deal is cut by both browsers by themselves.
    await Promise.all([anna, bert].map((player) => player.table.locator(".hand-card").first().waitFor()));
    expect(await anna.table.locator(".hand-card").count()).toBe(5);
    expect(await findings(anna.page)).toEqual([]);
    expect(await findings(bert.page)).toEqual([]);
    await keepScreenshot(anna.page, "deal-desktop");
    await keepScreenshot(bert.page, "deal-phone");
  });

  test("come back to the same card after a reload", async () => {
    const hand = await anna.table.locator(".hand").getAttribute("aria-label");
    const cards = await handOf(anna);
    const seq = await seqOf(anna);
    const line = anna.page.waitForEvent("websocket");
    await anna.page.reload();
    await anna.table.locator(".hand-card").first().waitFor();
    // The line says which table it is for, so that a proxy can bring both players to one server.
    const table = new URL(anna.page.url()).pathname.split("/")[2];
    expect(new URL((await line).url()).searchParams.get("table")).toBe(table);
    expect(await handOf(anna)).toEqual(cards);
    expect(await seqOf(anna)).toBe(seq);
    expect(await anna.table.locator(".hand").getAttribute("aria-label")).toBe(hand);
  });

  test("play on after a dropped line, without a click", async () => {
    await bert.context.setOffline(true);
    await bert.page.getByText("No connection").first().waitFor({ timeout: 15_000 });
    await bert.context.setOffline(false);
    await bert.page.getByText("No connection").first().waitFor({ state: "hidden" });
    await bothUntil(({ decisions }) => decisions === 1);
  });

  test("play on after the server was killed in mid-deal and started again", async () => {
    const before = await Promise.all([handOf(anna), handOf(bert)]);
    const seqs = await Promise.all([seqOf(anna), seqOf(bert)]);
    await server.kill();
    await Promise.all(
      [anna, bert].map((player) =>
        player.page
          .getByText(/Connecting|No connection/)
          .first()
          .waitFor(),
      ),
    );
    await server.restart();
    await Promise.all(
      [anna, bert].map((player) =>
        player.page.locator('bm-app [data-link="up"], bm-table').first().waitFor(),
      ),
    );
    expect(await Promise.all([handOf(anna), handOf(bert)])).toEqual(before);
    expect(await Promise.all([seqOf(anna), seqOf(bert)])).toEqual(seqs);
    await bothUntil(({ decisions }) => decisions === 1);
  });

  test("look at the finished deal and check that it was dealt fairly", async () => {
    await bothUntil(({ moment }) => moment === "result");
    for (const player of [anna, bert]) {
      await player.page.getByRole("button", { name: "Check this deal" }).click();
      await player.page.getByText("This deal was fair").waitFor();
      await player.page.getByText("Your own cut was used").waitFor();
      expect(await findings(player.page)).toEqual([]);
    }
    await keepScreenshot(anna.page, "result-desktop");
    await keepScreenshot(bert.page, "result-phone");
  });

  test("play the Bummerl to its end, one by clicks, one by keys alone", async () => {
    await bothUntil(({ moment }) => moment === "bummerlOver");
    expect(await nextMoment(anna)).toBe("bummerlOver");
    expect(await nextMoment(bert)).toBe("bummerlOver");
    const headings = await Promise.all(
      [anna, bert].map((player) =>
        player.page.getByRole("heading", { name: /win(s)? the Bummerl/ }).textContent(),
      ),
    );
    expect(headings.filter((text) => text?.includes("You win the Bummerl"))).toHaveLength(1);
    await keepScreenshot(anna.page, "bummerl-desktop");
  });

  test("play on into the next Bummerl, both pressing at once", async () => {
    await Promise.all([pointer.press(anna, "Play on"), keyboard.press(bert, "Play on")]);
    await Promise.all([anna, bert].map((player) => player.table.locator(".hand-card").first().waitFor()));
  });

  test("find the Bummerl in the tally of both", async () => {
    await anna.page.goto("/games");
    await anna.page.getByText("Bert").first().waitFor();
    await keepScreenshot(anna.page, "games-desktop");
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.goBack();
  });

  test("and no page reported a fault in all this", () => {
    expect([...anna.faults, ...bert.faults]).toEqual([]);
  });
});

const handOf = async (player: Player): Promise<string[]> =>
  (
    await player.table
      .locator(".hand-card")
      .evaluateAll((cards) => cards.map((card) => card.dataset["card"] ?? ""))
  ).sort();
