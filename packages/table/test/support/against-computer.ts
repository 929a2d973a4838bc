import { type TableView, tableViewFor } from "../../src/index.ts";
import { type Bench, done, newBench, next } from "./bench.ts";
import { pick } from "./random.ts";

/** A first deal is on at a table with a computer. */
export function againstComputer(options: Parameters<typeof newBench>[0]): Bench {
  const bench = newBench(options);
  next(bench, 0);
  return bench;
}

/** The seat on turn does anything that does not end a deal before its last card. */
function acts(bench: Bench, seat: 0 | 1, random: (bound: number) => number): void {
  const legal =
    tableViewFor(bench.state, seat).deal?.legal.filter(({ type }) => type !== "giveUp" && type !== "claim") ??
    [];
  done(bench, seat, { type: "act", seq: bench.state.dealSeq, action: pick(legal, random) });
}

export const computerActs = (bench: Bench, random: (bound: number) => number): void => acts(bench, 1, random);

/** Somebody acts once; or both play on until the person sees what is wanted. */
export function personActs(
  bench: Bench,
  random: (bound: number) => number,
  until?: (view: TableView) => boolean,
): void {
  if (until === undefined) {
    acts(bench, 0, random);
    return;
  }
  for (let view = tableViewFor(bench.state, 0); !until(view); view = tableViewFor(bench.state, 0)) {
    const turn = view.deal?.turn;
    if (view.stage !== "playing" || turn === null || turn === undefined) throw new Error("play has stopped");
    acts(bench, turn, random);
  }
}
