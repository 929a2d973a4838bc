import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findBrowser } from "../e2e/src/browser.ts";

/** Tests of components, in a real browser. What needs files instead is `*.node.test.ts`. */
export default defineConfig(async () => ({
  test: {
    name: "web",
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/fresh.ts", "test/support/languages.ts"],
    exclude: ["test/**/*.node.test.ts"],
    maxWorkers: 1,
    testTimeout: 60_000,
    sequence: { groupOrder: 2 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await findBrowser() }),
      instances: [{ browser: "chromium" as const }],
    },
  },
}));
