import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Action } from "@bummerl/engine";
import type { Hint } from "@bummerl/protocol";
import { Piscina } from "piscina";
import type { Logger } from "../observe/log.ts";
import { type Thinkers, ThinkingError } from "./thinkers.ts";

export interface PoolParts {
  /** File of the threads' code. */
  readonly worker: URL;
  /** How many think at the same time; 0: one less than the machine has cores, at least one. */
  readonly threads: number;
  readonly logger: Pick<Logger, "warn">;
  /** Longest time for one answer before its thread is taken for stuck and replaced; milliseconds. */
  readonly patienceMs?: number;
}

/** Far beyond what the slowest level takes on a slow machine, waiting for a free thread included. */
const PATIENCE_MS = 20_000;
/** A question that costs a thread its life may not cost many. */
const ATTEMPTS = 3;
const BETWEEN_MS = 100;
/** Questions that may wait; they come from people's turns, each of which asks one. */
const LONGEST_LINE = 20_000;
/** A thread nobody needs goes, and takes its memory along. */
const IDLE_MS = 60_000;
const MEMORY_MB = 256;

/**
 * Players in threads of their own. The first is started by the first question. A thread that fails, dies or is stuck is
 * replaced, and its question asked again, a few times.
 */
export function makePool({ worker, threads, logger, patienceMs = PATIENCE_MS }: PoolParts): Thinkers {
  let pool: Piscina | null = null;
  let closed = false;
  /** Questions on their way, each with what ends its wait. */
  const waiting = new Set<AbortController>();
  const started = (): Piscina => {
    if (pool !== null) return pool;
    pool = new Piscina({
      filename: worker.href,
      minThreads: 0,
      maxThreads: threads > 0 ? threads : Math.max(1, availableParallelism() - 1),
      maxQueue: LONGEST_LINE,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
    });
    // A thread that could not even begin. Where it was the only one nobody will take up what waits: it is asked again.
    const begun = pool;
    begun.on("error", (err) => {
      logger.warn({ err }, "a computer's thread failed");
      if (begun.threads.length === 0) for (const stop of waiting) stop.abort(err);
    });
    return pool;
  };

  const once = async <T>(name: string, about: object): Promise<T> => {
    const stop = new AbortController();
    const patience = setTimeout(() => stop.abort(), patienceMs);
    waiting.add(stop);
    try {
      return await started().run(about, { name, signal: stop.signal });
    } finally {
      clearTimeout(patience);
      waiting.delete(stop);
    }
  };

  const ask = async <T>(name: string, about: object): Promise<T> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await once(name, about);
      } catch (err) {
        if (closed) break;
        logger.warn({ err, attempt, task: name }, "a computer's thread gave no answer");
        await wait(BETWEEN_MS);
      }
    }
    throw new ThinkingError(`no answer to ${name}`);
  };

  return {
    choose: (question, level) => ask<Action>("choose", { question, level }),
    advise: (question) => ask<Hint>("advise", { question }),
    close: async () => {
      closed = true;
      await pool?.destroy();
    },
  };
}
