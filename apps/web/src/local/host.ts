import { evolve, makeTable, type TableState } from "@bummerl/table";
import { randomHex } from "../net/random-hex.ts";
import { HostedTable } from "./hosted-table.ts";
import { listsAfter } from "./lists.ts";
import type { Answers, Asked, LocalWish, Question, Told } from "./messages.ts";
import type { LocalRow, LocalStore } from "./store.ts";
import { StoreKeeper } from "./store-keeper.ts";
import type { Thinker } from "./thinker.ts";

/** What a host needs of the worker it lives in. */
export interface HostParts {
  readonly thinker: Thinker;
  readonly tell: (told: Told) => void;
  /** The name of the shelves; tests have their own. */
  readonly shelves?: string;
  readonly now?: () => number;
}

/** How tabs tell each other that a log has grown. */
const CHANNEL = "bummerl-local";

/** All tables of this device that its page looks at. */
export class LocalHost {
  private readonly parts: HostParts;
  private readonly now: () => number;
  private readonly keeper: StoreKeeper;
  private readonly tables = new Map<string, Promise<HostedTable | null>>();
  private readonly others: BroadcastChannel;

  constructor(parts: HostParts) {
    this.parts = parts;
    this.now = parts.now ?? Date.now;
    this.keeper = new StoreKeeper(parts.shelves, (told) => this.lost(told));
    this.others = new BroadcastChannel(`${CHANNEL}-${parts.shelves ?? ""}`);
    this.others.onmessage = ({ data }: MessageEvent<string>) => void this.look(data);
  }

  /** Answers one question of the page. */
  async asked({ number, question }: Asked): Promise<void> {
    let answer: Answers[Question["type"]];
    try {
      answer = await this.keeper.use((store) => this.answer(store, question));
    } catch (error) {
      console.error("this device could not do it", error);
      answer = { ok: false, error: { code: "notKept" } };
    }
    this.parts.tell({ to: number, answer });
  }

  close(): void {
    this.others.close();
    this.keeper.close();
  }

  private async answer(store: LocalStore, question: Question): Promise<Answers[Question["type"]]> {
    if (question.type === "make") return this.make(store, question.wish);
    if (question.type === "part") return this.part(question.table);
    const hosted = await this.hosted(store, question.table);
    if (hosted === null) {
      this.tables.delete(question.table);
      return { ok: false, error: { code: "unknownTable" } };
    }
    if (question.type === "join") {
      // What another tab wrote since it was opened here.
      await hosted.look();
      return { ok: true, data: hosted.update };
    }
    if (question.type === "hint") return hosted.hint(question.seq);
    return hosted.command(question.id, question.command);
  }

  private hosted(store: LocalStore, table: string): Promise<HostedTable | null> {
    const known = this.tables.get(table);
    if (known !== undefined) return known;
    const opening = this.open(store, table);
    this.tables.set(table, opening);
    opening.catch(() => {
      // Opened anew the next time.
      if (this.tables.get(table) === opening) this.tables.delete(table);
    });
    return opening;
  }

  private open(store: LocalStore, table: string): Promise<HostedTable | null> {
    return HostedTable.open(
      {
        store,
        thinker: this.parts.thinker,
        now: this.now,
        after: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        publish: (update) => this.parts.tell({ update }),
        grown: (grown) => this.others.postMessage(grown),
        failed: (error) => {
          console.error("the computer could not play", error);
          void this.keeper.failed(store, error);
        },
      },
      table,
    );
  }

  private async make(
    store: LocalStore,
    { table, rules, computer, name }: LocalWish,
  ): Promise<Answers["make"]> {
    const at = this.now();
    const events = makeTable(
      {
        id: table,
        rules,
        clock: "untimed",
        visibility: "private",
        maker: { id: "person", name, kind: "player" },
        computer,
      },
      { now: at, secret: randomHex() },
    );
    const row: LocalRow = { table, seq: 1, seat: null, at, events, command: null };
    const state: TableState = evolve(null, row);
    await store.append(row, listsAfter(state, events, at));
    return { ok: true, data: null };
  }

  private async part(table: string): Promise<Answers["part"]> {
    const hosted = this.tables.get(table);
    this.tables.delete(table);
    (await hosted)?.close();
    return { ok: true, data: null };
  }

  private async look(table: string): Promise<void> {
    try {
      await (await this.tables.get(table))?.look();
    } catch (error) {
      // Read with the next question.
      console.warn("another tab's row could not be read", error);
    }
  }

  private async wake(table: string): Promise<void> {
    try {
      const hosted = await this.keeper.use((store) => this.hosted(store, table));
      if (hosted === null) this.tables.delete(table);
    } catch (error) {
      console.warn("a table could not be opened again", error);
    }
  }

  /** Tables do not outlive their store: what it kept may be gone too. */
  private lost(told: boolean): void {
    const old = [...this.tables];
    this.tables.clear();
    for (const [table, hosted] of old) {
      hosted.then(
        (one) => one?.close(),
        () => undefined,
      );
      // The computer may be about to play. A store found dead is opened again by whoever found it.
      if (told) void this.wake(table);
    }
  }
}
