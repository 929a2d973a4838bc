import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { findBrowser } from "../e2e/src/browser.ts";

/** Files whose tests need a page in which nothing was loaded and nobody has pressed a key yet. */
const ALONE = "test/**/*.alone.test.ts";

/** Tests of components, in a real browser. What needs files instead is `*.node.test.ts`. */
export const inBrowser = async (alone: boolean): Promise<ViteUserConfig> => ({
  optimizeDeps: {
    // Met only in workers, where nobody looks beforehand: found in the middle of a run they would reload all tests.
    include: [
      "idb",
      "@bummerl/players > pure-rand/distribution/uniformInt",
      "@bummerl/players > pure-rand/generator/xoroshiro128plus",
    ],
  },
  test: {
    name: alone ? "web-alone" : "web",
    include: [alone ? ALONE : "test/**/*.test.ts"],
    setupFiles: ["test/support/fresh.ts", "test/support/languages.ts"],
    exclude: ["test/**/*.node.test.ts", ...(alone ? [] : [ALONE])],
    // For the server's tests beside them, which are of the same group; here there is one page at a time.
    maxWorkers: 3,
    // One page for all files: loading the client anew for each takes as long as its tests do.
    isolate: alone,
    testTimeout: 60_000,
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      fileParallelism: false,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await findBrowser() }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});

export default defineConfig(() => inBrowser(false));
