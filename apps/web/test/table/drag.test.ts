import type { Card } from "@bummerl/engine";
import { afterEach, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { motion } from "../../src/state/preferences.ts";
import { type Mounted, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(() => {
  motion.set("normal");
  document.body.replaceChildren();
});

/** A session with the browser itself: real input, as a mouse or a finger gives it. */
const browser = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };

/** Tests run in a frame of the page the browser knows. */
const frame = (): { x: number; y: number; scale: number } => {
  const box = window.frameElement?.getBoundingClientRect();
  return box === undefined ? { x: 0, y: 0, scale: 1 } : { x: box.x, y: box.y, scale: box.width / innerWidth };
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const centre = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y, scale } = frame();
  return { x: x + (left + width / 2) * scale, y: y + (top + height / 2) * scale };
};

const between = (from: Point, to: Point): Point[] =>
  [0.1, 0.3, 0.6, 0.9, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));

const byMouse = async (from: Point, to: Point): Promise<void> => {
  const at = (type: string, point: Point, buttons: number) =>
    browser.send("Input.dispatchMouseEvent", { type, ...point, button: "left", buttons, clickCount: 1 });
  await at("mouseMoved", from, 0);
  await at("mousePressed", from, 1);
  for (const point of between(from, to)) await at("mouseMoved", point, 1);
  await at("mouseReleased", to, 0);
};

const byTouch = async (from: Point, to: Point): Promise<void> => {
  const at = (type: string, points: readonly Point[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await at("touchStart", [from]);
  for (const point of between(from, to)) await at("touchMove", [point]);
  await at("touchEnd", []);
};

const WAYS = [
  ["mouse", byMouse],
  ["finger", byTouch],
] as const;

const firstCard = (mounted: Mounted): { element: HTMLElement; card: Card } => {
  const element = mounted.find(".hand-card:not([aria-disabled])");
  return { element, card: element.dataset["card"] as Card };
};

const actions = (mounted: Mounted) =>
  mounted.sent.map((command) => (command.type === "act" ? command.action : null));

test.each(WAYS)("a card dragged to the table is played: %s", async (_name, drag) => {
  await page.viewport(360, 740);
  const mounted = await mount(STATES.lead({}));
  const { element, card } = firstCard(mounted);
  await drag(centre(element), centre(mounted.find("[data-testid=trick]")));
  await expect.poll(() => actions(mounted)).toEqual([{ type: "play", card }]);
});

/** The middle of an element in pixels of the page the table is on. */
const middle = (element: Element): Point => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** Where the card on its way to the trick sets out, and how large. */
const setsOut = async (mounted: Mounted, card: Card): Promise<Point & { width: number }> => {
  const picture = (): HTMLElement | null => mounted.maybe(`.trick [data-card="${card}"]`);
  await expect.poll(() => picture()?.getAnimations().length).toBe(1);
  const flying = mounted.find(`.trick [data-card="${card}"]`);
  const [animation] = flying.getAnimations();
  if (animation === undefined) throw new Error("it has arrived already");
  animation.pause();
  animation.currentTime = 0;
  return { ...middle(flying), width: flying.getBoundingClientRect().width };
};

const near = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

test.each(WAYS)("a card let go flies on from there, as large as it was: %s", async (_name, drag) => {
  await page.viewport(360, 740);
  motion.set("slow");
  const mounted = await mount(STATES.lead({}));
  const { element, card } = firstCard(mounted);
  const picture = mounted.find(`.hand [data-card="${card}"] bm-card`);
  const [home, width] = [middle(picture), picture.getBoundingClientRect().width];
  const [from, trick] = [centre(element), centre(mounted.find("[data-testid=trick]"))];
  const to = { x: trick.x + 30, y: trick.y + 40 };
  await drag(from, to);
  const start = await setsOut(mounted, card);
  const { scale } = frame();
  const dropped = { x: home.x + (to.x - from.x) / scale, y: home.y + (to.y - from.y) / scale };
  expect(near(start, dropped)).toBeLessThan(3);
  expect(near(start, home)).toBeGreaterThan(100);
  expect(Math.abs(start.width - width)).toBeLessThan(2);
});

test("a card that went back to the hand sets out from there when it is played by a key", async () => {
  await page.viewport(360, 740);
  motion.set("slow");
  const mounted = await mount(STATES.lead({}));
  const { element, card } = firstCard(mounted);
  const home = middle(mounted.find(`.hand [data-card="${card}"] bm-card`));
  await byMouse(centre(element), centre(mounted.find(".theirs .name")));
  element.focus();
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  await userEvent.keyboard("{Enter}");
  expect(near(await setsOut(mounted, card), home)).toBeLessThan(15);
});

test.each(WAYS)("a card let go elsewhere goes back and plays nothing: %s", async (_name, drag) => {
  await page.viewport(360, 740);
  const mounted = await mount(STATES.lead({}));
  const { element } = firstCard(mounted);
  await drag(centre(element), centre(mounted.find(".theirs .name")));
  await mounted.table.updateComplete;
  expect(element.classList.contains("dragging")).toBe(false);
  expect(element.style.translate).toBe("");
  expect(mounted.sent).toEqual([]);
});

test.each(WAYS)("the trump jack on the up-card exchanges (R14): %s", async (_name, drag) => {
  await page.viewport(360, 740);
  const update = STATES.exchange({});
  const mounted = await mount(update);
  const jack = mounted.find(`[data-testid="hand-${update.view.deal?.trump}J"]`);
  await drag(centre(jack), centre(mounted.find("[data-testid=up-card]")));
  await expect.poll(() => actions(mounted)).toEqual([{ type: "exchange" }]);
});

test.each(WAYS)("the up-card on the stock closes, after a second step (R17): %s", async (_name, drag) => {
  await page.viewport(360, 740);
  const mounted = await mount(STATES.firstLead({}));
  await drag(centre(mounted.find("[data-testid=up-card]")), centre(mounted.find('[data-zone="stock"]')));
  await expect.poll(() => mounted.maybe("[data-testid=confirm]")).not.toBeNull();
  expect(mounted.sent).toEqual([]);
});

test("an update in mid-drag puts the card back", async () => {
  await page.viewport(360, 740);
  const update = STATES.lead({});
  const mounted = await mount(update);
  const { element } = firstCard(mounted);
  const from = centre(element);
  const to = centre(mounted.find("[data-testid=trick]"));
  await browser.send("Input.dispatchMouseEvent", {
    type: "mousePressed",
    ...from,
    button: "left",
    buttons: 1,
    clickCount: 1,
  });
  await browser.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...to, button: "left", buttons: 1 });
  await mounted.show(STATES.dealOver({}));
  await browser.send("Input.dispatchMouseEvent", {
    type: "mouseReleased",
    ...to,
    button: "left",
    buttons: 0,
    clickCount: 1,
  });
  await mounted.table.updateComplete;
  expect(mounted.sent).toEqual([]);
});

