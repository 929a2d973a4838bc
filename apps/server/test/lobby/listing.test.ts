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

it("a server among others remembers what changes while it reads, and nothing from before", async () => {
  const listing = makeListing();
  const looks: Look[] = [];
  const answers: ((rows: object) => void)[] = [];
  makeElsewhere({
    store: {
      cluster: { lobby: () => new Promise((resolve) => answers.push(resolve)) },
      lobby: { byTables: never },
    } as never,
    cluster: { onLook: (look) => void looks.push(look), lookSoon: never },
    bus: { listen: () => () => undefined },
    listing,
    feed: () => ({ drop: listing.drop, counted: () => undefined }) as never,
    seeksHere: () => false,
    clock: { now: never, after: never },
    logger: {} as never,
  });
  const lookAt = (): Promise<unknown> => Promise.all(looks.map((look) => look()));
  const nobody = { tables: [], wishes: [], online: 0 };

  const before = listing.moment();
  const first = lookAt();
  listing.put(entry(1));
  answers[0]?.(nobody);
  await first;
  expect(listing.get("table-1")).toEqual(entry(1));
  expect(listing.changedSince("table-1", before)).toBe(true);

  const second = lookAt();
  expect(listing.changedSince("table-1", before)).toBe(false);
  listing.drop("table-1");
  listing.put(entry(2));
  answers[1]?.(nobody);
  await second;
  expect(listing.get("table-2")).toEqual(entry(2));
});
