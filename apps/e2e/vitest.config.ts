import { defineConfig } from "vitest/config";

/** Real browsers against the built server: one file at a time, beside the tests of components, on a machine of two cores. */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["test/**/*.test.ts"],
    globalSetup: ["../server/test/support/globalSetup.ts"],
    maxWorkers: 1,
    // A Bummerl may take thirteen deals, each card of them a click in a browser.
    testTimeout: 480_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 2 },
  },
});
