import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

interface Axe {
  readonly run: () => Promise<{ readonly violations: readonly Finding[] }>;
}

/**
 * What axe finds on the page as it stands, in words that help to mend it: every rule it has, WCAG A and AA as well as
 * its best practices, whatever the impact.
 */
export const findings = async (page: Page): Promise<string[]> => {
  // As a debugger does it: the page's own content security policy forbids foreign scripts.
  await page.evaluate(source);
  const violations = await page.evaluate(
    async () => (await (globalThis as unknown as { axe: Axe }).axe.run()).violations,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${JSON.stringify(node.target)}: ${node.failureSummary ?? ""}`),
  );
};
