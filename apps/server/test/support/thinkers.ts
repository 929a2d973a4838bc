import type { Action } from "@bummerl/engine";
import { choose, hint } from "@bummerl/players";
import type { ComputerLevel, Question } from "@bummerl/table";
import type { Thinkers } from "../../src/computers/thinkers.ts";

/** Thinks in the test's own thread, at once. */
export const inlineThinkers = (changes: Partial<Thinkers> = {}): Thinkers => ({
  choose: async ({ view, rules, seed, toGo }: Question, level: ComputerLevel): Promise<Action> =>
    choose(view, rules, { level, seed, toGo }),
  advise: async ({ view, rules, seed, toGo }) => hint(view, rules, { seed, toGo }),
  close: async () => undefined,
  ...changes,
});
