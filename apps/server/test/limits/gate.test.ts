import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeGate } from "../../src/limits/gate.ts";

describe("a gate", () => {
  it("lets in no more than it may, in the order they came, and in the end everybody, whoever fails inside", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
        async (scheduler, most, fates) => {
          const gate = makeGate(most);
          const begun: number[] = [];
          let inside = 0;
          let highest = 0;
          const jobs = fates.map((fails, number) =>
            gate.run(async () => {
              begun.push(number);
              inside += 1;
              highest = Math.max(highest, inside);
              await scheduler.schedule(Promise.resolve(), `job ${number}`);
              inside -= 1;
              if (fails) throw new Error(`job ${number}`);
              return number;
            }),
          );
          const outcomes = Promise.allSettled(jobs);
          await scheduler.waitFor(outcomes);
          expect((await outcomes).map(({ status }) => status === "rejected")).toEqual(fates);
          expect(begun).toEqual(fates.map((_, number) => number));
          expect(highest).toBe(Math.min(most, fates.length));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is free again when all have left", async () => {
    const gate = makeGate(2);
    for (let round = 0; round < 3; round += 1)
      expect(await Promise.all([1, 2, 3, 4, 5].map((one) => gate.run(async () => one)))).toEqual([
        1, 2, 3, 4, 5,
      ]);
  });
});
