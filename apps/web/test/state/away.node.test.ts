import { expect, it } from "vitest";
import type { Link } from "../../src/net/table-connection.ts";
import { awaySince } from "../../src/state/away.ts";
import { Store } from "../../src/state/store.ts";

const line = (first: Link) => {
  let now = 1_000;
  const link = new Store<Link>(first);
  const away = awaySince(link, () => now);
  const then = (state: Link, later: number): number | null => {
    now += later;
    link.set(state);
    return away.value;
  };
  return then;
};

it("a short gap is no absence; a longer one counts from when the line broke", () => {
  const then = line("up");
  expect(then("connecting", 50)).toBeNull();
  expect(then("down", 700)).toBe(1_050);
  expect(then("connecting", 2_000)).toBe(1_050);
  expect(then("up", 1_000)).toBeNull();
  expect(then("down", 10)).toBe(4_760);
});

it("a page that finds no server counts from its opening", () => {
  const then = line("connecting");
  expect(then("down", 3_000)).toBe(1_000);
});
