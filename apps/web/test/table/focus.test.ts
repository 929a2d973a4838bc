import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { action, clearPage, held, legalCards } from "./support/hands.ts";
import { button, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(clearPage);

test("Cancel gives the focus back to the button that asked", async () => {
  const mounted = await mount(STATES.lead({}));
  const close = button(mounted.table.renderRoot, "Close");
  close.focus();
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  const cancel = button(mounted.find("[data-testid=confirm]"), "Cancel");
  await expect.poll(() => mounted.table.shadowRoot?.activeElement).toBe(cancel);
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  expect(mounted.maybe("bm-sheet")).toBeNull();
  expect(mounted.table.shadowRoot?.activeElement).toBe(close);
});

test("from one sheet to the next the focus goes along", async () => {
  const mounted = await mount(STATES.marriage({}));
  mounted.find(".hand-card").focus();
  await userEvent.keyboard("m");
  await mounted.table.updateComplete;
  const withClaim = [...mounted.find("[data-testid=marriage]").querySelectorAll("button")].find((b) =>
    b.textContent?.trim().endsWith("and 66"),
  );
  withClaim?.focus();
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  const confirm = mounted.find("[data-testid=confirm]");
  expect(confirm.contains(mounted.table.shadowRoot?.activeElement ?? null)).toBe(true);
});

test("Next keeps the focus on the page while it is on its way and until the next deal", async () => {
  const over = STATES.dealOver({});
  const mounted = await mount(over);
  button(mounted.table.renderRoot, "Next").focus();
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  const focused = () => mounted.table.shadowRoot?.activeElement;
  expect(focused()).toBe(button(mounted.table.renderRoot, "Next"));
  await mounted.answer({ ok: true, data: { seq: over.view.seq + 1 } });
  await mounted.show({
    ...over,
    view: { ...over.view, seq: over.view.seq + 1, ready: [true, false], may: [] },
  });
  expect(mounted.text(".go-on")).toMatch(/Waiting for Franz … here/);
  expect(focused()).toBe(mounted.find(".summary h2"));
  await mounted.show(STATES.firstLead({}));
  expect(focused()).toBe(mounted.find(".hand-card"));
});

test("who has the focus on the table as a whole is led to the result", async () => {
  const mounted = await mount(STATES.opponentLeads({}));
  mounted.find(".board").focus();
  await mounted.show(STATES.dealOver({}));
  expect(mounted.table.shadowRoot?.activeElement).toBe(mounted.find(".summary h2"));
});

test("by keyboard alone: arrows, Enter, and focus stays in the hand", async () => {
  const { update } = legalCards("lead");
  const mounted = await mount(update);
  const cards = held(mounted);
  mounted.find(".hand-card").focus();
  await userEvent.keyboard("{ArrowRight}");
  const focused = () => (mounted.table.shadowRoot?.activeElement as HTMLElement | null)?.dataset["card"];
  expect(focused()).toBe(cards[1]);
  await userEvent.keyboard("{Enter}");
  expect(action(mounted.sent[0])).toEqual({ type: "play", card: cards[1] });
  await mounted.table.updateComplete;
  expect(focused()).toBe(cards[2]);
});

test("focus goes on to the result when the hand is gone", async () => {
  const mounted = await mount(STATES.lead({}));
  mounted.find(".hand-card").focus();
  await mounted.show(STATES.dealOver({}));
  expect(mounted.table.shadowRoot?.activeElement).toBe(mounted.find(".summary h2"));
});

test("keys: M, C, 6, L and ? open what they name, Escape puts it away", async () => {
  const mounted = await mount(STATES.marriage({}));
  mounted.find(".hand-card").focus();
  for (const [key, id] of [
    ["m", "marriage"],
    ["c", "confirm"],
    ["6", "confirm"],
    ["l", "tricks"],
    ["?", "help"],
  ]) {
    await userEvent.keyboard(key ?? "");
    await mounted.table.updateComplete;
    expect(mounted.maybe(`[data-testid=${id}]`), `key ${key}`).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await mounted.table.updateComplete;
    expect(mounted.maybe("bm-sheet"), `Escape after ${key}`).toBeNull();
    expect(mounted.table.shadowRoot?.activeElement, `focus after ${key}`).not.toBeNull();
  }
  expect(mounted.sent).toEqual([]);
});

test("E exchanges, N goes on", async () => {
  const mounted = await mount(STATES.exchange({}));
  mounted.find(".hand-card").focus();
  await userEvent.keyboard("e");
  expect(action(mounted.sent[0])).toEqual({ type: "exchange" });
  const over = await mount(STATES.dealOver({}));
  button(over.table.renderRoot, "Next").focus();
  await userEvent.keyboard("n");
  expect(over.sent[0]?.type).toBe("next");
});
