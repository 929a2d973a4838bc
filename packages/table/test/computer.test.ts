import { otherSeat, PRESET_NAMES, PRESETS, rememberedView, SEATS } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ComputerChoice,
  computerPlayer,
  computerTask,
  type FirstDealer,
  nextDeadline,
  questionFor,
  seatedPlayer,
  type TableState,
  tableViewFor,
  thinkingMs,
} from "../src/index.ts";
import { againstComputer, computerActs, personActs } from "./support/against-computer.ts";
import { BERT, type Bench, done, newBench, next } from "./support/bench.ts";
import { expectRefused } from "./support/expect.ts";
import { randomFrom } from "./support/random.ts";
import { story, tell } from "./support/story.ts";
import { twinOf } from "./support/twin.ts";

const CHOICE: ComputerChoice = { level: "hobby", pace: "natural", firstDealer: "random" };

const typesOf = (bench: Bench) => bench.rows.at(-1)?.events.map(({ type }) => type);

describe("a table with a computer", () => {
  it("is live from its first row on: the computer sits there and has cut with nothing", () => {
    const bench = newBench({ computer: CHOICE });
    expect(typesOf(bench)).toEqual(["tableMade", "sealed", "seated", "ready"]);
    expect(bench.state).toMatchObject({ status: "live", stage: "dealing", cuts: [null, ""] });
    const view = tableViewFor(bench.state, 0);
    expect(view.computer).toEqual(CHOICE);
    expect(view.seats[1]).toEqual({ id: "computer:hobby", name: "Hobby", kind: "computer", level: "hobby" });
    expect(view.ready).toEqual([false, true]);
    expect(next(bench, 0)).toEqual(["ready", "dealt"]);
  });

  it("has no chair for anybody else", () => {
    expectRefused(newBench({ computer: CHOICE }), null, { type: "sit", player: BERT }, "tableFull");
  });

  it("knows who sits there by id and name, as lists keep them", () => {
    expect(seatedPlayer("computer:master", "Master")).toEqual(computerPlayer("master"));
    expect(seatedPlayer("p-anna", "Anna")).toEqual({ id: "p-anna", name: "Anna", kind: "player" });
    expect(seatedPlayer("computer:nobody", "?").kind).toBe("player");
  });

  it.each([
    ["me", 0],
    ["computer", 1],
  ] as const)("lets %s deal first as asked, and then the rules decide (R3, R4)", (firstDealer, dealer) => {
    const bench = againstComputer({ computer: { ...CHOICE, firstDealer } });
    expect(bench.state.deal?.dealer).toBe(dealer);
    personActs(bench, randomFrom(1), (view) => view.stage === "dealing");
    next(bench, 0);
    expect(bench.state.deal?.dealer).toBe(otherSeat(dealer));
  });

  it("draws the first dealer with the pack where nobody chose one", () => {
    const dealers = Array.from(
      { length: 24 },
      (_, seed) => againstComputer({ computer: CHOICE, seed }).state.deal?.dealer,
    );
    expect(new Set(dealers).size).toBe(2);
  });
});

describe("what a computer answers", () => {
  it("stands in the row of the person it answers: Next, Play on, save, resume", () => {
    const bench = againstComputer({ computer: CHOICE, clock: "calm" });
    const { dealNumber: deal } = bench.state;
    expect(done(bench, 0, { type: "save", deal }).slice(0, 3)).toEqual(["saveAsked", "saveAsked", "saved"]);
    expect(computerTask(bench.state)).toBeNull();
    const resumed = done(bench, 0, { type: "resume", deal });
    expect(resumed.slice(0, 3)).toEqual(["resumeAsked", "resumeAsked", "resumed"]);
    expect(bench.state.status).toBe("live");
    done(bench, 0, { type: "resign", bummerl: 1 });
    expect(bench.state).toMatchObject({ stage: "bummerlOver", cuts: [null, ""] });
    expect(done(bench, 0, { type: "playOn", bummerl: 1, cut: "00" }).slice(0, 2)).toEqual(["ready", "dealt"]);
    expect(bench.state.bummerlNumber).toBe(2);
  });

  it("is never to save, leave or resign of itself, and lets a person leave between two Bummerl", () => {
    const bench = againstComputer({ computer: CHOICE });
    done(bench, 0, { type: "resign", bummerl: 1 });
    done(bench, 0, { type: "leave", bummerl: 1 });
    expect(bench.state.status).toBe("ended");
  });
});

