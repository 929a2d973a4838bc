import { actionOf, codeOf, compileRules } from "../../src/bits/index.ts";
import { knowledgeOf } from "../../src/knowledge/index.ts";
import type { Contestant, Turn } from "../contestant.ts";
import { Dealer } from "../game/deal-out.ts";
import type { Game } from "../game/game.ts";
import { QuickRandom } from "../game/random.ts";
import { goingOut, withoutFolly } from "./going-out.ts";

const SAMPLES = 16;

const legal = new Uint8Array(64);

const share = (game: Game): number => {
  const own = game.points[0] ?? 0;
  const other = game.points[1] ?? 0;
  return own + other === 0 ? 0.5 : own / (own + other);
};

/** Plays on at random for so many tricks, the present one included; the own share of the card points won by then. */
const playOn = (game: Game, code: number, depth: number, random: QuickRandom): number => {
  const end = (game.tricks[0] ?? 0) + (game.tricks[1] ?? 0) + depth;
  game.play(code);
  while (game.result === 0 && (game.tricks[0] ?? 0) + (game.tricks[1] ?? 0) < end) {
    game.play(legal[random.below(game.moves(legal, false))] ?? 0);
  }
  return share(game);
};

const decide = (turn: Turn, depth: number): number => {
  const random = new QuickRandom(turn.seed);
  const dealer = new Dealer(knowledgeOf(turn.view, turn.rules), compileRules(turn.rules));
  let best = -1;
  let most = -1;
  for (const code of withoutFolly(turn).map(codeOf)) {
    let sum = random.below(1000) * 1e-9;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      dealer.deal(random);
      sum += playOn(dealer.game, code, depth, random);
    }
    if (sum > most) {
      most = sum;
      best = code;
    }
  }
  return best;
};

/**
 * The depth-limited random-deal sampler: for each action 16 random deals of the hidden cards, each played on at random
 * for some tricks; it does what brings the greatest share of the card points on the average. It never closes.
 */
const samplerOf = (name: string, depth: number): Contestant => ({
  name,
  choose: (turn) => {
    const settled = goingOut(turn);
    return settled ?? actionOf(decide(turn, depth));
  },
});

/** Its description says "depth 4" and not of what: here it is tricks. */
export const sampler = samplerOf("sampler", 4);
/** And here it is cards. */
export const shortSampler = samplerOf("short-sampler", 2);
