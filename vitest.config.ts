import { defineConfig } from "vitest/config";

/** Pure code: files side by side on both cores. They share what is loaded, which nothing pure can change. */
const pure = (name: string) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ["test/**/*.test.ts"],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    sequence: { groupOrder: 0 },
  },
});

export default defineConfig({
  test: {
    // A run that finds nothing proves nothing.
    passWithNoTests: false,
    projects: [
      pure("engine"),
      pure("table"),
      pure("players"),
      pure("protocol"),
      "apps/server",
      "apps/web/vitest.node.config.ts",
      "apps/web/vitest.config.ts",
      "apps/web/vitest.alone.config.ts",
      "apps/e2e",
      "apps/faults",
    ],
  },
});
