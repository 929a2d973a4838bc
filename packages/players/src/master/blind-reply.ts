import { OUT, type RuleSet } from "@bummerl/engine";
import {
  type ActionCode,
  type BitPosition,
  type CardSet,
  MARRIAGE,
  MARRIAGE_WITH_CLAIM,
  numbersOf,
  suitOfNumber,
} from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { positionIn, solverFor, type World } from "../worlds/index.ts";
import { RESULT_COUNTERS, resultPlace } from "./results.ts";

const KING_AND_QUEEN = 0b01100;

const pairOf = (suit: number): CardSet => KING_AND_QUEEN << (5 * suit);

/** The lead as it lies on the table, seen by the opponent who has to answer it. */
const afterLead = (knowledge: Knowledge, code: ActionCode, world: World): BitPosition => {
  const { own, opponent, ...position } = positionIn(knowledge, world);
  const card = code % MARRIAGE;
  const worth = suitOfNumber(card) === knowledge.trump ? 40 : 20;
  const announced = code < MARRIAGE ? 0 : worth;
  const counts = own.tricks > 0;
  return {
    ...position,
    own: opponent,
    opponent: {
      ...own,
      hand: own.hand & ~(1 << card),
      points: own.points + (counts ? announced : 0),
      pending: own.pending + (counts ? 0 : announced),
    },
    led: card,
  };
};

/** Does a marriage go out with its announcement (R26)? */
const goesOut = ({ trump, points, tricks }: Knowledge, code: ActionCode): boolean =>
  code >= MARRIAGE &&
  code < MARRIAGE_WITH_CLAIM &&
  tricks[0] > 0 &&
  points[0] + (suitOfNumber(code - MARRIAGE) === trump ? 40 : 20) >= OUT;

/** Must open cards do for this action, because it is no lead to the last trick of an open stock? */
export const seenThrough = (knowledge: Knowledge, code: ActionCode): boolean =>
  knowledge.led !== null ||
  knowledge.closed !== null ||
  knowledge.faceDown !== 1 ||
  code >= MARRIAGE_WITH_CLAIM ||
  goesOut(knowledge, code);

/** Own kings and queens the opponent has seen in a marriage. */
const shown = ({ marriages }: Knowledge, code: ActionCode): CardSet =>
  marriages.reduce(
    (set, { side, suit }) => (side === 0 ? set | pairOf(suit) : set),
    code < MARRIAGE ? 0 : pairOf(suitOfNumber(code - MARRIAGE)),
  );

/**
 * How often each result comes about after a lead to the last trick before the stock is used up, over the card that lies
 * face down, when the opponent gives the answer that is best on the average over what he cannot see. After it both know
 * all, so this is what open cards tell without the opponent's seeing through ours.
 *
 * @param code a card led, with or without its marriage, that does not end the deal
 * @param worlds all of them
 */
export const resultsOfLead = (
  knowledge: Knowledge,
  rules: RuleSet,
  code: ActionCode,
  worlds: readonly World[],
): number[] => {
  const solver = solverFor(rules);
  const chances = RESULT_COUNTERS.map(() => 0);
  for (const world of worlds) {
    const position = afterLead(knowledge, code, world);
    const [hidden = 0, upCard = 0] = position.stock;
    const { hand } = position.opponent;
    const sums = new Map<ActionCode, number>();
    const truly = new Map<ActionCode, number>();
    for (const guess of numbersOf((hand & ~shown(knowledge, code)) | (1 << hidden))) {
      position.opponent.hand = (hand | (1 << hidden)) & ~(1 << guess);
      position.stock = [guess, upCard];
      const { count, codes, values } = solver.actions(position);
      for (let at = 0; at < count; at += 1) {
        const answer = codes[at] ?? 0;
        sums.set(answer, (sums.get(answer) ?? 0) + (values[at] ?? 0));
        if (guess === hidden) truly.set(answer, values[at] ?? 0);
      }
    }
    const most = Math.max(...sums.values());
    const answers = [...sums].flatMap(([answer, sum]) => (sum === most ? [answer] : []));
    for (const answer of answers) {
      const place = resultPlace(-(truly.get(answer) ?? 0));
      chances[place] = (chances[place] ?? 0) + 1 / (answers.length * worlds.length);
    }
  }
  return chances;
};
