import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "../src/axe.ts";
import { launchBrowser } from "../src/browser.ts";
import { type Listener, offerTable, openListener, playByEar, sayName, sitWith } from "../src/ear.ts";
import { type RunningServer, startServer } from "../src/server.ts";

let server: RunningServer;
let browser: Browser;
let players: readonly [Listener, Listener];

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  players = [
    await openListener(browser, server.url, "Anna"),
    await openListener(browser, server.url, "Bert"),
  ];
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("two who know the page only by its accessibility tree play a whole Bummerl", async () => {
  const [anna, bert] = players;
  await Promise.all(players.map(sayName));
  await offerTable(anna);
  await sitWith(bert, "Anna");
  // Results look alike: the first one of each and the last are looked at.
  const looked = new Set<string>();
  const look = async ({ name, page }: Listener, moment: string): Promise<void> => {
    if (looked.has(name + moment)) return;
    looked.add(name + moment);
    expect(await findings(page)).toEqual([]);
  };
  await Promise.all(players.map((player) => playByEar(player, (moment) => look(player, moment))));
  for (const player of players) {
    const text = player.heard.join("\n");
    // He was told whose turn it was, what was led, taken and drawn, and how each deal and the Bummerl ended.
    expect(text).toMatch(/(?:Anna|Bert) leads the \w+ of \w+; your turn\./);
    expect(text).toMatch(/takes? the trick, \d+ points; you draw the \w+ of \w+/);
    expect(text).toMatch(/wins? \d counters?; you now have \d to go, (?:Anna|Bert) \d to go\./);
    expect(text).toMatch(/so the Bummerl/);
    expect(player.faults).toEqual([]);
  }
  expect(players.flatMap(({ done }) => done)).toEqual(expect.arrayContaining(["Close", "Close now", "Next"]));
});
