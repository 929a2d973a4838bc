import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { replayLine } from "../../src/record/index.ts";

const PAGE = readFileSync(new URL("../../../../docs/deal-records.md", import.meta.url), "utf8");
const blocks = [...PAGE.matchAll(/```\n(.*)\n```/g)].map(([, text]) => text ?? "");

test("the page's record gives the page's answer, byte for byte", () => {
  const [record = "", answer] = blocks;
  const replayed = replayLine(record);
  expect(JSON.stringify(replayed.ok && replayed.value)).toBe(answer);
});

test("the page's bad record is printed as the page says", () => {
  const [record = ""] = blocks;
  const answer = blocks.find((block) => block.includes("badRecord"));
  const replayed = replayLine(record.replace('"HJ","SK"', '"HJ","S1"'));
  expect(JSON.stringify(replayed)).toBe(answer);
});
