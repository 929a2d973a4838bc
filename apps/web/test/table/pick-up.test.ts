import { afterEach, expect, test } from "vitest";
import { action, clearPage } from "./support/hands.ts";
import { type Mounted, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(clearPage);

/** A click as a mouse does it; `detail` 0 is what Enter on a button makes. */
const click = async (mounted: Mounted, selector: string, detail = 1): Promise<void> => {
  const event = new PointerEvent("click", { bubbles: true, composed: true, cancelable: true, detail });
  mounted.find(selector).dispatchEvent(event);
  await mounted.table.updateComplete;
};

const UP_CARD = '[data-testid="up-card"]';

test("two clicks close: the up-card, then the stock, and it still asks once more", async () => {
  const mounted = await mount(STATES.lead({}));
  await click(mounted, UP_CARD);
  expect(mounted.table.dataset["picked"]).toBe("upCard");
  expect(mounted.text(".note")).toMatch(/taken up/);
  await click(mounted, '[data-zone="stock"]');
  expect(mounted.table.dataset["picked"]).toBeUndefined();
  expect(mounted.maybe("[data-testid=confirm]")).not.toBeNull();
  expect(mounted.sent).toEqual([]);
});

test("two clicks exchange: the up-card, then the trump jack, which is not played", async () => {
  const update = STATES.exchange({});
  const mounted = await mount(update);
  await click(mounted, UP_CARD);
  await click(mounted, `[data-testid="hand-${update.view.deal?.trump}J"]`);
  expect(mounted.sent.map((command) => action(command))).toEqual([{ type: "exchange" }]);
});

test("any other card pressed as the second click puts the up-card back and is not played", async () => {
  const update = STATES.exchange({});
  const mounted = await mount(update);
  const other = `.hand-card:not([data-card="${update.view.deal?.trump}J"])`;
  await click(mounted, UP_CARD);
  await click(mounted, other);
  expect(mounted.sent).toEqual([]);
  expect(mounted.table.dataset["picked"]).toBeUndefined();
  await click(mounted, other);
  expect(mounted.sent).toHaveLength(1);
});

test("a key is no second click, and a new state of the table puts the up-card back", async () => {
  const update = STATES.lead({});
  const mounted = await mount(update);
  await click(mounted, UP_CARD);
  await click(mounted, ".hand-card", 0);
  expect(mounted.sent).toHaveLength(1);
  const again = await mount(update);
  await click(again, UP_CARD);
  await again.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  expect(again.table.dataset["picked"]).toBeUndefined();
});

test("where neither closing nor exchanging is allowed the up-card stays where it is", async () => {
  const mounted = await mount(STATES.opponentLeads({}));
  await click(mounted, UP_CARD);
  expect(mounted.table.dataset["picked"]).toBeUndefined();
});
