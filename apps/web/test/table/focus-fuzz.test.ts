import { legalActions, turnOf } from "@bummerl/engine";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Driver } from "./support/driver.ts";
import { clearPage } from "./support/hands.ts";
import { type Mounted, mount } from "./support/mount.ts";
import { numbers } from "./support/play.ts";

afterEach(clearPage);

/** Whole Bummerl with an update after every step: on a busy machine that takes a while. Milliseconds. */
const TIMEOUT = { timeout: 120_000 };

const PLACES = "button, a[href], input, summary, [tabindex='0'], h2[tabindex], .board";

/** Everything in the table, or in the sheet over it, that can have the focus now. */
const places = (mounted: Mounted): HTMLElement[] => {
  const sheet = mounted.maybe("bm-sheet");
  const root = sheet ?? mounted.table.renderRoot;
  return [...root.querySelectorAll<HTMLElement>(PLACES)].filter((place) => place.checkVisibility());
};

/** Where the focus is, in words; fails when it is nowhere. */
const whereabouts = (mounted: Mounted, when: string): HTMLElement => {
  expect(document.activeElement, `${when}: the page has lost the focus`).toBe(mounted.table);
  const active = mounted.table.shadowRoot?.activeElement;
  if (!(active instanceof HTMLElement)) throw new Error(`${when}: nothing at the table has the focus`);
  expect(active.isConnected && active.checkVisibility(), `${when}: focus on something unseen`).toBe(true);
  return active;
};

interface Game {
  readonly driver: Driver;
  readonly mounted: Mounted;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly random: () => number;
}

/** The table moves on by itself or by the other player; nobody presses anything on this page. */
const step = ({ driver, pick, random }: Game): string => {
  const { stage, status, dealNumber: deal, bummerlNumber: bummerl } = driver.state;
  if (status === "saved") {
    driver.give(0, { type: "resume", deal });
    driver.give(1, { type: "resume", deal });
    return "resume";
  }
  if (stage === "bummerlOver") {
    driver.give(1, { type: "playOn", bummerl, cut: "cc" });
    driver.give(0, { type: "playOn", bummerl, cut: "dd" });
    return "playOn";
  }
  if (stage === "dealing") {
    driver.next();
    return "next";
  }
  if (random() < 0.02) {
    driver.give(0, { type: "save", deal });
    return "save";
  }
  const state = driver.state.deal;
  if (state === null || turnOf(state) === null) throw new Error("nobody is on turn");
  const action = pick(legalActions(state).filter(({ type }) => type !== "giveUp" || random() < 0.1));
  driver.act(action);
  return action.type;
};

const playBummerl = async (seed: number, width: number): Promise<void> => {
  await page.viewport(width, 800);
  const driver = new Driver({ clock: "untimed", seed }).sit();
  const random = numbers(seed);
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(random() * from.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const mounted = await mount(driver.update(0));
  const game: Game = { driver, mounted, pick, random };
  mounted.find(".board").focus();
  let steps = 0;
  while (driver.state.bummerls.length === 0 && steps < 300) {
    steps += 1;
    if (random() < 0.6) pick(places(mounted)).focus();
    if (random() < 0.15) {
      // By the keyboard's own way, so that letters, sheets and Escape are in it too.
      await userEvent.keyboard(pick(["l", "d", "?", "p", "h", "{Escape}", "{ArrowRight}", "{Tab}"]));
      await mounted.table.updateComplete;
      // Tab goes on from the page to the browser's own buttons.
      if (document.activeElement !== mounted.table) pick(places(mounted)).focus();
    }
    const had = whereabouts(mounted, `before step ${steps}`);
    const done = step(game);
    await mounted.show(driver.update(0));
    const sheet = mounted.maybe("bm-sheet");
    const now = whereabouts(
      mounted,
      `${done} (step ${steps}, seed ${seed}) from ${had.outerHTML.slice(0, 80)}`,
    );
    if (sheet !== null) expect(sheet.contains(now), `${done}: focus behind the sheet`).toBe(true);
  }
  expect(driver.state.bummerls).toHaveLength(1);
};

test.each([1, 2, 3])(
  "focus never leaves the table, whatever happens: phone, game %i",
  TIMEOUT,
  async (seed) => {
    await playBummerl(seed, 390);
  },
);

test("focus never leaves the table, whatever happens: desktop", TIMEOUT, async () => {
  await playBummerl(4, 1440);
});

test(
  "after an own card the focus is on its neighbour, and stays in the hand to the last card",
  TIMEOUT,
  async () => {
    const driver = new Driver({ clock: "untimed", seed: 9 }).sit().next();
    const mounted = await mount(driver.update(0));
    const card = () => (mounted.table.shadowRoot?.activeElement as HTMLElement | null)?.dataset["card"];
    mounted.find(".hand-card").focus();
    while (driver.state.stage === "playing") {
      const { deal } = driver.state;
      if (deal === null) throw new Error("no deal");
      if (turnOf(deal) === 1 || deal.phase === "lastTrick") {
        const [action] = legalActions(deal).filter(({ type }) => type === "play" || type === "settle");
        if (action === undefined) throw new Error("nothing to do");
        driver.act(action);
        await mounted.show(driver.update(0));
        continue;
      }
      const isLast = deal.hands[0].length === 1;
      for (let at = 0; at < 5 && mounted.table.shadowRoot?.activeElement?.ariaDisabled === "true"; at += 1) {
        await userEvent.keyboard("{ArrowRight}");
      }
      const played = card();
      await userEvent.keyboard("{Enter}");
      const command = mounted.sent.at(-1);
      if (command?.type !== "act") throw new Error("no card was sent");
      expect(command.action).toEqual({ type: "play", card: played });
      expect(driver.give(0, command)).toBeNull();
      await mounted.answer({ ok: true, data: { seq: driver.state.seq } });
      await mounted.show(driver.update(0));
      const focused = whereabouts(mounted, `after ${played}`);
      if (!isLast) {
        expect(card(), `after ${played}`).toBeDefined();
        expect(card()).not.toBe(played);
      } else expect(focused).not.toBeNull();
    }
    expect(mounted.table.shadowRoot?.activeElement).toBe(mounted.find("h2[tabindex]"));
  },
);
