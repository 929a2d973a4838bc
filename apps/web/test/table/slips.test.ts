import type { Card } from "@bummerl/engine";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { secondStep } from "../../src/state/preferences.ts";
import { action, clearPage, legalCards } from "./support/hands.ts";
import { button, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(clearPage);

test("the second half of a double click on a card plays nothing, not even after the answer", async () => {
  const { update, legal } = legalCards("lead");
  const mounted = await mount(update);
  const [card, other] = legal;
  if (card === undefined || other === undefined) throw new Error("no cards");
  const click = (of: Card, detail: number) =>
    mounted
      .find(`[data-testid="hand-${of}"]`)
      .dispatchEvent(new PointerEvent("click", { bubbles: true, composed: true, detail }));
  click(card, 1);
  await mounted.answer({ ok: true, data: { seq: update.view.seq + 1 } });
  await mounted.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  click(other, 2);
  expect(mounted.sent).toHaveLength(1);
  click(other, 1);
  expect(mounted.sent).toHaveLength(2);
});

test("a finger that taps twice at once plays one card", async () => {
  const { update, legal } = legalCards("lead");
  const mounted = await mount(update);
  const [card, other] = legal;
  if (card === undefined || other === undefined) throw new Error("no cards");
  const tap = (of: Card, at: number) => {
    const event = new PointerEvent("click", {
      bubbles: true,
      composed: true,
      detail: 1,
      pointerType: "touch",
    });
    // When a finger comes is told, not waited for: a busy machine would make two taps of a double one.
    Object.defineProperty(event, "timeStamp", { value: at });
    mounted.find(`[data-testid="hand-${of}"]`).dispatchEvent(event);
  };
  tap(card, performance.now());
  const tapped = performance.now();
  await mounted.answer({ ok: true, data: { seq: update.view.seq + 1 } });
  await mounted.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  tap(other, tapped + 200);
  expect(mounted.sent).toHaveLength(1);
  tap(other, tapped + 600);
  expect(mounted.sent).toHaveLength(2);
});

test("Enter held down presses once", async () => {
  const { update } = legalCards("lead");
  const mounted = await mount(update);
  const card = mounted.find(".hand-card");
  const press = (repeat: boolean) =>
    card.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, composed: true, cancelable: true }),
    );
  expect(press(false)).toBe(true);
  expect(press(true)).toBe(false);
});

test("a double click on Close opens the question and answers nothing", async () => {
  await page.viewport(360, 740);
  const mounted = await mount(STATES.lead({}));
  await userEvent.dblClick(button(mounted.table.renderRoot, "Close"));
  await mounted.table.updateComplete;
  const sheet = mounted.find("[data-testid=confirm]");
  const yes = button(sheet, "Close now");
  expect(getComputedStyle(yes).pointerEvents).toBe("none");
  expect(mounted.sent).toEqual([]);
  await expect.poll(() => getComputedStyle(yes).pointerEvents).toBe("auto");
  await userEvent.click(yes);
  expect(action(mounted.sent[0])).toEqual({ type: "close" });
});

test("a confident player closes and claims at once, but gives up only in two steps", async () => {
  secondStep.set("confident");
  try {
    for (const [name, type] of [
      ["Close", "close"],
      ["66", "claim"],
    ] as const) {
      const mounted = await mount(STATES.lead({}));
      button(mounted.table.renderRoot, name).click();
      await mounted.table.updateComplete;
      expect(mounted.maybe("bm-sheet")).toBeNull();
      expect(action(mounted.sent[0])).toEqual({ type });
    }
    const mounted = await mount(STATES.lead({}));
    button(mounted.table.renderRoot, "Menu").click();
    await mounted.table.updateComplete;
    button(mounted.find("[data-testid=menu]"), "Give up deal").click();
    await mounted.table.updateComplete;
    expect(mounted.maybe("[data-testid=confirm]")).not.toBeNull();
    expect(mounted.sent).toEqual([]);
  } finally {
    secondStep.set("ask");
  }
});
