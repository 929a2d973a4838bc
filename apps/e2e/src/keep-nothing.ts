import type { BrowserContext } from "playwright-core";

/**
 * As in some private windows, which have no service worker: where keeping the house on the device is not the matter, all
 * of it need not be fetched once more for each who comes.
 */
export const keepNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }),
  );
