/** How often the line is looked at while it is up. */
const TICK_MS = 250;
/** After so long without an answer to anything, a sign of life is asked for. */
const BEAT_MS = 1_250;
/** Unanswered for so long, the line is shown as shaky: within three seconds of its end, all delays counted. */
const SHAKY_MS = 1_000;
/** Unanswered for so long, it is given up and a new one is tried. */
const DEAD_MS = 6_000;

export type Pulse = "alive" | "shaky" | "dead";

export interface HeartbeatParts {
  /** Asks for a sign of life and calls back when it comes. */
  readonly beat: (answered: () => void) => void;
  /** How long the oldest other message has waited for its answer, in milliseconds. */
  readonly oldest: () => number;
  readonly onPulse: (pulse: Pulse) => void;
}

const pulseOf = (silenceMs: number): Pulse => {
  if (silenceMs >= DEAD_MS) return "dead";
  return silenceMs >= SHAKY_MS ? "shaky" : "alive";
};

/**
 * Finds out whether a line that looks up is alive. A server may not know beats: their silence counts once one was
 * answered; one that answers them may be as slow as it likes with all else. Time is taken by a clock that nobody sets;
 * where that stands still while the device sleeps, the line is asked a beat later.
 */
export class Heartbeat {
  private readonly parts: HeartbeatParts;
  private ticker: ReturnType<typeof setInterval> | null = null;
  private trusted = false;
  private lastAt = 0;
  /** Since when a beat is unanswered. */
  private openSince: number | null = null;

  constructor(parts: HeartbeatParts) {
    this.parts = parts;
  }

  /** A new line is up. */
  start(): void {
    this.stop();
    this.lastAt = performance.now();
    this.openSince = null;
    this.ticker = setInterval(() => this.tick(), TICK_MS);
  }

  stop(): void {
    if (this.ticker !== null) clearInterval(this.ticker);
    this.ticker = null;
  }

  /**
   * Something else that was sent has been answered: the line is alive in both directions, and the next beat can wait.
   * What merely arrives says nothing about the way there.
   */
  answered(): void {
    this.lastAt = performance.now();
  }

  /** Asks now, without waiting for the time. */
  beat(): void {
    if (this.openSince !== null) return;
    this.lastAt = performance.now();
    this.openSince = this.lastAt;
    this.parts.beat(() => {
      this.trusted = true;
      this.openSince = null;
      this.lastAt = performance.now();
    });
  }

  private tick(): void {
    if (performance.now() - this.lastAt >= BEAT_MS) this.beat();
    this.parts.onPulse(pulseOf(this.silence()));
  }

  private silence(): number {
    if (!this.trusted) return this.parts.oldest();
    return this.openSince === null ? 0 : performance.now() - this.openSince;
  }
}
