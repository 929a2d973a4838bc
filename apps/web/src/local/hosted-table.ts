import type { Seat } from "@bummerl/engine";
import type { CommandReply, Hint, Reply, TableUpdate } from "@bummerl/protocol";
import {
  type ComputerTask,
  computerTask,
  type DecideContext,
  decide,
  evolve,
  fold,
  questionFor,
  type SeatCommand,
  type TableState,
  tableViewFor,
  thinkingMs,
} from "@bummerl/table";
import { randomHex } from "../net/random-hex.ts";
import { listsAfter, PERSON } from "./lists.ts";
import type { LocalRow, LocalStore } from "./store.ts";
import type { Thinker } from "./thinker.ts";

/** What a table on this device stands on. */
export interface HostedParts {
  readonly store: Pick<LocalStore, "rows" | "append">;
  readonly thinker: Thinker;
  readonly now: () => number;
  /** Calls back after so many milliseconds; the answer takes it back. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** A new state for the page. */
  readonly publish: (update: TableUpdate) => void;
  /** A row was written here: other tabs may want to read it. */
  readonly grown: (table: string) => void;
  /** The computer could not play. */
  readonly failed: (error: unknown) => void;
}

/** A copy may be behind another tab's more than once; so often a command is judged anew. */
const TRIES = 5;

/** Few commands seal a deal: the secret is drawn when it is asked for, and is the same however often it is read. */
const contextAt = (now: number): DecideContext => {
  let drawn: string | null = null;
  return {
    now,
    get secret() {
      drawn ??= randomHex();
      return drawn;
    },
  };
};

/**
 * One table of this device, as a server hosts it: a command is judged, its row is written, then the page is told, then
 * the command is answered. One command at a time; a row that another tab has written first is read, and the command
 * judged again.
 */
export class HostedTable {
  private readonly parts: HostedParts;
  private state: TableState;
  /** The row each command was answered with. */
  private readonly answered = new Map<string, number>();
  private queue: Promise<unknown> = Promise.resolve();
  private stopThinking: (() => void) | null = null;
  private closed = false;

  private constructor(parts: HostedParts, state: TableState) {
    this.parts = parts;
    this.state = state;
  }

  /** Opens the table from its log; `null` when it is not on this device. */
  static async open(parts: HostedParts, table: string): Promise<HostedTable | null> {
    const rows = await parts.store.rows(table, 0);
    const state = fold(rows);
    if (state === null) return null;
    const hosted = new HostedTable(parts, state);
    hosted.remember(rows);
    hosted.wakeComputer();
    return hosted;
  }

  get update(): TableUpdate {
    return {
      view: tableViewFor(this.state, PERSON),
      online: [true, true],
      now: this.parts.now(),
      code: null,
    };
  }

  /** The person's command. The same id again gets the first answer again. */
  command(id: string, command: SeatCommand): Promise<CommandReply> {
    return this.alone(() => this.carryOut(PERSON, id, command));
  }

  /** What a good player would do in the person's place, made for the state numbered `seq`. */
  hint(seq: number): Reply<Hint> {
    if (seq < this.state.dealSeq) return { ok: false, error: { code: "stale" } };
    const question = questionFor(this.state, PERSON);
    if (question === null) return { ok: false, error: { code: "notYourTurn" } };
    return { ok: true, data: this.parts.thinker.hint(question) };
  }

  /** Another tab may have written rows. */
  look(): Promise<void> {
    return this.alone(async () => {
      await this.catchUp();
    });
  }

  close(): void {
    this.closed = true;
    this.stopThinking?.();
  }

  private alone<T>(job: () => Promise<T>): Promise<T> {
    const done = this.queue.then(job);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async carryOut(seat: Seat, id: string | null, command: SeatCommand): Promise<CommandReply> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const first = id === null ? undefined : this.answered.get(id);
      if (first !== undefined) return { ok: true, data: { seq: first } };
      const at = this.parts.now();
      const decided = decide(this.state, seat, command, contextAt(at));
      if (decided.ok && decided.value.length > 0) {
        const { id: table, seq } = this.state;
        const row: LocalRow = { table, seq: seq + 1, seat, at, events: decided.value, command: id };
        if (await this.append(row)) return { ok: true, data: { seq: row.seq } };
      }
      // Nothing to write. Before that is said, the log is asked: it may have news that change the verdict.
      if (!(await this.catchUp())) {
        return decided.ok
          ? { ok: true, data: { seq: this.state.seq } }
          : { ok: false, error: decided.error, update: this.update };
      }
    }
    return { ok: false, error: { code: "busy" } };
  }

  private async append(row: LocalRow): Promise<boolean> {
    const after = evolve(this.state, row);
    if (!(await this.parts.store.append(row, listsAfter(after, row.events, row.at)))) return false;
    this.arrived(after, [row]);
    this.parts.grown(row.table);
    return true;
  }

  /** Reads what others wrote. @returns whether there was anything */
  private async catchUp(): Promise<boolean> {
    const rows = await this.parts.store.rows(this.state.id, this.state.seq);
    if (rows.length === 0) return false;
    this.arrived(rows.reduce<TableState>(evolve, this.state), rows);
    return true;
  }

  private arrived(state: TableState, rows: readonly LocalRow[]): void {
    this.state = state;
    this.remember(rows);
    if (this.closed) return;
    this.parts.publish(this.update);
    this.wakeComputer();
  }

  private remember(rows: readonly LocalRow[]): void {
    for (const { command, seq } of rows) if (command !== null) this.answered.set(command, seq);
  }

  /** The computer takes its time, and plays unless something has happened meanwhile. */
  private wakeComputer(): void {
    this.stopThinking?.();
    this.stopThinking = null;
    const task = computerTask(this.state);
    if (task === null || this.closed) return;
    this.stopThinking = this.parts.after(thinkingMs(task), () => {
      this.alone(() => this.play(task)).catch(this.parts.failed);
    });
  }

  private async play(task: ComputerTask): Promise<void> {
    if (this.closed || this.state.dealSeq !== task.seq) return;
    const action = this.parts.thinker.choose(task);
    const reply = await this.carryOut(task.seat, null, { type: "act", seq: task.seq, action });
    // Another tab's computer was faster: it has thought the same.
    if (!reply.ok && reply.error.code !== "stale")
      throw new Error(`the computer's ${action.type} was refused: ${reply.error.code}`);
  }
}
