import { apply, deal as dealOut, PRESETS } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { MOST_UNDONE } from "../src/decide/undo.ts";
import { type ComputerChoice, type FinishedDeal, fold, type TableState, tableViewFor } from "../src/index.ts";
import { againstComputer, computerActs, personActs } from "./support/against-computer.ts";
import { type Bench, dealt, done, next } from "./support/bench.ts";
import { expectRefused } from "./support/expect.ts";
import { randomFrom } from "./support/random.ts";

const CHOICE: ComputerChoice = { level: "beginner", pace: "none", firstDealer: "computer" };

/** The person has led, the computer has answered, whoever won the trick may act. */
function oneTrick(seed = 5): Bench {
  const bench = againstComputer({ computer: CHOICE, seed });
  const random = randomFrom(seed);
  personActs(bench, random);
  computerActs(bench, random);
  return bench;
}

const undo = (bench: Bench, seq = bench.state.dealSeq) =>
  ({ type: "undo", deal: bench.state.dealNumber, seq }) as const;

/** What the record of a deal comes to when it is played again from its pack. */
function replayed({ deck, dealer, actions }: Pick<FinishedDeal, "deck" | "dealer" | "actions">) {
  let state = dealOut(PRESETS.classic, dealer, deck);
  for (const { seat, ...action } of actions) {
    const done = apply(state, seat, action);
    if (!done.ok) throw new Error(done.error.code);
    state = done.value.state;
  }
  return state;
}

const record = (state: TableState) => ({
  deck: state.deck ?? [],
  dealer: state.deal?.dealer ?? 0,
  actions: state.actions,
});

describe("undo", () => {
  it("takes back the person's last action and what the computer made of it", () => {
    const bench = againstComputer({ computer: CHOICE, seed: 5 });
    const before = bench.state;
    const random = randomFrom(5);
    personActs(bench, random);
    computerActs(bench, random);
    expect(done(bench, 0, undo(bench))).toEqual(["undone"]);
    expect(bench.state.deal).toEqual(before.deal);
    expect(bench.state.actions).toEqual([]);
    const { deal, dealSeq } = tableViewFor(bench.state, 0);
    expect(deal).toEqual(tableViewFor(before, 0).deal);
    expect(dealSeq).toBe(bench.state.seq);
  });

  it("works while the computer still thinks, which then has nothing to do any more", () => {
    const bench = againstComputer({ computer: CHOICE });
    const random = randomFrom(6);
    personActs(bench, random, (view) => view.deal?.turn === 1);
    const thinking = bench.state.dealSeq;
    done(bench, 0, undo(bench));
    expect(tableViewFor(bench.state, 0).deal?.turn).toBe(0);
    const late = { type: "act", seq: thinking, action: { type: "giveUp" } } as const;
    expectRefused(bench, 1, late, "stale");
  });

  it("goes back step by step to the beginning of the deal, and leaves a record that can be replayed", () => {
    const bench = oneTrick();
    const random = randomFrom(77);
    for (let steps = 0; steps < 40 && bench.state.stage === "playing"; steps += 1) {
      const turn = tableViewFor(bench.state, 0).deal?.turn;
      if (turn === 0 && random(3) === 0 && tableViewFor(bench.state, 0).may.includes("undo"))
        done(bench, 0, undo(bench));
      else if (turn === 0) personActs(bench, random);
      else computerActs(bench, random);
      if (bench.state.stage === "playing") expect(replayed(record(bench.state))).toEqual(bench.state.deal);
    }
    while (bench.state.stage === "playing" && tableViewFor(bench.state, 0).may.includes("undo"))
      done(bench, 0, undo(bench));
    expect(fold(bench.rows)).toEqual(bench.state);
    if (bench.state.stage === "playing")
      expect(bench.state.actions.filter(({ seat }) => seat === 0)).toEqual([]);
  });

  it("marks the finished deal as practice, in its view too, and the next one begins anew", () => {
    const bench = oneTrick();
    const random = randomFrom(9);
    done(bench, 0, undo(bench));
    personActs(bench, random, (view) => view.stage !== "playing");
    const last = tableViewFor(bench.state, 0).lastDeal;
    expect(last?.undone).toBe(1);
    expect(last === null ? null : replayed(last).result).toMatchObject(last?.result ?? {});
    if (bench.state.stage === "dealing") next(bench, 0);
    else done(bench, 0, { type: "playOn", bummerl: 1, cut: "" });
    personActs(bench, random, (view) => view.stage !== "playing");
    expect(tableViewFor(bench.state, 0).lastDeal).not.toHaveProperty("undone");
  });

  it("asked twice from one view takes one action back", () => {
    const bench = oneTrick();
    const random = randomFrom(4);
    personActs(bench, random, (view) => view.deal?.turn === 0);
    personActs(bench, random);
    const seen = bench.state.dealSeq;
    done(bench, 0, undo(bench, seen));
    const kept = bench.state.actions;
    expectRefused(bench, 0, undo(bench, seen), "stale");
    expect(bench.state.actions).toEqual(kept);
  });

  it("does not mind what the computer has done since it was asked", () => {
    const bench = againstComputer({ computer: CHOICE });
    const random = randomFrom(8);
    personActs(bench, random, (view) => view.deal?.turn === 1);
    const seen = bench.state.dealSeq;
    computerActs(bench, random);
    expect(done(bench, 0, undo(bench, seen))).toEqual(["undone"]);
  });

  it("is not endless in one deal", () => {
    const bench = againstComputer({ computer: CHOICE });
    const random = randomFrom(3);
    for (let times = 0; times < MOST_UNDONE; times += 1) {
      personActs(bench, random);
      expect(done(bench, 0, undo(bench))).toEqual(["undone"]);
    }
    personActs(bench, random);
    expectRefused(bench, 0, undo(bench), "undoneEnough");
  });

  it("is refused between people, without an own action, between deals, on a saved table and under a wrong number", () => {
    const people = dealt();
    expectRefused(people, 0, undo(people), "noComputer");
    const fresh = againstComputer({ computer: CHOICE });
    expectRefused(fresh, 0, undo(fresh), "nothingToUndo");
    expectRefused(fresh, 1, undo(fresh), "noComputer");
    const bench = oneTrick();
    expectRefused(bench, 0, { ...undo(bench), deal: 2 }, "wrongDeal");
    done(bench, 0, { type: "save", deal: 1 });
    expectRefused(bench, 0, undo(bench), "tableSaved");
    done(bench, 0, { type: "resume", deal: 1 });
    personActs(bench, randomFrom(1), (view) => view.stage !== "playing");
    expectRefused(bench, 0, undo(bench), "noDeal");
  });
});
