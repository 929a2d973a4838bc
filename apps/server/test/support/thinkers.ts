import type { Action } from "@bummerl/engine";
import { choose } from "@bummerl/players";
import type { ComputerLevel, Question } from "@bummerl/table";
import type { Thinkers } from "../../src/computers/thinkers.ts";

/** Thinks in the test's own thread, at once. */
export const inlineThinkers = (changes: Partial<Thinkers> = {}): Thinkers => ({
  choose: async ({ view, rules, seed, toGo }: Question, level: ComputerLevel): Promise<Action> =>
    choose(view, rules, { level, seed, toGo }),
  advise: async ({ view }) => {
    const [action] = view.legal;
    if (action === undefined) throw new Error("asked out of turn");
    return { action, reason: { code: "onlyMove" } };
  },
  close: async () => undefined,
  ...changes,
});
