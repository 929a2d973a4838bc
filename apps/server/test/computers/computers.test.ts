import type { Action } from "@bummerl/engine";
import {
  type ComputerPace,
  computerTask,
  decide,
  evolve,
  type Question,
  type SeatCommand,
  type TableState,
  tableViewFor,
  thinkingMs,
} from "@bummerl/table";
import { afterEach, describe, expect, it } from "vitest";
import { type Computers, makeComputers } from "../../src/computers/computers.ts";
import type { Thinkers } from "../../src/computers/thinkers.ts";
import type { Outcome } from "../../src/hosting/command.ts";
import { makeManualClock } from "../support/client-clock.ts";
import { COMPUTER_TABLE, CONTEXT, computerTable } from "../support/computer-state.ts";
import { inlineThinkers } from "../support/thinkers.ts";

/** Leads or answers with the first card it may: afterwards it is always the person's turn, or the trick is its own. */
const firstCard = async ({ view }: Question): Promise<Action> => {
  const action = view.legal.find(({ type }) => type === "play");
  if (action === undefined) throw new Error("no card can be played");
  return action;
};

/** Lets everything happen that waits for nothing but its turn. */
const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
};

/** One table, whose computer leads, a host of it that stores in memory, and the computers of one process. */
function bench(options: { pace?: ComputerPace; thinkers?: Thinkers } = {}) {
  const clock = makeManualClock(1_000_000);
  let state: TableState = computerTable("hobby", options.pace ?? "natural");
  const stored: { id: string; action: Action }[] = [];
  const errors: object[] = [];
  const seen = { lookedAt: true, fails: 0 };
  const apply = (seat: 0 | 1, command: SeatCommand, ours = true): Outcome => {
    const decided = decide(state, seat, command, CONTEXT);
    if (!decided.ok) return { ok: false, error: decided.error };
    state = evolve(state, { seq: state.seq + 1, seat, at: 0, events: decided.value });
    computers.heard(state, ours);
    return { ok: true, seq: state.seq };
  };
  const computers: Computers = makeComputers({
    clock,
    logger: {
      warn: (fields: object) => void errors.push(fields),
      error: (fields: object) => void errors.push(fields),
    },
    thinkers: options.thinkers ?? inlineThinkers({ choose: firstCard }),
    host: {
      look: async () => state,
      isLookedAt: () => seen.lookedAt,
      computer: async (_table, id, command) => {
        if (seen.fails > 0) {
          seen.fails -= 1;
          throw new Error("no database");
        }
        const outcome = apply(1, command);
        if (outcome.ok && command.type === "act") stored.push({ id, action: command.action });
        return outcome;
      },
    },
  });
  computers.start();
  open.push(computers);
  const task = () => {
    const now = computerTask(state);
    if (now === null) throw new Error("the computer is not on turn");
    return now;
  };
  const person = (command: SeatCommand, ours = true): void => {
    const outcome = apply(0, command, ours);
    if (!outcome.ok) throw new Error(outcome.error.code);
  };
  /** The first deal is dealt, and the computer has to lead. */
  const deal = (ours = true): void => person({ type: "next", deal: 1, cut: "" }, ours);
  const personPlays = (): void => {
    const action = tableViewFor(state, 0).deal?.legal.find(({ type }) => type === "play");
    if (action !== undefined) person({ type: "act", seq: state.dealSeq, action });
  };
  return { clock, computers, stored, errors, seen, task, deal, person, personPlays, state: () => state };
}

const open: Computers[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((computers) => computers.stop()));
});

