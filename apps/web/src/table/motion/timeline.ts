import type { Movement } from "./movement.ts";

/** When one movement begins, and how long it takes. Milliseconds at normal pace. */
export interface Timed {
  readonly movement: Movement;
  readonly delay: number;
  readonly duration: number;
}

/** How long something moves, and when at the earliest the next thing begins. */
type Beat = { readonly duration: number; readonly next: number };

const CARD: Readonly<Record<Extract<Movement, { kind: "card" }>["step"], Beat>> = {
  deal: { duration: 260, next: 65 },
  lead: { duration: 220, next: 220 },
  answer: { duration: 220, next: 260 },
  back: { duration: 180, next: 0 },
  taken: { duration: 260, next: 60 },
  draw: { duration: 260, next: 110 },
  exchange: { duration: 300, next: 60 },
};
const SIGN: Readonly<Record<Exclude<Movement["kind"], "card">, Beat>> = {
  marriage: { duration: 600, next: 0 },
  close: { duration: 320, next: 200 },
  out: { duration: 260, next: 0 },
  bummerl: { duration: 700, next: 0 },
};

const beatOf = (movement: Movement): Beat =>
  movement.kind === "card" ? CARD[movement.step] : SIGN[movement.kind];

/** One after another as at a table. The end of a deal waits for nothing: it is there to be read. */
export const timeline = (movements: readonly Movement[]): readonly Timed[] => {
  let at = 0;
  return movements.map((movement) => {
    const { duration, next } = beatOf(movement);
    const delay = movement.kind === "out" || movement.kind === "bummerl" ? 0 : at;
    at += next;
    return { movement, delay, duration };
  });
};
