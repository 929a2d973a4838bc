import { legalActions } from "@bummerl/engine";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { motion, trickStay } from "../../../src/state/preferences.ts";
import { Driver } from "../support/driver.ts";
import { clearPage, held, legalCards } from "../support/hands.ts";
import { type Mounted, mount } from "../support/mount.ts";
import { playUntil } from "../support/play.ts";
import { STATES } from "../support/states.ts";

beforeEach(() => motion.set("slow"));
afterEach(() => {
  motion.set("normal");
  trickStay.set("normal");
  clearPage();
});

const running = (mounted: Mounted): Animation[] =>
  [...(mounted.table.shadowRoot?.getAnimations() ?? [])].filter(
    // Transitions of the style sheet are not ours.
    (animation) => !(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation),
  );
/** What moves begins just before the page is painted. */
const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
/** The first card that may be played is. */
const playAny = (driver: Driver): void => {
  const { deal } = driver.state;
  const action = deal === null ? undefined : legalActions(deal).find(({ type }) => type === "play");
  if (action === undefined) throw new Error("no card may be played");
  expect(driver.act(action)).toBeNull();
};
const ghosts = (mounted: Mounted): number => mounted.find(".flying").children.length;

const tapFirst = async (mounted: Mounted): Promise<string> => {
  const [card] = legalCards("lead").legal;
  if (card === undefined) throw new Error("no card");
  mounted.find(`[data-testid="hand-${card}"]`).click();
  await mounted.table.updateComplete;
  await frame();
  return card;
};

test("a card played flies from the hand to the middle, by transforms and opacity alone", async () => {
  const mounted = await mount(STATES.lead({}));
  expect(running(mounted)).toEqual([]);
  const card = await tapFirst(mounted);
  const picture = mounted.find(`.trick [data-card="${card}"]`);
  const own = picture.getAnimations();
  expect(own).toHaveLength(1);
  const used = running(mounted).flatMap((animation) =>
    ((animation.effect as KeyframeEffect).getKeyframes() ?? []).flatMap((frame) => Object.keys(frame)),
  );
  const allowed = [
    "translate",
    "scale",
    "rotate",
    "opacity",
    "offset",
    "computedOffset",
    "easing",
    "composite",
  ];
  expect(used.filter((name) => !allowed.includes(name))).toEqual([]);
  // The trick before it goes to its winner, above the table and out of reach.
  expect(ghosts(mounted)).toBe(2);
  expect(mounted.find(".flying").getAttribute("aria-hidden")).toBe("true");
  expect(getComputedStyle(mounted.find(".flying")).pointerEvents).toBe("none");
  await Promise.all(running(mounted).map((animation) => animation.finished));
  await expect.poll(() => ghosts(mounted)).toBe(0);
  expect(running(mounted)).toEqual([]);
});

test("fingers reach at once what lies there in the end", async () => {
  const mounted = await mount(STATES.cutting({}));
  await mounted.show(STATES.firstLead({}));
  await frame();
  expect(running(mounted).length).toBeGreaterThanOrEqual(11);
  for (const button of mounted.table.renderRoot.querySelectorAll<HTMLElement>(".hand-card")) {
    const box = button.getBoundingClientRect();
    const hit = mounted.table.shadowRoot?.elementFromPoint(box.left + 12, box.top + box.height / 2);
    expect(hit?.closest(".hand-card")).toBe(button);
  }
});

test.each(["pointerdown", "keydown"])("%s puts everything in its place", async (type) => {
  const mounted = await mount(STATES.cutting({}));
  await mounted.show(STATES.firstLead({}));
  await frame();
  expect(running(mounted).length).toBeGreaterThan(0);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(running(mounted)).toEqual([]);
});

test("a new state ends what is on its way", async () => {
  const driver = new Driver({ seed: 5 }).sit();
  const mounted = await mount(driver.update(0));
  driver.next();
  await mounted.show(driver.update(0));
  await frame();
  const dealing = running(mounted);
  expect(dealing.length).toBeGreaterThan(0);
  const { deal } = driver.state;
  const [card] = deal === null ? [] : deal.hands[deal.leader];
  if (card === undefined) throw new Error("no card");
  driver.act({ type: "play", card });
  await mounted.show(driver.update(0));
  await frame();
  expect(dealing.every(({ playState }) => playState === "idle")).toBe(true);
  expect(mounted.find(`.trick [data-card="${card}"]`).getAnimations()).toHaveLength(1);
});

/** The one who leads the first trick plays a card of his; the table has not answered yet. */
const ownLead = async () => {
  const driver = new Driver({ seed: 5 }).sit().next();
  const seat = driver.state.deal?.leader ?? 0;
  const mounted = await mount(driver.update(seat));
  const [card] = driver.state.deal?.hands[seat] ?? [];
  if (card === undefined) throw new Error("no card");
  const held = mounted.find(`[data-testid="hand-${card}"] bm-card`);
  await expect.poll(() => held.shadowRoot?.querySelector("img")?.complete).toBe(true);
  const image = held.shadowRoot?.querySelector("img") ?? null;
  mounted.find(`[data-testid="hand-${card}"]`).click();
  await mounted.table.updateComplete;
  await frame();
  /** The table has it; drawn when the card lies there. */
  const view = (): void => {
    expect(driver.act({ type: "play", card })).toBeNull();
    mounted.table.latest = driver.update(seat);
  };
  return { driver, seat, mounted, card, image, view };
};

