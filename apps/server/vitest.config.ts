import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/globalSetup.ts"],
    // Postgres, the server under test and the test itself share the machine's cores.
    maxWorkers: 2,
    // The server is loaded once for all files: each starts its own on its own database.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
});
