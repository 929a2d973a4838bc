import { PRESETS } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LocalHost } from "../../src/local/host.ts";
import type { Answers, Question, Told } from "../../src/local/messages.ts";
import { LocalStore } from "../../src/local/store.ts";
import { FakeThinker } from "../support/fake-thinker.ts";

const TABLE = "table-of-this-device";
const MAKE = {
  type: "make",
  wish: {
    table: TABLE,
    rules: PRESETS.classic,
    computer: { level: "beginner", pace: "none", firstDealer: "computer" },
    name: "Anna",
  },
} as const;
let shelves = "";
let count = 0;
const open: LocalHost[] = [];

/** A tab: a host of its own on the same shelves, and what it has told. */
class Tab {
  readonly thinker = new FakeThinker();
  readonly updates: TableUpdate[] = [];
  /** In which order answers and updates came. */
  readonly told: ("answer" | "update")[] = [];
  readonly host: LocalHost;
  private readonly waiting = new Map<number, (answer: Answers[Question["type"]]) => void>();

  constructor() {
    this.host = new LocalHost({
      thinker: this.thinker,
      shelves,
      now: () => 1_800_000_000_000,
      tell: (message) => this.hear(message),
    });
    open.push(this.host);
  }

  private hear(message: Told): void {
    this.told.push("update" in message ? "update" : "answer");
    if ("update" in message) this.updates.push(message.update);
    else this.waiting.get(message.to)?.(message.answer);
  }

