import { PRESETS } from "@bummerl/engine";
import { expect, it } from "vitest";
import type { Page, PlayerServer } from "../../src/hosting/page.ts";
import { makeFeed } from "../../src/lobby/feed.ts";
import { makeListing } from "../../src/lobby/listing.ts";
import type { OpenTable } from "../../src/store/store.ts";
import { makeManualClock } from "../support/client-clock.ts";

const openTable = (n: number): OpenTable => ({
  table: `table-${n}`,
  code: "ABCDEF",
  maker: { id: `maker-${n}`, name: "Anna" },
  rules: PRESETS.classic,
  clock: "calm",
  visibility: "public",
  madeAt: n,
});

it("whoever comes to look at a very full lobby is sent its newest tables, in less than is thought a backlog", () => {
  const listing = makeListing();
  const feed = makeFeed({
    listing,
    io: {} as PlayerServer,
    clock: makeManualClock(0),
    isHere: () => true,
    seeking: () => 0,
    online: () => 0,
    keepsUp: () => true,
  });
  for (let n = 1; n <= 2_000; n += 1) feed.put(openTable(n));
  const { tables } = feed.watch({ connected: false } as Page);
  expect(tables.map(({ table }) => table)).toEqual(
    Array.from({ length: 500 }, (_, i) => `table-${2_000 - i}`),
  );
  expect(JSON.stringify(tables).length).toBeLessThan(500_000);
  feed.stop();
});
