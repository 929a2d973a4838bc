import { defineConfig } from "vitest/config";

/** Built servers, killed and cut: much of it is waiting, so the tests of the server go on beside it. */
export default defineConfig({
  test: {
    name: "faults",
    include: ["test/**/*.test.ts"],
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
});
