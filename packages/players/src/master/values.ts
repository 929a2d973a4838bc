import type { Action, RuleSet } from "@bummerl/engine";
import { type ActionCode, CLOSE, codeOf } from "../bits/index.ts";
import { isStrict, type Knowledge, type PerSide, stockSizeOf } from "../knowledge/index.ts";
import { type Random, sampleWorld, type World, worldsOf } from "../worlds/index.ts";
import { blendFor } from "./blend.ts";
import { resultsOfLead, seenThrough } from "./blind-reply.ts";
import { resultsOfClosing } from "./closing.ts";
import { COMMITTED_WORLDS, committedResults } from "./committed.ts";
import { consideredResults } from "./considered.ts";
import { utilities } from "./equity.ts";
import { mean } from "./mean.ts";
import { endingResults, openCardResults } from "./open-cards.ts";
import { RESULT_COUNTERS } from "./results.ts";

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
  /** Worlds solved at most, if that is fewer than Master would. */
  readonly worlds?: number;
}

const mixed = (a: readonly number[], b: readonly number[], shareOfB: number): number[] =>
  a.map((chance, at) => chance * (1 - shareOfB) + (b[at] ?? 0) * shareOfB);

/** Standard deviation of the counters. */
const spread = (chances: readonly number[]): number => {
  const middle = mean(chances, RESULT_COUNTERS);
  const squares = RESULT_COUNTERS.map((counters) => counters * counters);
  return Math.sqrt(Math.max(0, mean(chances, squares) - middle * middle));
};

/** Do the rules let this leader close (R17, R18)? Where he may not all the same, nobody closes at this table. */
const mightClose = (knowledge: Knowledge, rules: RuleSet): boolean =>
  knowledge.led === null && !isStrict(knowledge) && stockSizeOf(knowledge) >= rules.closeMinStock;

interface Question {
  readonly knowledge: Knowledge;
  readonly rules: RuleSet;
  readonly worlds: readonly World[];
  readonly useful: readonly number[];
}

/** The solver's word on an action, as far as it can be kept from seeing what the players do not see. */
const solvedResults = (
  { knowledge, rules, worlds, useful }: Question,
  code: ActionCode,
  open: ReadonlyMap<ActionCode, number[]>,
): readonly number[] => {
  if (code === CLOSE) return resultsOfClosing(knowledge, rules, worlds, useful);
  if (knowledge.closed !== null && worlds.length <= COMMITTED_WORLDS)
    return committedResults(knowledge, rules, worlds, [code], useful).get(code) ?? open.get(code) ?? [];
  if (seenThrough(knowledge, code)) return open.get(code) ?? [];
  return resultsOfLead(knowledge, rules, code, worlds);
};

interface Looked {
  readonly worlds: readonly World[];
  /** Are they all there are? */
  readonly complete: boolean;
}

const look = (knowledge: Knowledge, most: number, random: Random): Looked => {
  if (most === 0) return { worlds: [sampleWorld(knowledge, random)], complete: false };
  const { worlds, all } = worldsOf(knowledge, most, random);
  return { worlds, complete: all };
};

/**
 * What Master thinks of each action: exact once all cards are known; near the end and after closing a mean of the
 * network and the solver over the possible worlds; before that the network, with deals it plays on in possible worlds.
 *
 * @param legal what the seat on turn may do
 */
export const masterValues = (
  knowledge: Knowledge,
  rules: RuleSet,
  legal: readonly Action[],
  { toGo, random, worlds: most = Number.POSITIVE_INFINITY }: MasterOptions,
): MasterValue[] => {
  const codes = legal.map(codeOf);
  const blend = blendFor(knowledge);
  const { worlds, complete } = look(knowledge, Math.min(blend.worlds, most), random);
  const [world] = worlds;
  if (world === undefined) throw new Error("there is no way for the cards to lie");
  const open =
    blend.share === 0
      ? endingResults(knowledge, rules, world, codes)
      : openCardResults(knowledge, rules, worlds);
  const useful = utilities(rules, toGo, knowledge.dealer === 0);
  const closing = codes.includes(CLOSE) || !mightClose(knowledge, rules);
  const net =
    complete && worlds.length === 1
      ? null
      : consideredResults(knowledge, { rules, toGo, closing, useful }, codes, blend.deals, random);
  return legal.map((action, at) => {
    const code = codes[at] ?? -1;
    const guessed = net?.get(code);
    const solved =
      guessed === undefined || blend.share === 0
        ? (open.get(code) ?? [])
        : solvedResults({ knowledge, rules, worlds, useful }, code, open);
    const distribution = guessed === undefined ? solved : mixed(guessed, solved, blend.share);
    const sampled = complete ? 0 : (1.96 * spread(solved)) / Math.sqrt(worlds.length);
    return {
      action,
      distribution,
      value: mean(distribution, RESULT_COUNTERS),
      error: guessed === undefined ? 0 : blend.netError * (1 - blend.share) + sampled * blend.share,
      worth: mean(distribution, useful),
      exact: guessed === undefined,
    };
  });
};
