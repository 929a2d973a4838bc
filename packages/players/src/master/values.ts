import type { Action, RuleSet } from "@bummerl/engine";
import { type ActionCode, codeOf } from "../bits/index.ts";
import { isStrict, type Knowledge, type PerSide } from "../knowledge/index.ts";
import { countWorlds, enumerateWorlds, type Random, sampleWorld, sampleWorlds } from "../worlds/index.ts";
import { utilities } from "./equity.ts";
import { featuresOf } from "./features.ts";
import { headOf } from "./heads.ts";
import { distributions } from "./net.ts";
import { RESULT_COUNTERS } from "./network.ts";
import { openCardResults } from "./open-cards.ts";

/** What Master expects of an action. */
export interface MasterValue {
  readonly action: Action;
  /** Chances of −3, −2, −1, 1, 2, 3 counters for the seat on turn. */
  readonly distribution: readonly number[];
  /** Expected counters, −3 to 3. */
  readonly value: number;
  /** 95 % half width of `value` as far as it comes from sampled worlds and from the network; 0 when exact. */
  readonly error: number;
  /** Expected worth for the Bummerl: a counter near the start is about 1. This is what Master chooses by. */
  readonly worth: number;
  /** Is `value` what the action is worth, with every card known? */
  readonly exact: boolean;
}

export interface MasterOptions {
  /** Counters still to win the Bummerl, the own first. */
  readonly toGo: PerSide<number>;
  readonly random: Random;
  /** Worlds solved at most where the solver is asked; 336 are all there are from the fourth trick on. */
  readonly worlds?: number;
}

/** All worlds of the fourth trick and of a stock closed after the third. */
const WORLDS = 336;
/** Face-down cards up to which an open stock is near enough to its end for the solver. */
const NEAR = 3;
/** How much the solver's word counts beside the network's. */
const SOLVER_SHARE = 0.5;
/** What the network is off by, in counters, in 95 of 100 positions as compared with long rollouts. */
const NET_ERROR = 0.3;

const mean = (chances: readonly number[], worths: readonly number[]): number =>
  chances.reduce((sum, chance, at) => sum + chance * (worths[at] ?? 0), 0);

const mixed = (a: readonly number[], b: readonly number[], shareOfB: number): number[] =>
  a.map((chance, at) => chance * (1 - shareOfB) + (b[at] ?? 0) * shareOfB);

/** The network's view of every action it knows; claims and settling are not among them. */
const expected = (
  knowledge: Knowledge,
  rules: RuleSet,
  toGo: PerSide<number>,
  codes: readonly ActionCode[],
): Map<ActionCode, number[]> => {
  const { active, places } = featuresOf(knowledge, rules, toGo);
  const asked = codes.flatMap((code) => {
    const head = headOf(code, knowledge.led !== null, places);
    return head === null ? [] : [{ code, head }];
  });
  const found = distributions(
    active,
    asked.map(({ head }) => head),
  );
  return new Map(asked.map(({ code }, at) => [code, found[at] ?? []]));
};

/**
 * What Master thinks of each action: exact once all cards are known; near the end and after closing the mean of the
 * network and the solver over the possible worlds; before that the network alone.
 *
 * @param legal what the seat on turn may do
 */
export const masterValues = (
  knowledge: Knowledge,
  rules: RuleSet,
  legal: readonly Action[],
  { toGo, random, worlds: most = WORLDS }: MasterOptions,
): MasterValue[] => {
  const codes = legal.map(codeOf);
  const all = countWorlds(knowledge);
  const exact = all === 1;
  const near = isStrict(knowledge) || knowledge.faceDown <= NEAR;
  const complete = near && all <= most;
  const worlds = complete
    ? enumerateWorlds(knowledge)
    : near
      ? sampleWorlds(knowledge, most, random)
      : [sampleWorld(knowledge, random)];
  const solved = openCardResults(knowledge, rules, worlds);
  const net = exact ? null : expected(knowledge, rules, toGo, codes);
  const useful = utilities(rules, toGo, knowledge.dealer === 0);
  return legal.map((action, at) => {
    const open = solved.get(codes[at] ?? -1) ?? [];
    const guessed = net?.get(codes[at] ?? -1);
    const share = guessed === undefined ? 1 : near ? SOLVER_SHARE : 0;
    const distribution = guessed === undefined ? open : mixed(guessed, open, share);
    const value = mean(distribution, RESULT_COUNTERS);
    const sampled = complete || share === 0 ? 0 : spread(open) / Math.sqrt(worlds.length);
    return {
      action,
      distribution,
      value,
      error: guessed === undefined ? 0 : NET_ERROR * (1 - share) + 1.96 * sampled * share,
      worth: mean(distribution, useful),
      exact: guessed === undefined,
    };
  });
};

const spread = (chances: readonly number[]): number => {
  const middle = mean(chances, RESULT_COUNTERS);
  const squares = mean(
    chances,
    RESULT_COUNTERS.map((counters) => counters * counters),
  );
  return Math.sqrt(Math.max(0, squares - middle * middle));
};
