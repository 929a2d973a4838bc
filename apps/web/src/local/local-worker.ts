import type { TableUpdate } from "@bummerl/protocol";
import type { Answers, Asked, Question, Told } from "./messages.ts";

/** The far end of a worker, as much of it as is needed. */
export interface Far {
  post(asked: Asked): void;
  close(): void;
}

/** Starts the far end: `told` hears all it says, `broken` that it could not be started or died. */
export type StartFar = (told: (message: Told) => void, broken: () => void) => Far;

/** The worker of this browser: code and weights of the computer's players are in its file and in no other. */
export const startWorker: StartFar = (told, broken) => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = (event) => {
    console.error("the worker for games on this device failed", event.message);
    broken();
  };
  return { post: (asked) => worker.postMessage(asked), close: () => worker.terminate() };
};

const NO_WORKER = { ok: false, error: { code: "offline" } } as const;
type NoWorker = typeof NO_WORKER;

interface Waiting {
  readonly question: Question;
  readonly answered: (answer: Answers[Question["type"]] | NoWorker) => void;
}

/**
 * Questions to the worker, each answered once. A worker that dies in mid-work is started again and asked again; one
 * that never answers anything cannot be had, and that is the answer.
 */
export class LocalWorker {
  private readonly start: StartFar;
  private far: Far | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly updateListeners = new Set<(update: TableUpdate) => void>();
  private readonly againListeners = new Set<() => void>();
  private next = 1;
  /** This one has answered something: its code is here and runs. */
  private works = false;

  constructor(start: StartFar = startWorker) {
    this.start = start;
  }

  ask<Q extends Question>(question: Q): Promise<Answers[Q["type"]] | NoWorker> {
    const number = this.next;
    this.next += 1;
    return new Promise((resolve) => {
      this.waiting.set(number, {
        question,
        // The answer to a question is of the question's kind: the worker says the number it was asked with.
        answered: resolve as Waiting["answered"],
      });
      this.running().post({ number, question });
    });
  }

  /** Every new state of every table that was joined. */
  onUpdate(listener: (update: TableUpdate) => void): () => void {
    this.updateListeners.add(listener);
    return () => this.updateListeners.delete(listener);
  }

  /** A new worker took the place of one that died: tables must be joined again. */
  onAgain(listener: () => void): () => void {
    this.againListeners.add(listener);
    return () => this.againListeners.delete(listener);
  }

  private running(): Far {
    this.far ??= this.start(
      (told) => this.told(told),
      () => this.broken(),
    );
    return this.far;
  }

  private told(told: Told): void {
    if ("update" in told) {
      for (const listener of [...this.updateListeners]) listener(told.update);
      return;
    }
    this.works = true;
    const waiting = this.waiting.get(told.to);
    this.waiting.delete(told.to);
    waiting?.answered(told.answer);
  }

  private broken(): void {
    this.far?.close();
    this.far = null;
    const { works } = this;
    this.works = false;
    const open = [...this.waiting];
    if (!works) {
      this.waiting.clear();
      for (const [, { answered }] of open) answered(NO_WORKER);
      return;
    }
    for (const [number, { question }] of open) this.running().post({ number, question });
    for (const listener of [...this.againListeners]) listener();
  }
}
