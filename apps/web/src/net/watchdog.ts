/** How often the line is looked at while it is up. */
export const TICK_MS = 250;
/** A sign of life is asked for so often. */
export const BEAT_MS = 1_000;
/** Unanswered for so long, the line is shown as shaky (within three seconds of its end, with the beat). */
export const SHAKY_MS = 1_000;
/** Unanswered for so long, it is given up and a new one is tried. */
export const DEAD_MS = 6_000;

export type Pulse = "alive" | "shaky" | "dead";

/** What an answer overdue by so many milliseconds says about the line. */
export const pulseOf = (overdueMs: number): Pulse => {
  if (overdueMs >= DEAD_MS) return "dead";
  return overdueMs >= SHAKY_MS ? "shaky" : "alive";
};