test("that one's own card has arrived does not cut its way short, nor lays it there twice", async () => {
  const { driver, mounted, card, view } = await ownLead();
  const flying = mounted.find(`.trick [data-card="${card}"]`);
  const [way] = flying.getAnimations();
  expect(way?.playState).toBe("running");
  // The view comes before the answer to sending the card.
  view();
  void mounted.answer({ ok: true, data: { seq: driver.state.seq } });
  await frame();
  expect(mounted.table.renderRoot.querySelectorAll(".trick bm-card")).toHaveLength(1);
  expect(mounted.find(`.trick [data-card="${card}"]`)).toBe(flying);
  expect(flying.getAnimations()).toEqual([way]);
  expect(way?.playState).toBe("running");
});

test("what moves nothing is drawn when the card on its way lies there, or a key is pressed", async () => {
  const { mounted, view } = await ownLead();
  view();
  await frame();
  expect(mounted.table.dataset["turn"]).toBe("you");
  await Promise.all(running(mounted).map((animation) => animation.finished));
  await mounted.table.updateComplete;
  expect(mounted.table.dataset["turn"]).toBe("opponent");
  const again = await ownLead();
  again.view();
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  await again.mounted.table.updateComplete;
  expect(again.mounted.table.dataset["turn"]).toBe("opponent");
});

test("the answer to a card still on its way is drawn at once", async () => {
  const { driver, seat, mounted, card, view } = await ownLead();
  const [way] = mounted.find(`.trick [data-card="${card}"]`).getAnimations();
  view();
  await frame();
  playAny(driver);
  mounted.table.latest = driver.update(seat);
  await frame();
  expect(way?.playState).toBe("idle");
  expect(mounted.table.renderRoot.querySelectorAll(".trick bm-card")).toHaveLength(2);
});

test("the picture of a card goes with it from the hand to the middle", async () => {
  const { mounted, card, image } = await ownLead();
  const there = mounted.find(`.trick [data-card="${card}"]`).shadowRoot?.querySelector("img");
  expect(image).not.toBeNull();
  expect(there).toBe(image);
});

test("off: nothing moves, and switching it off ends what does", async () => {
  const mounted = await mount(STATES.cutting({}));
  await mounted.show(STATES.firstLead({}));
  await frame();
  motion.set("off");
  expect(running(mounted)).toEqual([]);
  const still = await mount(STATES.lead({}));
  await tapFirst(still);
  expect(running(still)).toEqual([]);
  expect(ghosts(still)).toBe(0);
});

test("a card on its way keeps the focus where it is", async () => {
  const mounted = await mount(STATES.lead({}));
  mounted.find(".hand-card").focus();
  const second = held(mounted)[1];
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  await frame();
  expect(running(mounted).length).toBeGreaterThan(0);
  expect(mounted.table.shadowRoot?.activeElement).toBe(mounted.find(`.hand [data-card="${second}"]`));
});

test("a card refused flies back", async () => {
  const mounted = await mount(STATES.lead({}));
  const card = await tapFirst(mounted);
  await mounted.answer({ ok: false, error: { code: "mustFollowSuit", rule: "R12" } });
  await frame();
  expect(mounted.find(`.hand [data-card="${card}"] bm-card`).getAnimations()).toHaveLength(1);
});

test("who takes a trick is shown when the answer lies there, not before", async () => {
  const driver = playUntil({}, ({ state }) => state.deal?.phase === "follow" && state.deal.leader === 0);
  const mounted = await mount(driver.update(0));
  playAny(driver);
  await mounted.show(driver.update(0));
  await frame();
  const rings = () =>
    [...mounted.find(".trick").querySelectorAll('bm-card[look="won"]')].map((won) => {
      const ring = getComputedStyle(won, "::after");
      return ring.boxShadow.includes("0px 0px 0px 3px") && ring.opacity === "1";
    });
  expect(rings()).toEqual([false]);
  await Promise.all(running(mounted).map((animation) => animation.finished));
  await expect.poll(rings).toEqual([true]);
});

test("the card drawn last from the stock lies there until it is drawn", async () => {
  const driver = playUntil(
    {},
    ({ state }) =>
      state.deal?.phase === "follow" && state.deal.faceDown.length === 1 && state.deal.closed === null,
  );
  const mounted = await mount(driver.update(0));
  playAny(driver);
  await mounted.show(driver.update(0));
  await frame();
  const lying = [...mounted.find(".flying").querySelectorAll("bm-card")].filter(({ card }) => card === null);
  expect(lying.length).toBeGreaterThan(0);
  await Promise.all(running(mounted).map((animation) => animation.finished));
  await expect.poll(() => ghosts(mounted)).toBe(0);
});
