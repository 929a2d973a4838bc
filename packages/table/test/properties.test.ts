import { commitment, PRESET_NAMES, PRESETS, SEATS } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLOCK_NAMES,
  CLOCKS,
  decide,
  fold,
  nextDeadline,
  type TableRow,
  type TableState,
  tableViewFor,
  upcast,
} from "../src/index.ts";
import { type Bench, newBench } from "./support/bench.ts";
import { command, commandOf, type Intent } from "./support/random.ts";
import { hiddenCards, twinOf } from "./support/twin.ts";

const COMMANDS = ["next", "playOn", "leave", "save", "resume", "resign", "takeBummerl"] as const;

const intent: fc.Arbitrary<Intent> = fc.record({
  who: fc.constantFrom(...SEATS),
  kind: fc.oneof(
    { weight: 60, arbitrary: fc.constant("play" as const) },
    { weight: 6, arbitrary: fc.constant("offered" as const) },
    { weight: 12, arbitrary: fc.constant("wild" as const) },
    { weight: 6, arbitrary: fc.constantFrom("away", "sweep", "credit") },
    { weight: 2, arbitrary: fc.constant("due" as const) },
    { weight: 4, arbitrary: fc.constant("sit" as const) },
  ),
  number: fc.nat(),
  jump: fc.constantFrom(0, 1, 900, 5_000, 25_000, 90_000, -4_000, -3_600_000),
});

const story = fc.record({
  rules: fc.constantFrom(...PRESET_NAMES).map((name) => PRESETS[name]),
  clock: fc.constantFrom(...CLOCK_NAMES),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  intents: fc.array(intent, { minLength: 30, maxLength: 150 }),
});

/** Plays a random story, and looks at the table after each step. */
function play(
  told: typeof story extends fc.Arbitrary<infer T> ? T : never,
  look: (bench: Bench) => void,
): Bench {
  const bench = newBench(told);
  look(bench);
  for (const one of told.intents) {
    bench.wait(one.jump);
    const before = bench.state;
    const frozen = JSON.stringify(before);
    const [from, asked] = commandOf(bench, one);
    const decided = bench.give(from, asked);
    expect(JSON.stringify(before)).toBe(frozen);
    if (!decided.ok || decided.value.length === 0) expect(bench.state).toBe(before);
    look(bench);
  }
  return bench;
}

const running = (state: TableState) => state.status === "live" && state.stage !== "bummerlOver";

describe("whatever two players and a clock do", () => {
  it("nothing throws, refusals change nothing, and the log gives the table back", () => {
    fc.assert(
      fc.property(story, (told) => {
        const bench = play(told, () => {});
        const stored: TableRow[] = JSON.parse(JSON.stringify(bench.rows));
        const read = stored.map((row) => ({ ...row, events: row.events.map(upcast) }));
        expect(read).toEqual(bench.rows);
        expect(fold(read)).toEqual(bench.state);
        expect(bench.rows.map(({ seq }) => seq)).toEqual(bench.rows.map((_, index) => index + 1));
      }),
      { numRuns: 150 },
    );
  });

  it("`may` names exactly the commands that change something", () => {
    fc.assert(
      fc.property(story, (told) => {
        play(told, ({ state, now }) => {
          for (const seat of SEATS) {
            const context = { now, secret: "ab".repeat(32) };
            const effective = COMMANDS.filter((type) => {
              const decided = decide(state, seat, command(type, state, "00"), context);
              return decided.ok && decided.value.length > 0;
            });
            expect(tableViewFor(state, seat).may).toEqual(effective);
          }
          expect(tableViewFor(state, "spectator").may).toEqual([]);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("the legal actions of a view are exactly accepted", () => {
    fc.assert(
      fc.property(story, (told) => {
        play(told, ({ state, now }) => {
          for (const seat of SEATS) {
            for (const action of tableViewFor(state, seat).deal?.legal ?? []) {
              const context = { now, secret: "ab".repeat(32) };
              expect(decide(state, seat, { type: "act", seq: state.seq, action }, context).ok).toBe(true);
            }
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it("a deadline stands for exactly the pending decisions, and a sweep acts exactly from the next one on", () => {
    fc.assert(
      fc.property(story, fc.integer({ min: -200_000, max: 800_000 }), (told, ahead) => {
        const limits = CLOCKS[told.clock];
        play(told, ({ state, now }) => {
          const due = nextDeadline(state);
          for (const at of [now + ahead, ...(due === null ? [] : [due - 1, due])]) {
            const swept = decide(state, null, { type: "sweep" }, { now: at, secret: "" });
            expect(swept.ok && swept.value.length > 0).toBe(due !== null && at >= due);
          }
          if (limits === null || state.time === null) return expect(due).toBeNull();
          for (const seat of SEATS) {
            const thinks =
              state.stage === "dealing"
                ? state.cuts[seat] === null
                : tableViewFor(state, seat).deal?.turn === seat;
            expect(state.time.deadlines[seat] !== null).toBe(running(state) && thinks);
            expect(state.time.banks[seat]).toBeGreaterThanOrEqual(0);
            expect(state.time.banks[seat]).toBeLessThanOrEqual(limits.bankMs);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it("every deal is sealed before it is waited for, and its seal is never replaced", () => {
    fc.assert(
      fc.property(story, (told) => {
        const seals = new Map<number, string>();
        play(told, ({ state }) => {
          const { deal, secret } = state.sealed;
          expect(deal).toBe(state.dealNumber + (state.stage === "bummerlOver" ? 1 : 0));
          expect(state.sealed.commitment).toBe(commitment(secret));
          expect(seals.get(deal) ?? secret).toBe(secret);
          seals.set(deal, secret);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("a viewer learns nothing he may not know: states that differ only there look the same", () => {
    const hidden = { cards: 0, cuts: 0 };
    fc.assert(
      fc.property(story, fc.nat(), (told, seed) => {
        play(told, ({ state }) => {
          for (const seat of SEATS) {
            const twin = twinOf(state, seat, seed);
            expect(JSON.stringify(tableViewFor(twin, seat))).toBe(JSON.stringify(tableViewFor(state, seat)));
            if (JSON.stringify(twin.deal) !== JSON.stringify(state.deal)) hidden.cards++;
            if (twin.cuts.join() !== state.cuts.join()) hidden.cuts++;
          }
        });
      }),
      { numRuns: 60 },
    );
    expect(hidden.cards).toBeGreaterThan(100);
    expect(hidden.cuts).toBeGreaterThan(100);
  });

  it("no view holds the secret, the pack or the other's cut before its time", () => {
    fc.assert(
      fc.property(story, (told) => {
        play(told, ({ state }) => {
          for (const viewer of [...SEATS, "spectator"] as const) {
            const view = tableViewFor(state, viewer);
            const text = JSON.stringify(view);
            expect(text).not.toContain(state.sealed.secret);
            if (state.stage !== "playing") continue;
            expect(view.lastDeal).toBeNull();
            expect(text).not.toContain('"deck"');
            expect(text).not.toContain('"cuts"');
            if (viewer === "spectator") continue;
            const { legal: _, ...seen } = view.deal ?? { legal: [] };
            for (const card of hiddenCards(state, viewer)) expect(JSON.stringify(seen)).not.toContain(card);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});
