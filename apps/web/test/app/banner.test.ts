import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

describe("a lost line", () => {
  const network = (isThere: boolean): void => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
    dispatchEvent(new Event(isThere ? "online" : "offline"));
  };
  const alarm = (): string => banner.renderRoot.querySelector("[role=alert]")?.textContent ?? "";

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("is the network's fault while there is none, and the server's when it is back", async () => {
    network(false);
    await set("down");
    expect(alarm()).toContain("this device has had no network");
    network(true);
    await banner.updateComplete;
    expect(alarm()).toContain("server");
    expect(alarm()).not.toContain("no network");
    network(false);
    await banner.updateComplete;
    expect(alarm()).toContain("this device has had no network");
  });

  test("is watched no more by a banner that was taken away, and again when it is back", async () => {
    network(false);
    await set("down");
    banner.remove();
    network(true);
    expect(banner.isUpdatePending).toBe(false);
    document.body.append(banner);
    await banner.updateComplete;
    expect(alarm()).not.toContain("no network");
  });
});
