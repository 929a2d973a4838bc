import { randomBytes } from "node:crypto";
import type { Seat } from "@bummerl/engine";
import type { WireError } from "@bummerl/protocol";
import {
  type DecideContext,
  decideAndFold,
  evolve,
  type SeatCommand,
  type SystemCommand,
  type TableEvent,
  type TableState,
} from "@bummerl/table";
import type { Clock } from "../clock.ts";
import type { TableLog } from "../store/store.ts";
import { commandKey, type Hosted } from "./hosted.ts";
import { finishedBy, summaryOf } from "./summary.ts";

/** One command on its way: whose, under which id. `seat` is from the log, `null` for the table's own. */
export interface Order {
  readonly seat: Seat | null;
  readonly id: string;
  readonly command: SeatCommand | SystemCommand;
}

export type Outcome =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly error: WireError };

/** What committed rows were, for those who must hear of them. */
export interface Stored {
  readonly before: TableState;
  readonly after: TableState;
  readonly events: readonly TableEvent[];
}

export interface CommandRunner {
  readonly log: TableLog;
  readonly clock: Clock;
  /** Rows were read that this process did not know to be in the log: the pages are behind. */
  readonly caughtUp: (hosted: Hosted, what: Stored) => void;
  /** Committed. Called before the outcome is known to anybody. */
  readonly stored: (hosted: Hosted, what: Stored) => void;
}

const BUSY: Outcome = { ok: false, error: { code: "busy" } };

/** The randomness a decision may need; it is used only when a deal is sealed. */
export const drawSecret = (): string => randomBytes(32).toString("hex");

/** Few commands seal a deal: the secret is drawn when it is asked for, and is the same however often it is read. */
const contextAt = (now: number): DecideContext => {
  let drawn: string | null = null;
  return {
    now,
    get secret() {
      drawn ??= drawSecret();
      return drawn;
    },
  };
};

/**
 * Carries out one command; the caller sees to it that this is the table's only one at a time. A repeated id gets its
 * first answer. A copy that was behind the log is brought up to date and the command judged again, once.
 * @throws when the log failed: then the command is certainly not stored
 */
export async function carryOut(runner: CommandRunner, hosted: Hosted, order: Order): Promise<Outcome> {
  const first = hosted.recent.get(commandKey(order.seat, order.id));
  if (first !== undefined) return { ok: true, seq: first };
  return (await attempt(runner, hosted, order)) ?? (await attempt(runner, hosted, order)) ?? BUSY;
}

/** @returns `null` when the log had grown elsewhere: judge again */
function attempt(runner: CommandRunner, hosted: Hosted, order: Order): Promise<Outcome | null> {
  const { state } = hosted;
  const now = runner.clock.now();
  const decided = decideAndFold(state, order.seat, order.command, contextAt(now));
  if (decided.ok && decided.value.events.length > 0)
    return append(runner, hosted, order, { before: state, ...decided.value }, now);
  return unlessNews(
    runner,
    hosted,
    order,
    decided.ok ? { ok: true, seq: state.seq } : { ok: false, error: decided.error },
  );
}

/** Nothing to store. Before that is said, the log is asked: this command may be in it, or news that change the verdict. */
async function unlessNews(
  runner: CommandRunner,
  hosted: Hosted,
  order: Order,
  verdict: Outcome,
): Promise<Outcome | null> {
  const known = await runner.log.findCommand(hosted.state.id, order.seat, order.id);
  const news = await catchUp(runner, hosted);
  if (known !== null) return remember(hosted, order, known);
  return news ? null : verdict;
}

async function append(
  runner: CommandRunner,
  hosted: Hosted,
  order: Order,
  what: Stored,
  at: number,
): Promise<Outcome | null> {
  const { after, events } = what;
  const appended = await runner.log.append({
    table: after.id,
    row: { seq: after.seq, seat: order.seat, at, events },
    commandId: order.id,
    summary: summaryOf(after),
    ...finishedBy(events, after),
  });
  switch (appended.type) {
    case "stored":
      hosted.state = after;
      runner.stored(hosted, what);
      return remember(hosted, order, after.seq);
    case "repeated":
      await catchUp(runner, hosted);
      return remember(hosted, order, appended.seq);
    case "behind":
      await catchUp(runner, hosted);
      return null;
  }
}

/** Reads what others appended. @returns whether there was anything */
export async function catchUp(runner: CommandRunner, hosted: Hosted): Promise<boolean> {
  const rows = await runner.log.read(hosted.state.id, hosted.state.seq);
  if (rows.length === 0) return false;
  const before = hosted.state;
  hosted.state = rows.reduce<TableState>(evolve, before);
  runner.caughtUp(hosted, { before, after: hosted.state, events: rows.flatMap(({ events }) => events) });
  return true;
}

function remember(hosted: Hosted, order: Order, seq: number): Outcome {
  hosted.recent.set(commandKey(order.seat, order.id), seq);
  return { ok: true, seq };
}
