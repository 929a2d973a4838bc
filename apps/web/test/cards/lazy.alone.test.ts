import { afterEach, expect, test } from "vitest";
import { deck } from "../../src/state/preferences.ts";
import { mount } from "../table/support/mount.ts";
import { STATES } from "../table/support/states.ts";

/** Pictures of cards fetched since the last call, by folder and name. */
const fetched = (): string[] =>
  performance
    .getEntriesByType("resource")
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "img")
    .map(({ name }) => new URL(name).pathname.split("/assets/cards/")[1] ?? "")
    .filter((name) => name !== "");

const NAMES = { preset: "classic", names: ["Anna", "Bert"] } as const;

afterEach(() => {
  document.body.replaceChildren();
  deck.set("french");
});

test("a table fetches the deck chosen, all of it ahead and nothing else", async () => {
  performance.setResourceTimingBufferSize(2_000);
  deck.set("text");
  await mount(STATES.lead(NAMES));
  // Nothing is fetched for letters, however long one waits: idle time has come and gone, or what waits for it gave up.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 6_000 }));
  expect(fetched()).toEqual([]);

  deck.set("german");
  await expect.poll(() => fetched().length, { timeout: 20_000 }).toBe(21);
  expect(fetched().filter((name) => name !== "back.svg" && !name.startsWith("german/"))).toEqual([]);

  performance.clearResourceTimings();
  deck.set("four");
  await expect.poll(() => fetched().length, { timeout: 20_000 }).toBe(20);
  const folders = Map.groupBy(fetched(), (name) => name.split("/")[0]);
  expect(folders.get("french")?.length).toBe(10);
  expect(folders.get("french-four")?.length).toBe(10);
});
