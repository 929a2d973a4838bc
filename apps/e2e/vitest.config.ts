import { defineConfig } from "vitest/config";

/**
 * Real browsers against the built server, after all else: much of a story is waiting for one of its two players, so
 * two stories go on at once.
 */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["test/**/*.test.ts"],
    globalSetup: ["../server/test/support/globalSetup.ts"],
    maxWorkers: 2,
    // What drives the browsers is loaded once for all files; browsers, servers and databases are each file's own.
    isolate: false,
    // A Bummerl may take thirteen deals, each card of them a click in a browser.
    testTimeout: 480_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 2 },
  },
});
