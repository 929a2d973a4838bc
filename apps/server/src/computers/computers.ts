import type { Action } from "@bummerl/engine";
import { type ComputerTask, computerTask, type TableState, thinkingMs } from "@bummerl/table";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import type { Logger } from "../observe/log.ts";
import { isLegal, unthinking } from "./fallback.ts";
import type { Thinkers } from "./thinkers.ts";

/**
 * Plays for the computers at tables of this process. What there is to do follows from the log alone, and the id of a
 * computer's command from the row it answers: a move that two processes make, or one makes twice, is stored once, and
 * one that was not stored is made when somebody looks at the table again.
 */
export interface Computers {
  /** A row was committed by this process (`ours`), or read after another had. */
  heard(state: TableState, ours: boolean): void;
  /** Somebody came to a table. */
  opened(table: string): void;
  start(): void;
  /** Thinks no more. Resolves when nothing is on its way to the log. */
  stop(): Promise<void>;
}

export interface ComputersParts {
  readonly clock: Clock;
  readonly logger: Pick<Logger, "warn" | "error">;
  readonly thinkers: Thinkers;
  readonly host: Pick<Host, "look" | "computer" | "isLookedAt">;
  /** A decision was made, so long after it was asked for; `failed`: without thinking. */
  readonly decided?: (level: string, result: "chosen" | "failed", seconds: number) => void;
}

/** One task of one table on its way. */
interface Job {
  readonly task: ComputerTask;
  /** When to begin, again or after another process should have; `null` while it is under way. */
  due: number | null;
  /** Kept when storing it failed: thinking again would come to the same. */
  action: Action | null;
  /** Ends the pause for which a computer seems to think. */
  wake: () => void;
}

/** How often what is due is looked at. */
const POLL_MS = 1_000;
/** So long the process that stored a person's move may take to make the computer's. */
const OTHERS_MS = 5_000;
const AGAIN_MS = 2_000;

export function makeComputers({ clock, logger, thinkers, host, decided }: ComputersParts): Computers {
  const jobs = new Map<string, Job>();
  const running = new Set<Promise<void>>();
  let cancelPoll: (() => void) | null = null;
  let stopped = false;

  const isCurrent = (table: string, job: Job): boolean => !stopped && jobs.get(table) === job;

  const forget = (table: string): void => {
    jobs.get(table)?.wake();
    jobs.delete(table);
  };

  /** @returns what is to be done at this table */
  const note = (state: TableState): Job | null => {
    const task = stopped ? null : computerTask(state);
    const known = jobs.get(state.id);
    if (task !== null && known !== undefined && known.task.seq >= task.seq) return known;
    if (known !== undefined) forget(state.id);
    if (task === null) return null;
    const job: Job = { task, due: clock.now() + OTHERS_MS, action: null, wake: () => undefined };
    jobs.set(state.id, job);
    return job;
  };

  const think = async ({ task }: Job, table: string): Promise<Action> => {
    const since = performance.now();
    const seconds = (): number => (performance.now() - since) / 1_000;
    try {
      const action = await thinkers.choose(task, task.level);
      if (!isLegal(task.view, action)) throw new RangeError("a computer chose what it may not do");
      decided?.(task.level, "chosen", seconds());
      return action;
    } catch (err) {
      decided?.(task.level, "failed", seconds());
      logger.error(
        { err, table, seq: task.seq, level: task.level },
        "a computer could not think and plays a card",
      );
      return unthinking(task.view);
    }
  };

  const pause = (job: Job, ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.after(ms, resolve);
      job.wake = () => {
        cancel();
        resolve();
      };
    });

  const play = async (table: string, job: Job, ms: number): Promise<void> => {
    const { seq } = job.task;
    const [action] = await Promise.all([job.action ?? think(job, table), pause(job, ms)]);
    job.action = action;
    if (!isCurrent(table, job)) return;
    const outcome = await host.computer(table, `computer-${seq}`, { type: "act", seq, action });
    if (!isCurrent(table, job)) return;
    // What was stored has been heard of by now, and the job is gone with it. Here the log had moved on without it, or
    // the table was too busy.
    job.due = clock.now() + AGAIN_MS;
    if (outcome === null) forget(table);
    else await lookAgain(table, job);
  };

  const lookAgain = async (table: string, job: Job): Promise<void> => {
    const state = await host.look(table);
    if (!isCurrent(table, job)) return;
    if (state === null || computerTask(state) === null) return forget(table);
    note(state);
  };

  const begin = (table: string, job: Job, ms: number): void => {
    if (job.due === null) return;
    job.due = null;
    const done = play(table, job, ms)
      .catch((err: unknown) => {
        logger.warn({ err, table, seq: job.task.seq }, "a computer's move could not be stored");
        job.due = clock.now() + AGAIN_MS;
      })
      .finally(() => running.delete(done));
    running.add(done);
  };

  /** What another process should have done, or could not be stored; where nobody waits for it, it waits for somebody. */
  const poll = (): void => {
    const now = clock.now();
    for (const [table, job] of jobs) {
      if (job.due === null || job.due > now) continue;
      if (host.isLookedAt(table)) begin(table, job, 0);
      else forget(table);
    }
    cancelPoll = clock.after(POLL_MS, poll);
  };

  /** @param ours nobody else can be expected to do it */
  const noticed = (state: TableState, ours: boolean): void => {
    const job = note(state);
    if (job !== null && ours) begin(state.id, job, thinkingMs(job.task));
  };

  return {
    heard: noticed,
    opened: (table) => {
      host.look(table).then(
        (state) => {
          if (state !== null) noticed(state, true);
        },
        (err: unknown) => logger.warn({ err, table }, "a table could not be looked at for its computer"),
      );
    },
    start: () => {
      cancelPoll = clock.after(POLL_MS, poll);
    },
    stop: async () => {
      stopped = true;
      cancelPoll?.();
      for (const table of [...jobs.keys()]) forget(table);
      await Promise.all(running);
    },
  };
}