test("a press let go outside the window leaves no card at the mouse", async () => {
  await page.viewport(360, 740);
  const mounted = await mount(STATES.lead({}));
  const { element } = firstCard(mounted);
  const { left, top } = element.getBoundingClientRect();
  const pointer = (type: string, shift: number, buttons: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        isPrimary: true,
        pointerId: 1,
        button: type === "pointerdown" ? 0 : -1,
        buttons,
        clientX: left + 20 + shift,
        clientY: top + 20,
      }),
    );
  pointer("pointerdown", 0, 1);
  pointer("pointermove", 60, 0);
  expect(element.classList.contains("dragging")).toBe(false);
  expect(element.style.translate).toBe("");
});

test("a cancelled touch puts the card back, and the right button takes up nothing", async () => {
  await page.viewport(360, 740);
  const mounted = await mount(STATES.lead({}));
  const { element } = firstCard(mounted);
  const from = centre(element);
  const to = centre(mounted.find("[data-testid=trick]"));
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (const point of between(from, to)) {
    await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await expect.poll(() => element.classList.contains("dragging")).toBe(true);
  await browser.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  await expect.poll(() => element.classList.contains("dragging")).toBe(false);
  const right = { button: "right", clickCount: 1 };
  await browser.send("Input.dispatchMouseEvent", { type: "mousePressed", ...from, ...right, buttons: 2 });
  await browser.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...to, ...right, buttons: 2 });
  await browser.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...to, ...right, buttons: 0 });
  await mounted.table.updateComplete;
  expect(mounted.sent).toEqual([]);
});
