import type { Action } from "@bummerl/engine";
import type { Thinker } from "../../src/local/thinker.ts";

const first = (legal: readonly Action[]): Action => {
  const action = legal.find(({ type }) => type !== "giveUp");
  if (action === undefined) throw new Error("asked although nothing can be done");
  return action;
};

/** Plays what comes first, and keeps what it was asked. */
export class FakeThinker implements Thinker {
  readonly asked: Parameters<Thinker["choose"]>[0][] = [];

  readonly choose: Thinker["choose"] = (task) => {
    this.asked.push(task);
    return first(task.view.legal);
  };

  readonly hint: Thinker["hint"] = ({ view }) => ({
    action: first(view.legal),
    reason: { code: "onlyMove" },
  });
}
