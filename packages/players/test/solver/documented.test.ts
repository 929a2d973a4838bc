import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { solveLine } from "../../src/index.ts";

const PAGE = readFileSync(new URL("../../../../docs/deal-records.md", import.meta.url), "utf8");

test("the page's solved record gives the page's answer, byte for byte", () => {
  const [, part = ""] = PAGE.split("## What `deal solve` prints");
  const [record = "", answer] = [...part.matchAll(/```\n(.*)\n```/g)].map(([, text]) => text ?? "");
  const solved = solveLine(record);
  expect(JSON.stringify(solved.ok && solved.value)).toBe(answer);
});
