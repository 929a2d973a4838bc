import { defineConfig } from "vitest/config";

/** Tests of the web client that need no browser: pure functions, and checks of its files. */
export default defineConfig({
  test: {
    name: "web-node",
    include: ["test/**/*.node.test.ts"],
    setupFiles: ["test/support/languages.ts"],
    maxWorkers: 2,
    sequence: { groupOrder: 0 },
  },
});
