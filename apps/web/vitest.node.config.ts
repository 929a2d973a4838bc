import { defineConfig } from "vitest/config";

/** Tests of the web client that need no browser: pure functions, and checks of its files. */
export default defineConfig({
  test: {
    name: "web-node",
    include: ["test/**/*.node.test.ts"],
    setupFiles: ["test/support/languages.ts"],
    maxWorkers: 2,
    // The client is loaded once for all files.
    isolate: false,
    // Whole deals are played: on a busy machine that takes a while.
    testTimeout: 60_000,
    sequence: { groupOrder: 0 },
  },
});
