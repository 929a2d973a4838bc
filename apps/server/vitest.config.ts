import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/globalSetup.ts"],
    // Some wait for a restart or for a silent server to be given up: the tests of components go on beside them.
    maxWorkers: 3,
    // The server is loaded once for all files: each starts its own on its own database.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
});
