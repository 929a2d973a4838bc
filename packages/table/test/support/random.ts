import type { Seat } from "@bummerl/engine";
import { type SeatCommand, type TableState, tableViewFor } from "../../src/index.ts";
import type { Bench } from "./bench.ts";

/** Small, fast and the same everywhere: a log recorded with it can be recorded again (mulberry32). */
export function randomFrom(seed: number): (bound: number) => number {
  let a = seed >>> 0;
  return (bound) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound) | 0;
  };
}

export function pick<T>(values: readonly T[], random: (bound: number) => number): T {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
}

/** A cut of up to four random bytes. */
export const randomCut = (random: (bound: number) => number): string =>
  Array.from({ length: random(5) }, () => random(256).toString(16).padStart(2, "0")).join("");

/** Every command a seat's page would let its player give now, with a cut; play by the view alone. */
export function offered(state: TableState, seat: Seat, cut: string): readonly SeatCommand[] {
  const view = tableViewFor(state, seat);
  return [
    ...view.may.map((type) => command(type, state, cut)),
    ...(view.deal?.legal ?? []).map((action) => ({ type: "act", seq: view.seq, action }) as const),
  ];
}

/** A command with the numbers it would carry now. */
export function command(
  type: Exclude<SeatCommand["type"], "act">,
  { dealNumber, bummerlNumber, dealSeq }: TableState,
  cut: string,
): SeatCommand {
  switch (type) {
    case "next":
      return { type, deal: dealNumber, cut };
    case "playOn":
      return { type, bummerl: bummerlNumber, cut };
    case "save":
    case "resume":
      return { type, deal: dealNumber };
    case "undo":
      return { type, deal: dealNumber, seq: dealSeq };
    case "leave":
    case "resign":
    case "takeBummerl":
      return { type, bummerl: bummerlNumber };
  }
}

/** One step of two players who only play: deal actions but giving up, *Next* and *Play on*. False when nobody can. */
export function playStep(bench: Bench, random: (bound: number) => number): boolean {
  const first: Seat = random(2) === 0 ? 0 : 1;
  for (const seat of [first, first === 0 ? 1 : 0] as const) {
    const choices = offered(bench.state, seat, randomCut(random)).filter(
      (one) =>
        one.type === "next" || one.type === "playOn" || (one.type === "act" && one.action.type !== "giveUp"),
    );
    if (choices.length === 0) continue;
    bench.give(seat, pick(choices, random));
    return true;
  }
  return false;
}
