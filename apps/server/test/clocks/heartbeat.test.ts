import { pino } from "pino";
import { expect, it } from "vitest";
import { makeHeartbeat } from "../../src/clocks/heartbeat.ts";
import { makeManualClock } from "../support/client-clock.ts";

/** The beat of all processes that ran before. */
const BEFORE = 1_000;

it("of servers that start at once each gives back what was lost since the same instant, or nothing", async () => {
  const clock = makeManualClock(60_000);
  let beatAt = BEFORE;
  const life = {
    lastBeat: async () => beatAt,
    beat: async (now: number, seen: number | null) => {
      if (beatAt === seen) beatAt = now;
    },
  };
  const credited: number[] = [];
  const living = new Set<string>();
  const start = (name: string, entering: Promise<void> = Promise.resolve()): Promise<void> =>
    makeHeartbeat({
      ...{ clock, life, logger: pino({ level: "silent" }) },
      credit: async (since) => void credited.push(since),
    }).start(
      async () => living.size === 0,
      async () => {
        await entering;
        living.add(name);
      },
    );

  let enter = (): void => undefined;
  const first = start(
    "first",
    new Promise((resolve) => {
      enter = resolve;
    }),
  );
  // While the first has given back and is not known yet: by the same name, so that it counts once.
  await start("second");
  enter();
  await first;
  clock.advance(1);
  await start("third");
  expect(credited).toEqual([BEFORE, BEFORE]);
});

it("gives one gap back once, though giving back takes longer than a gap", async () => {
  const clock = makeManualClock(60_000);
  let beatAt = clock.now();
  const credited: number[] = [];
  const heartbeat = makeHeartbeat({
    ...{ clock, logger: pino({ level: "silent" }) },
    life: {
      lastBeat: async () => beatAt,
      beat: async (now, seen) => {
        if (beatAt === seen) beatAt = now;
      },
    },
    credit: async (since) => {
      credited.push(since);
      // Not without end where it goes wrong.
      if (credited.length < 4) clock.advance(6_000);
    },
  });
  await heartbeat.start(
    async () => false,
    async () => undefined,
  );
  const before = beatAt;
  clock.advance(10_000);
  await heartbeat.settled();
  // The beat that came due meanwhile finds nothing lost.
  expect(heartbeat.isSteady()).toBe(true);
  await heartbeat.stop();
  expect(credited).toEqual([before]);
});
