import { pathToFileURL } from "node:url";
import { Bench } from "tinybench";
import {
  type Action,
  apply,
  CARDS,
  type Card,
  deal,
  legalActions,
  PRESET_NAMES,
  PRESETS,
  type RuleSet,
  turnOf,
} from "../src/index.ts";

/** Whole random deals in a second of one core, taken in turn from all presets. */
export interface EngineSpeed {
  /** Every legal action is equally likely, giving up and claiming included: such deals are short. */
  readonly dealsPerSecond: number;
  readonly actionsPerDeal: number;
  /** Nobody gives up or claims while he may do something else: deals are played to their end. */
  readonly longDealsPerSecond: number;
  readonly actionsPerLongDeal: number;
}

type Random = (below: number) => number;
type Choose = (legal: readonly Action[], random: Random) => Action | undefined;

/** xorshift32: the same deals in every run. */
const randomFrom = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

const shuffled = (random: Random): Card[] => {
  const deck = [...CARDS];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const [card] = deck.splice(random(last + 1), 1);
    if (card !== undefined) deck.push(card);
  }
  return deck;
};

const any: Choose = (legal, random) => legal[random(legal.length)];

/** Claim and giving up stand last among the legal actions. Settling stands after claiming. */
const playOn: Choose = (legal, random) => {
  let count = legal.length;
  while (count > 1) {
    const type = legal[count - 1]?.type;
    if (type !== "giveUp" && type !== "claim") break;
    count -= 1;
  }
  return legal[random(count)];
};

/** Plays one deal to its result; the number of actions it took. */
const playDeal = (rules: RuleSet, deck: readonly Card[], choose: Choose, random: Random): number => {
  let state = deal(rules, 0, deck);
  for (let actions = 0; ; actions += 1) {
    const seat = turnOf(state);
    if (seat === null) return actions;
    const action = choose(legalActions(state), random);
    if (action === undefined) throw new Error("somebody is on turn and may do nothing");
    const applied = apply(state, seat, action);
    if (!applied.ok) throw new Error(`a legal action was refused: ${applied.error.code}`);
    state = applied.value.state;
  }
};

/** Milliseconds this process has computed, memory management included: what else the machine does counts little. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Packs to play, and deals in one measured task: long enough that each pays its share of memory management. */
const PACKS = 600;
const BATCH = 3000;

const measure = async (name: string, choose: Choose): Promise<{ deals: number; actions: number }> => {
  const random = randomFrom(20_240_229);
  const decks = Array.from({ length: PACKS }, () => shuffled(random));
  const presets = PRESET_NAMES.map((preset) => PRESETS[preset]);
  let played = 0;
  let actions = 0;
  const bench = new Bench({ name, now: cpuTime, time: 2000, warmupTime: 1000 });
  bench.add(name, () => {
    for (const end = played + BATCH; played < end; played += 1) {
      const rules = presets[played % presets.length];
      const deck = decks[played % decks.length];
      if (rules === undefined || deck === undefined) throw new Error("there are presets and packs");
      actions += playDeal(rules, deck, choose, random);
    }
  });
  const [task] = await bench.run();
  if (task?.result.state !== "completed") throw new Error(`${name} was not measured`);
  return { deals: (BATCH * 1000) / task.result.latency.p50, actions: actions / played };
};

/** Measures {@link legalActions} and {@link apply} with a random choice. Speeds are medians, in time of the processor. */
export const benchEngine = async (): Promise<EngineSpeed> => {
  const short = await measure("random deals", any);
  const long = await measure("random deals to the end", playOn);
  return {
    dealsPerSecond: Math.round(short.deals),
    actionsPerDeal: Number(short.actions.toFixed(1)),
    longDealsPerSecond: Math.round(long.deals),
    actionsPerLongDeal: Number(long.actions.toFixed(1)),
  };
};

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) console.log(JSON.stringify(await benchEngine()));