describe("a computer on turn", () => {
  it("plays when it has seemed to think, once, under an id of the row it answers", async () => {
    const { clock, stored, task, deal, state } = bench();
    deal();
    const asked = task();
    const ms = thinkingMs(asked);
    await settle();
    clock.advance(ms - 1);
    await settle();
    expect(stored).toEqual([]);
    clock.advance(1);
    await settle();
    expect(stored.map(({ id }) => id)).toEqual([`computer-${asked.seq}`]);
    expect(stored[0]?.action).toEqual(await firstCard(asked));
    clock.advance(60_000);
    await settle();
    expect(stored).toHaveLength(1);
    expect(tableViewFor(state(), 0).deal?.turn).toBe(0);
  });

  it("is not awaited for a moment at no pace", async () => {
    const { clock, stored, deal, personPlays } = bench({ pace: "none" });
    deal();
    clock.advance(0);
    await settle();
    expect(stored).toHaveLength(1);
    personPlays();
    clock.advance(0);
    await settle();
    expect(stored.length).toBeGreaterThanOrEqual(1);
  });

  it("has nothing to say any more when the person takes his action back meanwhile, and thinks anew after the next", async () => {
    const { clock, stored, deal, person, personPlays, state, task } = bench({ pace: "short" });
    deal();
    clock.advance(10_000);
    await settle();
    while (computerTask(state()) === null) personPlays();
    person({ type: "undo", deal: 1, seq: task().seq });
    clock.advance(10_000);
    await settle();
    expect(stored).toHaveLength(1);
    while (computerTask(state()) === null) personPlays();
    const { seq } = task();
    clock.advance(500);
    await settle();
    expect(stored.map(({ id }) => id)).toEqual(["computer-2", `computer-${seq}`]);
  });

  it("leaves a move to the process that stored the person's, and makes it where that one does not", async () => {
    const { clock, stored, deal } = bench({ pace: "none" });
    deal(false);
    clock.advance(4_000);
    await settle();
    expect(stored).toEqual([]);
    clock.advance(3_000);
    await settle();
    clock.advance(0);
    await settle();
    expect(stored).toHaveLength(1);
  });

  it("waits for the person where nobody is there and nobody here began, and goes on when he comes", async () => {
    const { clock, stored, deal, seen, computers } = bench({ pace: "none" });
    seen.lookedAt = false;
    deal(false);
    clock.advance(60_000);
    await settle();
    expect(stored).toEqual([]);
    seen.lookedAt = true;
    computers.opened(COMPUTER_TABLE);
    await settle();
    clock.advance(0);
    await settle();
    expect(stored).toHaveLength(1);
  });
});

describe("where something fails", () => {
  it.each([
    ["cannot think", () => Promise.reject(new Error("no thread"))],
    ["chooses what it may not", async (): Promise<Action> => ({ type: "settle" })],
  ])("a computer that %s plays a card, and the host is told", async (_how, choose) => {
    const { clock, stored, errors, deal } = bench({ pace: "none", thinkers: inlineThinkers({ choose }) });
    deal();
    await settle();
    clock.advance(0);
    await settle();
    expect(stored).toMatchObject([{ action: { type: "play" } }]);
    expect(errors).toMatchObject([{ table: COMPUTER_TABLE, level: "hobby" }]);
    expect(JSON.stringify(errors)).not.toMatch(/"[SHDC][ATKQJ]"/);
  });

  it("a move that could not be stored is tried again under the same id, without thinking again", async () => {
    let asked = 0;
    const choose = async (question: Question): Promise<Action> => {
      asked += 1;
      return firstCard(question);
    };
    const { clock, stored, seen, deal, task } = bench({ pace: "none", thinkers: inlineThinkers({ choose }) });
    seen.fails = 3;
    deal();
    const id = `computer-${task().seq}`;
    for (let seconds = 0; seconds < 15; seconds += 1) {
      clock.advance(1_000);
      await settle();
    }
    expect(stored.map((one) => one.id)).toEqual([id]);
    expect(asked).toBe(1);
  });

  it("nothing comes any more once it is stopped", async () => {
    const { clock, stored, deal, computers } = bench();
    deal();
    await computers.stop();
    clock.advance(60_000);
    await settle();
    expect(stored).toEqual([]);
  });
});
