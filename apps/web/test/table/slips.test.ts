import type { Card } from "@bummerl/engine";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
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
  const tap = (of: Card) =>
    mounted
      .find(`[data-testid="hand-${of}"]`)
      .dispatchEvent(
        new PointerEvent("click", { bubbles: true, composed: true, detail: 1, pointerType: "touch" }),
      );
  tap(card);
  await mounted.answer({ ok: true, data: { seq: update.view.seq + 1 } });
  await mounted.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  tap(other);
  expect(mounted.sent).toHaveLength(1);
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
