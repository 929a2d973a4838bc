import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bummerl, inFolder } from "./run.ts";

const vectors: readonly Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL("../../../../packages/engine/test/fair/vectors.json", import.meta.url), "utf8"),
);
const lines = (...deals: readonly object[]): string =>
  deals.map((deal) => `${JSON.stringify(deal)}\n`).join("");
const [first = {}, second = {}] = vectors;

describe("bummerl deal verify", () => {
  test("R3 R5 deals that follow from their secret and cuts: exit code 0", async () => {
    await inFolder({ "deals.jsonl": lines(...vectors) }, async (cwd) => {
      const ran = await bummerl(["deal", "verify", "deals.jsonl"], { cwd });
      expect(ran).toEqual({ code: 0, out: '{"ok":true}\n'.repeat(vectors.length), err: "" });
    });
  });

  test("R3 R5 says of each deal what does not match, goes on and exits 1", async () => {
    const input = lines(
      { ...first, secret: "11".repeat(32) },
      { ...first, deck: second["deck"] },
      { ...first, dealer: 1 },
      { ...first, cuts: ["", 7] },
      first,
    );
    expect(await bummerl(["deal", "verify", "-"], { input })).toEqual({
      code: 1,
      out:
        '{"ok":false,"error":{"code":"commitmentMismatch"}}\n' +
        '{"ok":false,"error":{"code":"deckMismatch"}}\n' +
        '{"ok":false,"error":{"code":"dealerMismatch"}}\n' +
        '{"ok":false,"error":{"code":"badRecord","at":"cuts[1]"}}\n' +
        '{"ok":true}\n',
      err: "",
    });
  });
});
