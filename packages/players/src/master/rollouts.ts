import type { RuleSet } from "@bummerl/engine";
import type { ActionCode } from "../bits/index.ts";
import type { Knowledge, PerSide } from "../knowledge/index.ts";
import { positionIn, solverFor, type World } from "../worlds/index.ts";
import { expectations } from "./expectations.ts";
import { mean } from "./mean.ts";
import { RESULT_COUNTERS, resultPlace } from "./results.ts";
import { SimulatedDeal } from "./simulated.ts";

/** What the thinking side knows of the score and of the table. */
export interface Setting {
  readonly rules: RuleSet;
  readonly toGo: PerSide<number>;
  /** Is closing known at this table? */
  readonly closing: boolean;
  /** What each of the six results is worth to the thinking side. */
  readonly useful: readonly number[];
}

const NEVER_OVER = 40;

/** Both go on as the network likes it best, each by what it would know; with the stock used up the value is exact. */
const playOn = (deal: SimulatedDeal, { rules, toGo, closing, useful }: Setting): number => {
  for (let steps = 0; deal.result === 0 && steps < NEVER_OVER; steps += 1) {
    const side = deal.turn;
    if (deal.isOpen) {
      const value = solverFor(rules).value(
        positionIn(deal.knowledge(), { opponent: deal.hands[1 - side] ?? 0, stock: [] }),
      );
      return side === 0 ? value : -value;
    }
    const [first = 0, ...others] = deal.legal(closing);
    const out = deal.marriageOut();
    if (out !== null || others.length === 0) {
      deal.play(out ?? first);
      continue;
    }
    const codes = [first, ...others];
    const score: PerSide<number> = side === 0 ? toGo : [toGo[1], toGo[0]];
    const worths = side === 0 ? useful : useful.map((worth) => -worth).reverse();
    const chances = expectations(deal.knowledge(), rules, score, codes, closing);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (const [code, expected] of chances) {
      const worth = mean(expected, worths);
      if (worth <= most) continue;
      most = worth;
      best = code;
    }
    deal.play(best);
  }
  return deal.result;
};

/** How often each result comes about after each of these actions, over the worlds, when the network plays on. */
export const rolledOut = (
  knowledge: Knowledge,
  setting: Setting,
  worlds: readonly World[],
  codes: readonly ActionCode[],
): Map<ActionCode, number[]> =>
  new Map(
    codes.map((code) => {
      const chances = RESULT_COUNTERS.map(() => 0);
      for (const world of worlds) {
        const deal = new SimulatedDeal(knowledge, setting.rules, world);
        deal.play(code);
        const place = resultPlace(playOn(deal, setting));
        chances[place] = (chances[place] ?? 0) + 1 / worlds.length;
      }
      return [code, chances];
    }),
  );
