import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** What axe finds serious or critical on the page as it stands, in words that help to mend it. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  // As a debugger does it: the page's own content security policy forbids foreign scripts.
  await page.evaluate(source);
  const violations = await page.evaluate(
    async () =>
      (await (globalThis as unknown as { axe: { run: () => Promise<{ violations: unknown }> } }).axe.run())
        .violations as Finding[],
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${JSON.stringify(node.target)}: ${node.failureSummary ?? ""}`),
    );
};
