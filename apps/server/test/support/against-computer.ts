import type { Action } from "@bummerl/engine";
import type { ClockName, ComputerChoice, TableView } from "@bummerl/table";
import { type Line, newId } from "./client.ts";
import { command, data } from "./client-match.ts";

export const QUICKLY: ComputerChoice = { level: "hobby", pace: "none", firstDealer: "random" };

/** A table with a computer, which its maker looks at; nothing dealt yet. */
export async function playComputer(
  line: Line,
  computer: ComputerChoice = QUICKLY,
  { rules = "classic", clock = "untimed" }: { rules?: string; clock?: ClockName } = {},
): Promise<string> {
  const message = { id: newId(), rules, clock, visibility: "private", computer };
  const answer = line.askAnything("make", message) as ReturnType<typeof line.ask<"make">>;
  const { table, code } = await data(answer);
  if (code !== "") throw new Error("a table with a computer has a code");
  await data(line.ask("join", { table }));
  return table;
}

const awaited = (view: TableView): boolean =>
  view.stage !== "playing" || view.status !== "live" || view.deal?.turn === 0;

/** Plays until something is so, with any legal action that `choose` picks; the computer does its own part. */
export async function playOnUntil(
  line: Line,
  table: string,
  done: (view: TableView) => boolean,
  choose: (legal: readonly Action[]) => Action,
): Promise<TableView> {
  for (;;) {
    const view = await line.until(table, (one) => awaited(one) || done(one));
    if (done(view)) return view;
    const given =
      view.stage === "dealing"
        ? ({ type: "next", deal: view.dealNumber, cut: newId() } as const)
        : ({ type: "act", seq: view.dealSeq, action: choose(view.deal?.legal ?? []) } as const);
    const { seq } = await data(command(line, table, given));
    await line.until(table, (one) => one.seq >= seq);
  }
}

/** The first thing that ends nothing. */
export const anything = (legal: readonly Action[]): Action => {
  const action = legal.find(({ type }) => type !== "giveUp" && type !== "claim") ?? legal[0];
  if (action === undefined) throw new Error("nothing is legal");
  return action;
};
