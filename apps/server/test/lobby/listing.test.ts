import { expect, it } from "vitest";
import type { Look } from "../../src/cluster/cluster.ts";
import { makeElsewhere } from "../../src/lobby/elsewhere.ts";
import { makeListing } from "../../src/lobby/listing.ts";
import type { OpenTable } from "../../src/store/store.ts";

const entry = (number: number): OpenTable =>
  ({
    table: `table-${number}`,
    code: "ABCDEF",
    maker: { id: "anna", name: "Anna" },
    rules: "classic",
    clock: "untimed",
    visibility: "public",
    at: number,
  }) as unknown as OpenTable;

const never = (): never => {
  throw new Error("alone there is nothing to be read");
};

it("a server alone remembers nothing of tables that are not open any more", async () => {
  const listing = makeListing();
  const alone: Look[] = [];
  makeElsewhere({
    store: { cluster: { lobby: never }, lobby: { byTables: never } } as never,
    cluster: { onLook: (look, when) => void (when === "always" && alone.push(look)), lookSoon: never },
    bus: { listen: () => () => undefined },
    listing,
    feed: never,
    seeksHere: () => false,
    clock: { now: never, after: never },
    logger: {} as never,
  });
  const before = listing.moment();
  for (let number = 0; number < 100; number += 1) {
    listing.put(entry(number));
    listing.drop(`table-${number}`);
  }
  expect(listing.changedSince("table-0", before)).toBe(true);
  for (const look of alone) await look();
  for (let number = 0; number < 100; number += 1)
    expect(listing.changedSince(`table-${number}`, before)).toBe(false);
});
