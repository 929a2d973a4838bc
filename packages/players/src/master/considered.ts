import type { ActionCode } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { type Random, sampleWorlds } from "../worlds/index.ts";
import { expectations } from "./expectations.ts";
import { mean } from "./mean.ts";
import { rolledOut, type Setting } from "./rollouts.ts";

/** So many of the best actions, as the network sees it, are played on. */
const CANDIDATES = 3;
/** Those that are worth so much less than the best are left out: the deals played on would not bring them up. */
const MARGIN = 0.35;
/** How much the deals played on count beside the network's first look. */
const SHARE = 0.15;

/**
 * The network's chances of the six results for each action, those of the best corrected by deals that the network
 * plays on in possible worlds. Goes on until the best of all is one of those.
 *
 * @param deals worlds played on for each of them; 0: the network's first look alone
 */
export const consideredResults = (
  knowledge: Knowledge,
  setting: Setting,
  codes: readonly ActionCode[],
  deals: number,
  random: Random,
): Map<ActionCode, readonly number[]> => {
  const { rules, toGo, closing, useful } = setting;
  const results = new Map<ActionCode, readonly number[]>(
    expectations(knowledge, rules, toGo, codes, closing),
  );
  if (deals === 0 || results.size < 2) return results;
  const worth = (code: ActionCode): number => mean(results.get(code) ?? [], useful);
  const ranked = (): ActionCode[] => [...results.keys()].sort((a, b) => worth(b) - worth(a));
  const [top = 0, ...others] = ranked().slice(0, CANDIDATES);
  const rivals = others.filter((code) => worth(code) > worth(top) - MARGIN);
  if (rivals.length === 0) return results;
  const worlds = sampleWorlds(knowledge, deals, random);
  const done = new Set<ActionCode>();
  const playOn = (code: ActionCode): void => {
    done.add(code);
    const [played] = rolledOut(knowledge, setting, worlds, [code]).values();
    const first = results.get(code);
    if (played === undefined || first === undefined) return;
    results.set(
      code,
      first.map((chance, at) => chance * (1 - SHARE) + (played[at] ?? 0) * SHARE),
    );
  };
  [top, ...rivals].forEach(playOn);
  for (let [best] = ranked(); best !== undefined && !done.has(best); [best] = ranked()) playOn(best);
  return results;
};
