import { evolve, makeTable, type TableState } from "@bummerl/table";
import { randomHex } from "../net/random-hex.ts";
import { HostedTable } from "./hosted-table.ts";
import { listsAfter } from "./lists.ts";
import type { Answers, Asked, LocalWish, Question, Told } from "./messages.ts";
import { type LocalRow, LocalStore } from "./store.ts";
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
  private readonly store: Promise<LocalStore>;
  private readonly tables = new Map<string, Promise<HostedTable | null>>();
  private readonly others: BroadcastChannel;

  constructor(parts: HostParts) {
    this.parts = parts;
    this.now = parts.now ?? Date.now;
    this.store = LocalStore.open(parts.shelves);
    // Told to whoever asks first.
    this.store.catch(() => undefined);
    this.others = new BroadcastChannel(`${CHANNEL}-${parts.shelves ?? ""}`);
    this.others.onmessage = ({ data }: MessageEvent<string>) => void this.look(data);
  }

  /** Answers one question of the page. */
  async asked({ number, question }: Asked): Promise<void> {
    let answer: Answers[Question["type"]];
    try {
      answer = await this.answer(question);
    } catch (error) {
      console.error("this device could not do it", error);
      answer = { ok: false, error: { code: "notKept" } };
    }
    this.parts.tell({ to: number, answer });
  }

  close(): void {
    this.others.close();
    void this.store.then((store) => store.close());
  }

  private async answer(question: Question): Promise<Answers[Question["type"]]> {
    if (question.type === "make") return this.make(question.wish);
    if (question.type === "part") return this.part(question.table);
    const hosted = await this.hosted(question.table);
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

  private hosted(table: string): Promise<HostedTable | null> {
    const known = this.tables.get(table) ?? this.open(table);
    this.tables.set(table, known);
    return known;
  }

  private async open(table: string): Promise<HostedTable | null> {
    return HostedTable.open(
      {
        store: await this.store,
        thinker: this.parts.thinker,
        now: this.now,
        after: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        publish: (update) => this.parts.tell({ update }),
        grown: (grown) => this.others.postMessage(grown),
        failed: (error) => console.error("the computer could not play", error),
      },
      table,
    );
  }

  private async make({ table, rules, computer, name }: LocalWish): Promise<Answers["make"]> {
    const store = await this.store;
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
    await (await this.tables.get(table))?.look();
  }
}
