import type { TableView } from "@bummerl/table";
import { LitElement } from "lit";
import { afterEach, expect, test, vi } from "vitest";
import { pageTitle } from "../../src/app/page-title.ts";
import { setLanguage } from "../../src/i18n/index.ts";
import { Attention, saidOutside } from "../../src/state/attention.ts";
import { followAttention } from "../../src/table/attention/follow.ts";
import { TurnCall } from "../../src/table/attention/turn-call.ts";
import { clearPage } from "./support/hands.ts";
import { STATES } from "./support/states.ts";

class CalledHost extends LitElement {}
customElements.define("called-host", CalledHost);

afterEach(() => {
  vi.restoreAllMocks();
  clearPage();
});

const called = async () => {
  const attention = new Attention();
  const host = new CalledHost();
  let view: TableView | null = null;
  new TurnCall(host, () => view, attention);
  document.body.append(host);
  const show = async (next: TableView | null): Promise<void> => {
    view = next;
    host.requestUpdate();
    await host.updateComplete;
  };
  return { attention, host, show };
};

test("the player is called while it is his turn, and no longer", async () => {
  const { attention, show } = await called();
  await show(STATES.opponentLeads({}).view);
  expect(attention.value).toBeNull();
  await show(STATES.follow({}).view);
  expect(attention.value).toBe("turn");
  await show(STATES.opponentLeads({}).view);
  expect(attention.value).toBeNull();
});

test("who leaves the page is called no more", async () => {
  const { attention, host, show } = await called();
  await show(STATES.lead({}).view);
  expect(attention.value).toBe("turn");
  host.remove();
  expect(attention.value).toBeNull();
});

test("somebody sat down while the page was out of sight: called until it is seen", async () => {
  const { attention, show } = await called();
  const { view } = STATES.cutting({});
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await show({ ...view, status: "open" });
  await show(view);
  expect(attention.value).toBe("joined");
  const stop = followAttention(attention);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(attention.value).toBeNull();
  stop();
});

test("the turn is told before other calls", () => {
  const attention = new Attention();
  attention.raise("paired");
  attention.raise("turn");
  expect(attention.value).toBe("turn");
  attention.clear("turn");
  expect(attention.value).toBe("paired");
});

test("title and icon say so", () => {
  setLanguage("en");
  expect(pageTitle("table", "turn")).toBe("● Your turn – Bummerl");
  expect(pageTitle("table", null)).toBe("Table · Bummerl");
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = "/favicon.svg";
  document.head.prepend(icon);
  const attention = new Attention();
  const stop = followAttention(attention);
  const href = (): string | null => {
    const path = icon.getAttribute("href");
    expect(saidOutside.value).toBe(path === "/favicon.svg" ? null : "turn");
    return path;
  };
  const away = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  attention.raise("turn");
  expect(href()).toBe("/favicon-call.svg");
  attention.clear("turn");
  expect(href()).toBe("/favicon.svg");

  // Who looks at the table and answers at once has seen it there.
  away.mockReturnValue(false);
  vi.useFakeTimers();
  attention.raise("turn");
  vi.advanceTimersByTime(1_000);
  attention.clear("turn");
  vi.advanceTimersByTime(10_000);
  expect(href()).toBe("/favicon.svg");
  attention.raise("turn");
  vi.advanceTimersByTime(1_000);
  expect(href()).toBe("/favicon.svg");
  // Going away in the meantime, he is called at once.
  away.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(href()).toBe("/favicon-call.svg");
  attention.clear("turn");
  away.mockReturnValue(false);
  attention.raise("turn");
  vi.advanceTimersByTime(2_000);
  expect(href()).toBe("/favicon-call.svg");
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  icon.remove();
});
