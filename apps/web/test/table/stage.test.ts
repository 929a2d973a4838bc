import type { Card } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { motion, trickStay } from "../../src/state/preferences.ts";
import { Stage, type StageClock } from "../../src/table/controllers/stage.ts";
import { cardsOnTable } from "../../src/table/model/on-table.ts";
import type { Driver } from "./support/driver.ts";
import { clearPage } from "./support/hands.ts";
import { mount } from "./support/mount.ts";
import { playUntil } from "./support/play.ts";
import { STATES } from "./support/states.ts";

afterEach(() => {
  trickStay.set("normal");
  motion.set("normal");
  clearPage();
});
beforeEach(() => motion.set("off"));

/** The opponent has just won a trick and leads at once: the view before, with the trick, and the one with his card. */
const quickLead = (): { readonly won: TableUpdate; readonly led: TableUpdate; readonly card: Card } => {
  const driver: Driver = playUntil(
    {},
    ({ state }) => state.deal?.phase === "lead" && state.deal.leader === 1 && state.deal.played.length === 2,
  );
  const won = driver.update(0);
  const card = driver.state.deal?.hands[1][0];
  if (card === undefined) throw new Error("no card to lead");
  expect(driver.act({ type: "play", card })).toBeNull();
  return { won, led: driver.update(0), card };
};

const fakeClock = () => {
  let now = 0;
  let waiting: { readonly at: number; readonly call: () => void } | null = null;
  const clock: StageClock = {
    now: () => now,
    after: (ms, call) => {
      waiting = { at: now + ms, call };
      return () => {
        waiting = null;
      };
    },
  };
  return {
    clock,
    pass: (ms: number) => {
      now += ms;
      const due = waiting;
      if (due === null || due.at > now) return;
      waiting = null;
      due.call();
    },
  };
};

const staged = () => {
  const time = fakeClock();
  const host = {
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => {},
    updateComplete: Promise.resolve(true),
  };
  const stage = new Stage(host, time.clock);
  stage.hostConnected();
  const { won, led, card } = quickLead();
  const shown = (): readonly Card[] => stage.cards(led.view, null).map((one) => one.card);
  const trick = cardsOnTable(won.view, null).map((one) => one.card);
  const begin = (wait: number): void => {
    stage.see(null, won.view);
    time.pass(wait);
    stage.see(won.view, led.view);
  };
  return { stage, time, won, led, card, shown, trick, begin };
};

test.each([
  ["short", 600],
  ["normal", 1400],
  ["long", 3000],
] as const)("a trick stays %s: %i ms in all, then the card led since is shown", (stay, ms) => {
  trickStay.set(stay);
  const { time, card, shown, trick, begin } = staged();
  begin(100);
  expect(shown()).toEqual(trick);
  time.pass(ms - 101);
  expect(shown()).toEqual(trick);
  time.pass(1);
  expect(shown()).toEqual([card]);
});

test("who thinks before he leads lets nobody wait", () => {
  const { card, shown, begin } = staged();
  begin(1400);
  expect(shown()).toEqual([card]);
});

test.each(["pointerdown", "keydown"])("until seen: it stays until the player's %s", (type) => {
  trickStay.set("tap");
  const { time, card, shown, trick, begin } = staged();
  begin(60_000);
  time.pass(60_000);
  expect(shown()).toEqual(trick);
  dispatchEvent(new Event(type));
  expect(shown()).toEqual([card]);
});

test("an own card on its way ends it at once", () => {
  const { stage, led, card, begin } = staged();
  begin(0);
  const own = led.view.deal?.hands[0][0];
  if (own === undefined) throw new Error("no card");
  expect(stage.cards(led.view, own).map((one) => one.card)).toEqual([card, own]);
});

test("the end of the deal is not held back", () => {
  const { stage, led, begin } = staged();
  begin(0);
  const over = STATES.dealOver({});
  stage.see(led.view, over.view);
  expect(stage.holding).toBe(false);
});

test("at the table: the picture waits, what may be pressed and what is said do not", async () => {
  trickStay.set("long");
  const { won, led, card } = quickLead();
  const mounted = await mount(won);
  await mounted.show(led);
  const inTrick = (): (string | undefined)[] =>
    [...mounted.find(".trick").querySelectorAll<HTMLElement>("bm-card")].map((one) => one.dataset["card"]);
  expect(inTrick()).not.toContain(card);
  expect(mounted.table.dataset["turn"]).toBe("you");
  expect(mounted.text("[role=log]")).not.toBe("");
  const playable = mounted.find(".hand-card:not([aria-disabled])");
  playable.click();
  expect(mounted.sent[0]).toMatchObject({
    type: "act",
    action: { type: "play", card: playable.dataset["card"] },
  });
  await mounted.table.updateComplete;
  expect(inTrick()).toEqual([card, playable.dataset["card"]]);
});

test("a trick that stays until it is tapped: the press on a card only lets the new lead be seen, the next one plays", async () => {
  trickStay.set("tap");
  const { won, led, card } = quickLead();
  const mounted = await mount(won);
  await mounted.show(led);
  const inTrick = (): (string | undefined)[] =>
    [...mounted.find(".trick").querySelectorAll<HTMLElement>("bm-card")].map((one) => one.dataset["card"]);
  const first = mounted.find(".hand-card:not([aria-disabled])");
  first.focus();
  await userEvent.keyboard("{Enter}");
  expect(inTrick()).toEqual([card]);
  expect(mounted.sent).toEqual([]);
  await userEvent.click(first);
  expect(mounted.sent).toHaveLength(1);
});