  ask<Q extends Question>(question: Q): Promise<Answers[Q["type"]]> {
    count += 1;
    const number = count;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve as (answer: Answers[Question["type"]]) => void);
      void this.host.asked({ number, question });
    });
  }

  async join(): Promise<TableUpdate> {
    const answer = await this.ask({ type: "join", table: TABLE });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.data;
  }

  give(command: SeatCommand, id = `command-${count}`): Promise<Answers["command"]> {
    return this.ask({ type: "command", table: TABLE, id, command });
  }

  /** Waits until it is the person's turn, or the deal is over. */
  async myTurn(): Promise<TableUpdate> {
    for (;;) {
      const { view } = await this.join();
      if (view.stage !== "playing" || view.deal?.turn === 0) return this.join();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** One decision of the person, as the first that is allowed. */
  async act(): Promise<Answers["command"]> {
    const { view } = await this.myTurn();
    const action = view.deal?.legal.find(({ type }) => type === "play") ?? view.deal?.legal[0];
    if (action === undefined) throw new Error("nothing is allowed");
    return this.give({ type: "act", seq: view.dealSeq, action });
  }
}

const begun = async (): Promise<Tab> => {
  shelves = `shelves-${Math.random()}`;
  const tab = new Tab();
  await tab.ask(MAKE);
  await tab.give({ type: "next", deal: 1, cut: "aa" });
  await tab.myTurn();
  return tab;
};

const log = async () => {
  const store = await LocalStore.open(shelves);
  const rows = await store.rows(TABLE, 0);
  store.close();
  return rows;
};

afterEach(() => {
  for (const host of open.splice(0)) host.close();
  vi.restoreAllMocks();
});

describe("a table of this device", () => {
  it("is written, then shown, then answered: a page that is killed comes back to the same card", async () => {
    const tab = await begun();
    const { view } = await tab.myTurn();
    const card = view.deal?.hands[0][0] ?? "SA";
    tab.told.length = 0;
    const answer = await tab.give(
      { type: "act", seq: view.dealSeq, action: { type: "play", card } },
      "played-once",
    );
    if (!answer.ok) throw new Error(answer.error.code);
    expect(tab.told.slice(0, 2)).toEqual(["update", "answer"]);
    expect(
      (await log()).some(({ seq, command }) => seq === answer.data.seq && command === "played-once"),
    ).toBe(true);

    const before = await tab.myTurn();
    tab.host.close();
    const again = new Tab();
    expect((await again.join()).view).toEqual(before.view);
    // The page had not heard the answer and asks again: the first one stands, and nothing is played twice.
    const rows = (await log()).length;
    expect(
      await again.give({ type: "act", seq: view.dealSeq, action: { type: "play", card } }, "played-once"),
    ).toEqual(answer);
    expect(await log()).toHaveLength(rows);
  });

  it("stays right in two tabs that play at once: one card is played, and the computer answers it once", async () => {
    const one = await begun();
    const two = new Tab();
    const { view } = await one.myTurn();
    expect((await two.myTurn()).view.seq).toBe(view.seq);
    const [a, b] = view.deal?.hands[0] ?? [];
    if (a === undefined || b === undefined) throw new Error("no hand");
    const answers = await Promise.all(
      ([one, two] as const).map((tab, at) =>
        tab.give({ type: "act", seq: view.dealSeq, action: { type: "play", card: at === 0 ? a : b } }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: "stale" }, update: { view: {} } });
    const [left, right] = [await one.myTurn(), await two.myTurn()];
    expect(left.view).toEqual(right.view);
    const rows = await log();
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  });

  it("takes the person's last move back, also with the computer's answer to it", async () => {
    const tab = await begun();
    const { view } = await tab.myTurn();
    await tab.act();
    const { view: after } = await tab.myTurn();
    expect(await tab.give({ type: "undo", deal: after.dealNumber, seq: after.dealSeq })).toMatchObject({
      ok: true,
    });
    const { view: back } = await tab.myTurn();
    expect(back.deal?.hands[0]).toEqual(view.deal?.hands[0]);
    expect(back.deal?.history).toEqual(view.deal?.history);
  });

  it("advises on one's turn only, for the state that is seen", async () => {
    const tab = await begun();
    const { view } = await tab.myTurn();
    const asked = (seq: number) => tab.ask({ type: "hint", table: TABLE, seq });
    expect(await asked(view.dealSeq)).toMatchObject({ ok: true, data: { reason: { code: "onlyMove" } } });
    expect(await asked(view.dealSeq - 1)).toMatchObject({ ok: false, error: { code: "stale" } });
  });

  it("tells the computer what its seat may know, and no cut, secret or pack (R38)", async () => {
    const tab = await begun();
    await tab.act();
    await tab.myTurn();
    const [task] = tab.thinker.asked;
    const { view } = await tab.join();
    expect(task?.view.hands[1]).toHaveLength(5);
    expect(JSON.stringify(task)).not.toContain(view.fair.commitment);
    const hidden =
      view.deal?.hands[0].filter((card) => !JSON.stringify(task?.view.history).includes(card)) ?? [];
    for (const card of hidden) expect(task?.view.hands[0]).not.toContain(card);
  });

  it("is in the lists with each row: how it stands, deals that are over, and a tally of its own", async () => {
    const tab = await begun();
    const store = await LocalStore.open(shelves);
    expect(await store.tables()).toMatchObject([
      { table: TABLE, opponent: { kind: "computer" }, turn: "you", deal: 1 },
    ]);
    while ((await tab.myTurn()).view.stage === "playing") await tab.act();
    expect(await store.tables()).toMatchObject([{ deal: 2, turn: "you" }]);
    const kept = await store.deal(TABLE, 1);
    expect(kept?.played).toMatchObject({ deal: 1, opponent: { id: "computer:beginner", kind: "computer" } });
    await tab.give({ type: "resign", bummerl: 1 });
    const { deals, bummerls } = await store.finished();
    expect(deals).toHaveLength(1);
    expect(bummerls).toMatchObject([{ bummerl: 1, won: false, how: "resigned" }]);
    store.close();
  });
});

describe("a store that the browser takes away", () => {
  it("is opened again where it is found closed: the card is played all the same", async () => {
    const opening = vi.spyOn(LocalStore, "open");
    const tab = await begun();
    await tab.myTurn();
    const store = await opening.mock.results[0]?.value;
    store.close();
    expect(await tab.act()).toMatchObject({ ok: true });
  });

  it("takes its tables with it when it is cleared, and holds the next one", async () => {
    const tab = await begun();
    await tab.myTurn();
    await new Promise((resolve, reject) => {
      const gone = indexedDB.deleteDatabase(shelves);
      gone.onsuccess = resolve;
      gone.onerror = reject;
    });
    expect(await tab.give({ type: "resign", bummerl: 1 })).toMatchObject({
      ok: false,
      error: { code: "unknownTable" },
    });
    expect(await tab.ask(MAKE)).toMatchObject({ ok: true });
    expect(await log()).toHaveLength(1);
  });

  it("is opened again at once where tables are looked at, for the computer may have to play", async () => {
    const opening = vi.spyOn(LocalStore, "open");
    const tab = await begun();
    await tab.myTurn();
    const store = await opening.mock.results[0]?.value;
    const gone = opening.mock.calls[0]?.[1];
    store.close();
    gone?.();
    await vi.waitFor(() => expect(opening.mock.calls.length).toBeGreaterThan(1));
    expect(await tab.act()).toMatchObject({ ok: true });
  });

  it("is opened again where the computer finds it closed, which nobody would ask otherwise", async () => {
    const opening = vi.spyOn(LocalStore, "open");
    const tab = await begun();
    const { view } = await tab.myTurn();
    const store = await opening.mock.results[0]?.value;
    const { choose } = tab.thinker;
    vi.spyOn(tab.thinker, "choose").mockImplementationOnce((task) => {
      store.close();
      return choose(task);
    });
    await tab.act();
    await vi.waitFor(() => expect(tab.updates.at(-1)?.view.seq).toBeGreaterThan(view.seq + 1));
  });

  it("is asked for anew after it could not be opened", async () => {
    shelves = `shelves-${Math.random()}`;
    vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
      throw new DOMException("lost", "UnknownError");
    });
    const tab = new Tab();
    const answers = [await tab.ask(MAKE), await tab.ask(MAKE)];
    expect(answers.map(({ ok }) => ok)).toEqual([false, true]);
  });
});
