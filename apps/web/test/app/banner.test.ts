import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../src/app/bm-connection-banner.ts";
import type { BmConnectionBanner } from "../../src/app/bm-connection-banner.ts";
import { setLanguage } from "../../src/i18n/index.ts";
import type { Link } from "../../src/net/table-connection.ts";

let banner: BmConnectionBanner;
const words = (): string => banner.renderRoot.textContent?.trim() ?? "";
const set = async (link: Link): Promise<void> => {
  banner.link = link;
  await banner.updateComplete;
};

beforeEach(async () => {
  vi.useFakeTimers();
  await setLanguage("en");
  banner = document.createElement("bm-connection-banner");
  banner.link = "up";
  document.body.append(banner);
  await banner.updateComplete;
});
afterEach(() => {
  banner.remove();
  vi.useRealTimers();
});

test("a short gap is neither shown nor said", async () => {
  await set("connecting");
  vi.advanceTimersByTime(1_400);
  await set("up");
  vi.advanceTimersByTime(60_000);
  await banner.updateComplete;
  expect(words()).toBe("");
});

test("a longer one is said politely, a lost line at once and urgently", async () => {
  await set("connecting");
  expect(words()).toBe("");
  vi.advanceTimersByTime(1_500);
  await banner.updateComplete;
  expect(banner.renderRoot.querySelector("[role=status]")?.textContent).toContain("Connecting");
  await set("down");
  expect(banner.renderRoot.querySelector("[role=alert]")?.textContent).not.toBe("");
  expect(banner.renderRoot.querySelector("[role=status]")?.textContent?.trim()).toBe("");
});

test("an announced restart is said politely and as what it is", async () => {
  banner.restarting = true;
  await set("connecting");
  vi.advanceTimersByTime(1_500);
  await banner.updateComplete;
  expect(banner.renderRoot.querySelector("[role=status]")?.textContent).toContain("being restarted");
  expect(banner.renderRoot.querySelector("[role=alert]")?.textContent?.trim()).toBe("");
});
