import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CODE_MEANINGS, codeTable, ERROR_CODES } from "../src/index.ts";

const docs = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");

test("docs/protocol.md prints the one table of error codes", () => {
  const printed = docs.split("<!-- codes:start -->")[1]?.split("<!-- codes:end -->")[0]?.trim();
  expect(printed).toBe(codeTable());
});

test("no code has two meanings, and every code has one", () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  expect(Object.keys(CODE_MEANINGS).sort()).toEqual([...ERROR_CODES].sort());
});
