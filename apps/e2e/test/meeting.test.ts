import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../src/browser.ts";
import { Company } from "../src/company.ts";
import { firstOf } from "../src/first-of.ts";
import { makeTable, type Player, type PlayerOptions, seqOf, sitDownWith, waitPast } from "../src/player.ts";
import { keepScreenshot } from "../src/screenshot.ts";
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

/** What a browser keeps of the house is no matter of meeting. */
const arrive = (options: PlayerOptions): Promise<Player> =>
  company.arrive(browser, server.url, { keeps: false, ...options });

const dealt = (player: Player): Promise<void> => player.table.locator(".hand-card").first().waitFor();

test("two who press join at once: one gets the chair, the other a clear answer", async () => {
  const host = await arrive({ name: "Hanna" });
  await makeTable(host);
  const [first, second] = await Promise.all([arrive({ name: "Ida" }), arrive({ name: "Jakob" })]);
  const join = (player: Player) => player.page.getByRole("button", { name: "Sit down with Hanna" });
  await Promise.all([join(first).waitFor(), join(second).waitFor()]);
  // Both at one moment of the clock, whatever either page has heard of the other by then.
  const moment = Date.now() + 500;
  const press = (player: Player) =>
    join(player).evaluate(
      (button: HTMLElement, at) =>
        new Promise<void>((pressed) => {
          setTimeout(() => {
            button.click();
            pressed();
          }, at - Date.now());
        }),
      moment,
    );
  await Promise.all([press(first), press(second)]);
  const outcome = (player: Player) =>
    firstOf([
      ["sits", player.table.locator(".hand-card")],
      ["told", player.page.getByRole("alert").filter({ hasText: /taken|full/i })],
    ]);
  const outcomes = await Promise.all([outcome(first), outcome(second)]);
  expect(outcomes.sort()).toEqual(["sits", "told"]);
  await dealt(host);
});

test("by the link: a stranger sees what is played and sits down", async () => {
  const host = await arrive({ name: "Karl" });
  await makeTable(host, { isPrivate: true });
  const guest = await company.open(browser, server.url, {
    name: "Lena",
    keeps: false,
    viewport: { width: 360, height: 740 },
  });
  await guest.page.goto(new URL(host.page.url()).pathname);
  await guest.page.getByText(/Karl/).first().waitFor();
  await keepScreenshot(guest.page, "invitation-phone");
  await guest.page.getByRole("textbox").fill("Lena");
  await guest.page.getByRole("button", { name: "Sit down", exact: true }).click();
  await Promise.all([dealt(host), dealt(guest)]);
});

test("by the code, as it was read out", async () => {
  const host = await arrive({ name: "Marta" });
  await makeTable(host, { isPrivate: true });
  const code = host.page.getByRole("img", { name: /^[A-Z2-9]( [A-Z2-9]){5}$/ });
  const spoken = ((await code.getAttribute("aria-label")) ?? "").replaceAll(" ", "").toLowerCase();
  const guest = await arrive({ name: "Noah" });
  await guest.page.getByRole("textbox", { name: /Code/ }).fill(`${spoken.slice(0, 3)} - ${spoken.slice(3)}`);
  await guest.page.getByRole("button", { name: "Show the table" }).click();
  // What is played is seen first; nobody sits down by a code alone.
  await guest.page.getByRole("heading", { name: "Marta invites you to play" }).waitFor();
  await guest.page.getByText("The usual rules").waitFor();
  await guest.page.getByRole("button", { name: "Sit down", exact: true }).click();
  await Promise.all([dealt(host), dealt(guest)]);
});

test("play anyone pairs two who wait", async () => {
  const first = await arrive({ name: "Olga" });
  const second = await arrive({ name: "Paul" });
  await first.page.getByRole("button", { name: "Play anyone" }).click();
  await first.page.getByText("Waiting for an opponent").first().waitFor();
  await second.page.getByRole("button", { name: "Play anyone" }).click();
  await dealt(second);
  const call = first.page
    .getByRole("link", { name: "To the table" })
    .or(first.page.getByRole("button", { name: "To the table" }));
  await call.or(first.table.locator(".hand-card").first()).first().waitFor();
  if (await call.isVisible()) await call.click();
  await dealt(first);
});

test("a game is saved, found again and goes on when both have opened it", async () => {
  const host = await arrive({ name: "Rosa" });
  await makeTable(host, { clock: "No clock" });
  const guest = await arrive({ name: "Simon" });
  await sitDownWith(guest, "Rosa");
  await Promise.all([dealt(host), dealt(guest)]);
  const cards = await host.table
    .locator(".hand-card")
    .evaluateAll((all) => all.map((card) => card.dataset["card"]));
  await host.table.getByRole("button", { name: "Save", exact: true }).click();
  await Promise.all([host, guest].map((player) => player.page.getByText("This game is saved").waitFor()));
  await host.page.goto("/saved");
  await host.page.getByText("Simon").first().waitFor();
  await keepScreenshot(host.page, "saved-desktop");
  await guest.page.goto("/");
  await host.page
    .getByRole("link", { name: /Simon|Go on/ })
    .first()
    .click();
  await host.page.getByText("Waiting for Simon").waitFor();
  await guest.page.goto("/saved");
  await guest.page
    .getByRole("link", { name: /Rosa|Go on/ })
    .first()
    .click();
  await Promise.all([dealt(host), dealt(guest)]);
  expect(
    await host.table.locator(".hand-card").evaluateAll((all) => all.map((card) => card.dataset["card"])),
  ).toEqual(cards);
});

test("a card is dragged to the table by touch on a phone", async () => {
  const size = { viewport: { width: 360, height: 740 }, touch: true };
  const host = await arrive({ name: "Tilda", ...size });
  await makeTable(host, { clock: "No clock" });
  const guest = await arrive({ name: "Udo", ...size });
  await sitDownWith(guest, "Tilda");
  await Promise.all([dealt(host), dealt(guest)]);
  const leader = (await host.table.getAttribute("data-turn")) === "you" ? host : guest;
  const seq = await seqOf(leader);
  const card = leader.table.locator(".hand-card:not([aria-disabled])").first();
  const name = await card.getAttribute("data-card");
  await dragByTouch(leader, card, leader.table.locator('[data-testid="trick"]'));
  await waitPast(leader, seq);
  expect(await leader.table.locator(`.hand-card[data-card="${name}"]`).count()).toBe(0);
  await leader.table.locator(`[data-testid="trick"] bm-card`).first().waitFor();
  await keepScreenshot(leader.page, "dragged-phone");
});

/** A finger goes down on one thing, moves in steps, and is lifted over another. */
const dragByTouch = async (player: Player, from: ReturnType<Player["table"]["locator"]>, to: typeof from) => {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (start === null || end === null) throw new Error("nothing to drag");
  const session = await player.context.newCDPSession(player.page);
  const centre = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [a, b] = [centre(start), centre(end)];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [a] });
  for (let step = 1; step <= 8; step += 1) {
    const point = { x: a.x + ((b.x - a.x) * step) / 8, y: a.y + ((b.y - a.y) * step) / 8 };
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};