describe("what a computer has to do", () => {
  it("is to act whenever it is its turn, told what its seat may know, until the Bummerl is over", () => {
    for (const [index, name] of PRESET_NAMES.entries()) {
      const bench = againstComputer({ computer: CHOICE, rules: PRESETS[name], seed: 40 + index });
      const random = randomFrom(index);
      let asked = 0;
      while (bench.state.stage !== "bummerlOver") {
        const task = computerTask(bench.state);
        const turn = tableViewFor(bench.state, "spectator").deal?.turn ?? null;
        expect(task !== null).toBe(bench.state.stage === "playing" && turn === 1);
        if (task === null) {
          if (bench.state.stage === "dealing") next(bench, 0);
          else personActs(bench, random);
          continue;
        }
        asked += 1;
        const { deal, bummerl, dealSeq } = bench.state;
        expect(task).toMatchObject({ kind: "act", seat: 1, seq: dealSeq, level: "hobby", pace: "natural" });
        expect(task.view).toEqual(deal === null ? null : rememberedView(deal, 1));
        expect(task.toGo).toEqual([bummerl?.toGo[1], bummerl?.toGo[0]]);
        expect(computerTask(bench.state)).toEqual(task);
        computerActs(bench, random);
      }
      expect(asked).toBeGreaterThan(10);
    }
  });

  it("follows from nothing that its seat may not know, the seed included", () => {
    let different = 0;
    fc.assert(
      fc.property(story, fc.nat(), (told, seed) => {
        tell(told, ({ state }) => {
          for (const seat of SEATS) {
            const twin = twinOf(state, seat, seed);
            if (JSON.stringify(twin.deal) !== JSON.stringify(state.deal)) different += 1;
            expect(questionFor(twin, seat)).toEqual(questionFor(state, seat));
          }
        });
      }),
      { numRuns: 12 },
    );
    expect(different).toBeGreaterThan(100);
  });

  it("comes with other chance in every row and at every table", () => {
    const seeds = new Set<number>();
    for (let seed = 0; seed < 20; seed += 1) {
      const bench = againstComputer({ computer: { ...CHOICE, firstDealer: "me" }, seed });
      seeds.add(computerTask(bench.state)?.seed ?? -1);
    }
    expect(seeds.size).toBe(20);
  });

  it("takes as long as its pace says, which tells nothing of its hand", () => {
    const timesAt = (pace: ComputerChoice["pace"]): number[] =>
      Array.from({ length: 30 }, (_, seed) => {
        const { state } = againstComputer({ computer: { ...CHOICE, pace, firstDealer: "me" }, seed });
        const task = computerTask(state);
        return task === null ? -1 : thinkingMs(task);
      });
    const [natural, short] = [timesAt("natural"), timesAt("short")];
    expect(Math.min(...natural)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...natural)).toBeLessThanOrEqual(2_000);
    expect(Math.max(...short)).toBeLessThanOrEqual(500);
    expect(new Set(natural).size).toBeGreaterThan(10);
    expect(timesAt("none")).toEqual(Array(30).fill(0));
  });
});

describe("a computer's clock", () => {
  it("does not run, however long it thinks, and costs the person nothing", () => {
    const bench = againstComputer({
      computer: { ...CHOICE, firstDealer: "me" satisfies FirstDealer },
      clock: "quick",
    });
    const before = bench.state.time?.banks;
    expect(bench.state.time?.deadlines).toEqual([null, null]);
    expect(nextDeadline(bench.state)).toBeNull();
    bench.wait(3_600_000);
    const swept = bench.give(null, { type: "sweep" });
    expect(swept).toEqual({ ok: true, value: [] });
    computerActs(bench, randomFrom(3));
    const after: TableState["time"] = bench.state.time;
    expect(after?.banks).toEqual(before);
    // Now the person has his whole time, from now on.
    expect(after?.deadlines).toEqual([bench.now + 20_000 + 120_000, null]);
  });
});
