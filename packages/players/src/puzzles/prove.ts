import {
  type Action,
  apply,
  type DealState,
  otherSeat,
  rememberedView,
  stockSize,
  turnOf,
  valueAgainst,
} from "@bummerl/engine";
import { type ActionCode, actionOf, CLOSE, codeOf, compileRules, EXCHANGE } from "../bits/index.ts";
import { type Knowledge, knowledgeOf } from "../knowledge/index.ts";
import { solveDeal } from "../solver/index.ts";
import { countWorlds, enumerateWorlds, valuesOver } from "../worlds/index.ts";
import type { Puzzle } from "./puzzle.ts";
import { SureWin } from "./sure.ts";

/** What makes a position a puzzle: the one right action and why it is. */
export interface Proof extends Pick<Puzzle, "best" | "next" | "others"> {
  /** Counters that it brings for certain. */
  readonly value: number;
}

/** All ways in which the cards may lie with four or two cards in the stock. */
const MOST_WAYS = 336;
/** Counters that everything but closing must be worse by. */
const MARGIN = 0.5;

/** The stock is used up, so both know all cards: one action is worth more than all others, by the solver. */
export const proveEnding = (state: DealState): Proof | null => {
  if (turnOf(state) === null || stockSize(state) > 0 || state.closed !== null) return null;
  const solved = solveDeal(state);
  if (!solved.ok) return null;
  const [best, ...others] = solved.value.actions.filter(({ value }) => value === solved.value.value);
  if (best === undefined || others.length > 0) return null;
  return { best: best.action, value: best.value, next: [], others: [] };
};

const closedOf = (knowledge: Knowledge): Knowledge => ({
  ...knowledge,
  closed: { by: 0, made: madeOf(knowledge), failed: knowledge.tricks[1] === 0 ? 3 : 2 },
});

/** R19 */
const madeOf = ({ tricks, points }: Knowledge): number => valueAgainst(tricks[1], points[1]);

/**
 * Closing wins against every hand that the opponent may hold, by one way of playing that does not look into it: at once,
 * or after exchanging the trump jack. All other actions, taken over every way in which the cards may lie with all of
 * them open, are clearly worse.
 */
export const proveClosing = (state: DealState): Proof | null => {
  const seat = turnOf(state);
  if (seat === null) return null;
  const { legal } = rememberedView(state, seat);
  const before = knowledgeOf(rememberedView(state, seat), state.rules);
  if (!legal.some(({ type }) => type === "close") || countWorlds(before) > MOST_WAYS) return null;
  const exchanged = legal.some(({ type }) => type === "exchange")
    ? apply(state, seat, { type: "exchange" })
    : null;
  return (
    provenBy(CLOSE, state, before) ??
    (exchanged?.ok
      ? provenBy(EXCHANGE, state, knowledgeOf(rememberedView(exchanged.value.state, seat), state.rules))
      : null)
  );
};

/** @param closing what the closer knows when he closes, after the first action */
const provenBy = (first: ActionCode, state: DealState, closing: Knowledge): Proof | null => {
  const leads = sureLeads(state, closing);
  if (leads.length === 0) return null;
  const made = madeOf(closing);
  const before = knowledgeOf(rememberedView(state, turnOf(state) ?? 0), state.rules);
  const others = valuesOver(before, state.rules, enumerateWorlds(before))
    .filter(({ code }) => code !== first)
    .map(({ code, mean }) => ({ action: actionOf(code), value: Math.round(mean * 10) / 10 + 0 }))
    .sort((a, b) => b.value - a.value);
  if (others.some(({ value }) => value > made - MARGIN)) return null;
  return { best: actionOf(first), value: made, next: leads.map(actionOf), others };
};

/** Leads, as codes of actions, that win for certain once the stock is closed. */
const sureLeads = (state: DealState, knowledge: Knowledge): number[] =>
  new SureWin(compileRules(state.rules), {
    trump: knowledge.trump,
    own: knowledge.own,
    hands: enumerateWorlds(closedOf(knowledge)).map(({ opponent }) => opponent),
    points: knowledge.points,
    pending: knowledge.pending,
    hasTrick: [knowledge.tricks[0] > 0, knowledge.tricks[1] > 0],
  }).leads;

export const prove = (kind: Puzzle["kind"], state: DealState): Proof | null =>
  kind === "ending" ? proveEnding(state) : proveClosing(state);

/** What an action brings the solver: proven for endings, the mean over all ways for closings. */
export const worthOf = (puzzle: Puzzle, state: DealState, action: Action): number => {
  const code = codeOf(action);
  if (puzzle.kind === "closing") {
    const other = puzzle.others.find((each) => codeOf(each.action) === code);
    const seat = turnOf(state) ?? 0;
    const opponent = otherSeat(seat);
    return other?.value ?? valueAgainst(state.tricks[opponent], state.points[opponent]);
  }
  const solved = solveDeal(state);
  const found = solved.ok ? solved.value.actions.find((each) => codeOf(each.action) === code) : undefined;
  if (found === undefined) throw new Error(`puzzle ${puzzle.id}: ${action.type} is not legal`);
  return found.value;
};
