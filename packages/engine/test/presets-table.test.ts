import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PRESET_NAMES, PRESETS, type PresetName, type RuleSet } from "../src/index.ts";

const text = readFileSync(new URL("../../../docs/rules.md", import.meta.url), "utf8");

/** The cells of a line of a table, without marks of emphasis and code. */
const cellsOf = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.replace(/[*`]/g, "").trim());

/** What the table says of a parameter, in the table's words. */
const inWords = (rules: RuleSet, parameter: string): string => {
  const { plain, schneider, retourschneider } = rules.bummerlValue;
  if (parameter === "score / target") return `${rules.score} ${rules.target}`;
  if (parameter.startsWith("bummerlValue")) return `${plain} / ${schneider} / ${retourschneider}`;
  const value = rules[parameter as keyof RuleSet];
  if (value === undefined) throw new Error(`the table has an unknown parameter ${parameter}`);
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
};

it("the presets are the table of docs/rules.md §3", () => {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  const start = lines.findIndex((line) => cellsOf(line)[0] === "parameter");
  const head = cellsOf(lines[start] ?? "").slice(1);
  const names = head.map((cell) => cell.replace(" (default)", "") as PresetName);
  expect(names).toEqual([...PRESET_NAMES]);
  const rows = lines.slice(start + 2, start + 17).map(cellsOf);
  expect(rows).toHaveLength(15);
  for (const [parameter = "", ...cells] of rows) {
    expect([parameter, ...names.map((name) => inWords(PRESETS[name], parameter))]).toEqual([
      parameter,
      ...cells,
    ]);
  }
});
