import { CLOSE, CODE_COUNT, type CompiledRules } from "../../src/bits/index.ts";
import type { Knowledge } from "../../src/knowledge/index.ts";
import { Dealer } from "../game/deal-out.ts";
import type { Game } from "../game/game.ts";
import type { QuickRandom } from "../game/random.ts";
import { Tree } from "./tree.ts";

/** Weight of curiosity in UCB1, for results between 0 and 1. */
const EXPLORATION = 0.7;
const MOST_MOVES = 64;
const DEEPEST = 64;

const legal = new Uint8Array(MOST_MOVES);
/** The walk's step in which a move was last found legal: cheaper than wiping marks. */
const legalAt = new Int32Array(CODE_COUNT);
let step = 0;
const path = new Int32Array(DEEPEST);
const side = new Uint8Array(DEEPEST);
let tree = new Tree(1);
/** Natural logarithms of whole numbers. */
let logs = new Float64Array(1);

/** Results from −3 to 3 counters on a scale from 0 to 1. */
const rewardOf = (result: number): number => (result + 3) / 6;

/** The child that UCB1 picks among those legal now; counts all of them as available. 0 when a legal move has no child yet. */
const select = (node: number, count: number): number => {
  let known = 0;
  let best = 0;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (let child = tree.firstChild[node] ?? 0; child !== 0; child = tree.sibling[child] ?? 0) {
    if (legalAt[tree.move[child] ?? 0] !== step) continue;
    known += 1;
    const available = (tree.available[child] ?? 0) + 1;
    tree.available[child] = available;
    const visits = tree.visits[child] ?? 1;
    const bound =
      (tree.reward[child] ?? 0) / visits + EXPLORATION * Math.sqrt((logs[available] ?? 0) / visits);
    if (bound > bestBound) {
      bestBound = bound;
      best = child;
    }
  }
  return known < count ? 0 : best;
};

/** One of the legal moves that has no child yet, each as likely. */
const expand = (node: number, count: number, random: QuickRandom): number => {
  for (let child = tree.firstChild[node] ?? 0; child !== 0; child = tree.sibling[child] ?? 0) {
    legalAt[tree.move[child] ?? 0] = 0;
  }
  let untried = 0;
  for (let at = 0; at < count; at += 1) {
    const move = legal[at] ?? 0;
    if (legalAt[move] === step) legal[untried++] = move;
  }
  return tree.add(node, legal[random.below(untried)] ?? 0);
};

/** Plays on at random; nobody closes any more, since at random it only loses. */
const rollOut = (game: Game, random: QuickRandom): void => {
  while (game.result === 0) game.play(legal[random.below(game.moves(legal, false))] ?? 0);
};

const iterate = (game: Game, mayClose: boolean, random: QuickRandom): void => {
  let node = 0;
  let depth = 0;
  while (game.result === 0 && depth < DEEPEST) {
    const count = game.moves(legal, mayClose);
    step += 1;
    for (let at = 0; at < count; at += 1) legalAt[legal[at] ?? 0] = step;
    const selected = select(node, count);
    const child = selected === 0 ? expand(node, count, random) : selected;
    path[depth] = child;
    side[depth] = game.turn;
    depth += 1;
    game.play(tree.move[child] ?? 0);
    node = child;
    if (selected === 0) break;
  }
  rollOut(game, random);
  for (let at = 0; at < depth; at += 1) {
    const visited = path[at] ?? 0;
    tree.visits[visited] = (tree.visits[visited] ?? 0) + 1;
    const result = side[at] === 0 ? game.result : -game.result;
    tree.reward[visited] = (tree.reward[visited] ?? 0) + rewardOf(result);
  }
};

/**
 * Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): each iteration deals
 * the hidden cards anew and walks one tree, in which a move counts as available only where it is legal. Returns the
 * code of the root's most visited move.
 */
export const searchInformationSets = (
  knowledge: Knowledge,
  rules: CompiledRules,
  iterations: number,
  mayClose: boolean,
  random: QuickRandom,
): number => {
  if (tree.move.length < iterations + 2) {
    tree = new Tree(iterations + 2);
    logs = Float64Array.from({ length: iterations + 2 }, (_, number) => Math.log(number));
  }
  step = 0;
  legalAt.fill(0);
  tree.clear();
  const dealer = new Dealer(knowledge, rules);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    dealer.deal(random);
    iterate(dealer.game, mayClose, random);
  }
  let best = CLOSE;
  let most = -1;
  for (let child = tree.firstChild[0] ?? 0; child !== 0; child = tree.sibling[child] ?? 0) {
    const visits = tree.visits[child] ?? 0;
    if (visits > most) {
      most = visits;
      best = tree.move[child] ?? 0;
    }
  }
  return best;
};
