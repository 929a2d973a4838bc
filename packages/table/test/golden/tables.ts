import { PRESETS, type RuleSet, type Seat } from "@bummerl/engine";
import { nextDeadline, type TableRow } from "../../src/index.ts";
import { againstComputer, personActs } from "../support/against-computer.ts";
import { type Bench, done, next, playOn, seated, turn } from "../support/bench.ts";
import { playStep, randomFrom } from "../support/random.ts";
import type { GoldenName } from "./file.ts";

/** Plays the table a golden log tells of, by today's program. */
export function recordTable(name: GoldenName): readonly TableRow[] {
  switch (name) {
    case "classic-untimed":
      return classicUntimed();
    case "tournament-quick":
      return tournamentQuick();
    case "own-mix-calm":
      return ownMixCalm();
    case "computer-calm":
      return computerCalm();
  }
}

/** Steps until something is so. */
function playUntil(bench: Bench, random: (bound: number) => number, so: () => boolean): void {
  while (!so()) {
    bench.wait(1000 + random(9000));
    if (!playStep(bench, random)) throw new Error("nobody can go on");
  }
}

const midDeal = (bench: Bench) => () => bench.state.stage === "playing" && bench.state.actions.length === 5;
const over = (bench: Bench, bummerls: number) => () => bench.state.bummerls.length === bummerls;

function save(bench: Bench, ...seats: readonly Seat[]): void {
  for (const seat of seats) done(bench, seat, { type: "save", deal: bench.state.dealNumber });
}

function resume(bench: Bench, ...seats: readonly Seat[]): void {
  for (const seat of seats) done(bench, seat, { type: "resume", deal: bench.state.dealNumber });
}

function sweepWhenDue(bench: Bench): void {
  bench.wait((nextDeadline(bench.state) ?? bench.now) - bench.now);
  done(bench, null, { type: "sweep" });
}

/** Two whole Bummerl with a night between two tricks; then one leaves. */
function classicUntimed(): readonly TableRow[] {
  const bench = seated({ rules: PRESETS.classic, seed: 101 });
  const random = randomFrom(101);
  playUntil(bench, random, midDeal(bench));
  save(bench, 1);
  resume(bench, 0);
  done(bench, null, { type: "away", seat: 0 });
  bench.wait(40_000_000);
  resume(bench, 1, 0);
  playUntil(bench, random, over(bench, 2));
  done(bench, 0, { type: "leave", bummerl: 2 });
  return bench.rows;
}

/** Everything a clock can do: the offer withdrawn, taken and unused, both too late, time given back, saved by both. */
function tournamentQuick(): readonly TableRow[] {
  const bench = seated({ rules: PRESETS.tournament, clock: "quick", seed: 202 });
  const random = randomFrom(202);
  sweepWhenDue(bench);
  resume(bench, 0, 1);
  playUntil(bench, random, midDeal(bench));
  sweepWhenDue(bench);
  playUntil(bench, random, () => bench.state.actions.length === 6 || bench.state.stage !== "playing");
  done(bench, null, { type: "creditTime", ms: 12_345 });
  playUntil(bench, random, () => bench.state.stage === "dealing");
  next(bench, 1);
  sweepWhenDue(bench);
  done(bench, 1, { type: "takeBummerl", bummerl: 1 });
  playOn(bench, 0);
  playOn(bench, 1);
  save(bench, 0, 1);
  resume(bench, 1, 0);
  playUntil(bench, random, over(bench, 2));
  playUntil(bench, random, midDeal(bench));
  done(bench, turn(bench), { type: "resign", bummerl: 3 });
  playUntil(bench, random, midDeal(bench));
  sweepWhenDue(bench);
  sweepWhenDue(bench);
  return bench.rows;
}

/** A mix of its own, with a deal given up; the log stops in mid-deal. */
function ownMixCalm(): readonly TableRow[] {
  const rules: RuleSet = {
    ...PRESETS.automatic,
    target: 9,
    nextDealer: "winnerDeals",
    closeMinStock: 4,
    retour: "fromAny",
    bummerlValue: { plain: 1, schneider: 3, retourschneider: 2 },
  };
  const bench = seated({ rules, clock: "calm", seed: 303 });
  const random = randomFrom(303);
  playUntil(bench, random, midDeal(bench));
  done(bench, turn(bench), { type: "act", seq: bench.state.seq, action: { type: "giveUp" } });
  playUntil(bench, random, over(bench, 1));
  playUntil(bench, random, midDeal(bench));
  return bench.rows;
}

/** Against a computer, with actions taken back, one deal of them twice; saved, resumed, a Bummerl and a deal more. */
function computerCalm(): readonly TableRow[] {
  const computer = { level: "regulars", pace: "short", firstDealer: "me" } as const;
  const bench = againstComputer({ computer, clock: "calm", seed: 404 });
  const random = randomFrom(404);
  const undo = () => done(bench, 0, { type: "undo", deal: bench.state.dealNumber, seq: bench.state.dealSeq });
  const some = (actions: number) => () => bench.state.actions.length === actions;
  personActs(bench, random, some(4));
  undo();
  personActs(bench, random, some(5));
  save(bench, 0);
  bench.wait(40_000_000);
  resume(bench, 0);
  undo();
  playUntil(bench, random, midDeal(bench));
  undo();
  playUntil(bench, random, over(bench, 1));
  playUntil(bench, random, midDeal(bench));
  return bench.rows;
}
