import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const packages = new URL("../../", import.meta.url);
const rules = readFileSync(new URL("../../../docs/rules.md", import.meta.url), "utf8");

/** Rules are set in bold where they are laid down: `**R12**`, `**R14 Exchange**`. */
const laidDown = [...rules.matchAll(/\*\*(R\d+)/g)].map(([, id]) => id ?? "");

/** Names of rules at the start of test titles: `it("R12 R14 …"`. */
const namedIn = (source: string): string[] =>
  [...source.matchAll(/\(\s*["'`]((?:R\d+ )+)/g)].flatMap(([, ids = ""]) => ids.trim().split(" "));

const testFilesOf = (name: string): URL[] => {
  const folder = new URL(`${name}/test/`, packages);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => new URL(file, folder));
};

const hasTests = (name: string): boolean => readdirSync(new URL(`${name}/`, packages)).includes("test");

it("every rule of docs/rules.md is named by a test", () => {
  expect(laidDown.length).toBeGreaterThanOrEqual(42);
  const named = new Set(
    readdirSync(packages)
      .filter(hasTests)
      .flatMap(testFilesOf)
      .flatMap((file) => namedIn(readFileSync(file, "utf8"))),
  );
  expect(laidDown.filter((id) => !named.has(id))).toEqual([]);
  expect([...named].filter((id) => !laidDown.includes(id))).toEqual([]);
});
