import type { Page } from "playwright-core";
import { expect } from "vitest";

const POLL = { interval: 250, timeout: 60_000 };
/** A back and twenty faces. */
const PICTURES = 21;

/** Waits until the page is kept on this device: its service worker is in charge, and the deck chosen is there. */
export const waitUntilKept = async (page: Page): Promise<void> => {
  const pictures = (): Promise<number> =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return 0;
      return (await (await caches.open("bm-decks")).keys()).length;
    });
  await expect.poll(pictures, POLL).toBeGreaterThanOrEqual(PICTURES);
};

/** Lets the browser look for a newer version, as it does by itself now and then, and waits until one is fetched. */
export const waitForNewVersion = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting != null;
    });
  await expect.poll(waits, POLL).toBe(true);
};
