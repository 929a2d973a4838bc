import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { comes } from "../src/patience.ts";

const keepTheLoopBusy = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

it("has more patience while the machine is kept from it", async () => {
  const after = async (): Promise<void> => {
    await wait(1);
    keepTheLoopBusy(400);
    await wait(1);
  };
  expect(await comes(after(), 300)).toBe(true);
});

it("does not wait for ever", async () => {
  expect(await comes(new Promise(() => undefined), 60)).toBe(false);
});
