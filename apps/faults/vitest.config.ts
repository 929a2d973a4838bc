import { defineConfig } from "vitest/config";

/** Built servers, killed and cut: after everything else that wants the machine's cores. */
export default defineConfig({
  test: {
    name: "faults",
    include: ["test/**/*.test.ts"],
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 3 },
  },
});
