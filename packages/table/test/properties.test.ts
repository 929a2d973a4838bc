import { commitment, SEATS } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLOCKS,
  decide,
  fold,
  isComputer,
  nextDeadline,
  TABLE_REFUSAL_CODES,
  type TableEvent,
  type TableRow,
  type TableState,
  tableViewFor,
  upcast,
} from "../src/index.ts";
import { BERT, newBench } from "./support/bench.ts";
import { command } from "./support/random.ts";
import { step, story, tell } from "./support/story.ts";
import { hiddenCards, twinOf } from "./support/twin.ts";

const COMMANDS = ["next", "playOn", "leave", "save", "resume", "resign", "takeBummerl", "undo"] as const;

/** Every event there is; a missing or misspelt one does not compile. */
const EVENTS = Object.keys({
  tableMade: 0,
  sealed: 0,
  seated: 0,
  ready: 0,
  dealt: 0,
  acted: 0,
  undone: 0,
  dealScored: 0,
  bummerlWon: 0,
  saveAsked: 0,
  saved: 0,
  resumeAsked: 0,
  resumeWithdrawn: 0,
  resumed: 0,
  left: 0,
  ended: 0,
  timeUp: 0,
  clockSet: 0,
} satisfies Record<TableEvent["type"], 0>);

const running = (state: TableState) => state.status === "live" && state.stage !== "bummerlOver";

describe("whatever two players and a clock do", () => {
  it("refusals and repeats change nothing, and a state is never written to", () => {
    fc.assert(
      fc.property(story, ({ alone, intents, ...options }) => {
        const bench = newBench(options);
        intents.forEach((one, index) => {
          if (index === alone) bench.give(null, { type: "sit", player: BERT });
          const before = bench.state;
          const text = JSON.stringify(before);
          const decided = step(bench, one);
          expect(JSON.stringify(before)).toBe(text);
          if (!decided.ok || decided.value.length === 0) expect(bench.state).toBe(before);
          else expect(bench.state.seq).toBe(before.seq + 1);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("the stored log gives the table back", () => {
    fc.assert(
      fc.property(story, (told) => {
        const bench = tell(told, () => {});
        const stored: TableRow[] = JSON.parse(JSON.stringify(bench.rows));
        const read = stored.map((row) => ({ ...row, events: row.events.map(upcast) }));
        expect(read).toEqual(bench.rows);
        expect(fold(read)).toEqual(bench.state);
      }),
      { numRuns: 100 },
    );
  });

  it("these stories get everywhere", () => {
    const events = new Set<string>();
    const refusals = new Set<string>();
    fc.assert(
      fc.property(story, ({ alone, intents, ...options }) => {
        const bench = newBench(options);
        intents.forEach((one, index) => {
          if (index === alone) bench.give(null, { type: "sit", player: BERT });
          const decided = step(bench, one);
          if (!decided.ok) refusals.add(decided.error.code);
        });
        for (const { type } of bench.rows.flatMap((row) => row.events)) events.add(type);
      }),
      { numRuns: 300, seed: 4 },
    );
    expect([...events].sort()).toEqual([...EVENTS].sort());
    // No story goes on taking back for so long: undo.test.ts does.
    refusals.add("undoneEnough");
    expect(TABLE_REFUSAL_CODES.filter((code) => !refusals.has(code))).toEqual([]);
  });

  it("`may` names exactly the commands that change something", () => {
    fc.assert(
      fc.property(story, (told) => {
        tell(told, ({ state, now }) => {
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
        tell(told, ({ state, now }) => {
          // A view knows no clock: the deal of the day ends a moment before it is swept.
          if (now >= (state.day?.until ?? Number.POSITIVE_INFINITY)) return;
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
        tell(told, ({ state, now }) => {
          const due = nextDeadline(state);
          for (const at of [now + ahead, ...(due === null ? [] : [due - 1, due])]) {
            const swept = decide(state, null, { type: "sweep" }, { now: at, secret: "" });
            expect(swept.ok && swept.value.length > 0).toBe(due !== null && at >= due);
          }
          if (limits === null || state.time === null)
            return expect(due).toBe(state.status === "live" ? (state.day?.until ?? null) : null);
          for (const seat of SEATS) {
            const thinks =
              state.stage === "dealing"
                ? state.cuts[seat] === null
                : tableViewFor(state, seat).deal?.turn === seat;
            const clocked = running(state) && thinks && !isComputer(state.seats[seat]);
            expect(state.time.deadlines[seat] !== null).toBe(clocked);
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
        tell(told, ({ state }) => {
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

  it("the first cut stored for a seat stands as long as its deal is not dealt (R5)", () => {
    fc.assert(
      fc.property(story, (told) => {
        const first = new Map<string, string>();
        tell(told, ({ state }) => {
          const { deal } = state.sealed;
          for (const seat of SEATS) {
            const cut = state.stage === "playing" ? state.usedCuts?.[seat] : state.cuts[seat];
            if (cut === undefined || cut === null) continue;
            expect(cut).toBe(first.get(`${deal}/${seat}`) ?? cut);
            first.set(`${deal}/${seat}`, cut);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it("a viewer learns nothing he may not know: states that differ only there look the same", () => {
    const hidden = { cards: 0, cuts: 0 };
    fc.assert(
      fc.property(story, fc.nat(), (told, seed) => {
        tell(told, ({ state }) => {
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
        tell(told, ({ state }) => {
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
