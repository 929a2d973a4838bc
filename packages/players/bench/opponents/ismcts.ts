import { actionOf, compileRules } from "../../src/bits/index.ts";
import { knowledgeOf } from "../../src/knowledge/index.ts";
import type { Contestant } from "../contestant.ts";
import { QuickRandom } from "../game/random.ts";
import { searchInformationSets } from "../ismcts/search.ts";
import { goingOut, withoutFolly } from "./going-out.ts";

/** Information-set tree search with so many iterations a decision. It closes, and claims when it has 66. */
export const ismcts = (iterations: number): Contestant => ({
  name: `ismcts ${iterations}`,
  choose: (turn) => {
    const { view, rules, seed, closing } = turn;
    const [only, ...others] = withoutFolly(turn);
    const out = goingOut(turn);
    if (out !== null) return out;
    if (only === undefined) throw new Error("somebody is on turn and may do nothing");
    if (others.length === 0) return only;
    const random = new QuickRandom(seed);
    return actionOf(
      searchInformationSets(knowledgeOf(view, rules), compileRules(rules), iterations, closing, random),
    );
  },
});
