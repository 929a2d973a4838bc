import type { AnswerOf, MessageOf, RequestName, Wire } from "./wire.ts";

/** What was sent on this wire and has not been answered. Knows since when the oldest waits. */
export class Pending {
  private readonly waiting = new Map<number, { readonly since: number; readonly lost: () => void }>();
  private readonly onAnswer: () => void;
  private next = 0;

  /** `onAnswer` hears of every answer, before whoever asked. */
  constructor(onAnswer: () => void) {
    this.onAnswer = onAnswer;
  }

  /** `lost` is called, instead of `reply`, when the wire breaks before the answer. */
  send<E extends RequestName>(
    wire: Wire,
    name: E,
    message: MessageOf<E>,
    reply: (answer: AnswerOf<E>) => void,
    lost: () => void,
  ): void {
    const key = this.next;
    this.next += 1;
    this.waiting.set(key, { since: performance.now(), lost });
    wire.emit(name, message, (answer) => {
      if (!this.waiting.delete(key)) return;
      this.onAnswer();
      reply(answer);
    });
  }

  /** Milliseconds the oldest unanswered message has waited; 0 when there is none. */
  oldest(): number {
    const first = this.waiting.values().next();
    return first.done ? 0 : performance.now() - first.value.since;
  }

  /** The wire broke: everything unanswered is lost. */
  drop(): void {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const entry of lost) entry.lost();
  }
}
