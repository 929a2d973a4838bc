import type { Card } from "@bummerl/engine";
import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { type Mounted, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(() => document.body.replaceChildren());

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
