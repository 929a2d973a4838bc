import { OUT, type RuleSet } from "@bummerl/engine";
import { type CardSet, higherThan, numbersOf, rankOfNumber, sizeOf, suitSet } from "../bits/index.ts";
import { type Knowledge, type PerSide, stockSizeOf } from "../knowledge/index.ts";
import { INPUT, POINT_INPUTS } from "./inputs.ts";
import { type PlayedSets, placed, playedSets, type SuitPlaces, suitPlaces } from "./suit-order.ts";

/** What a seat knows as the network sees it: the numbers of the inputs that are 1, and how suits were renamed. */
export interface Features {
  readonly active: readonly number[];
  readonly places: SuitPlaces;
  /** Cards the opponent may hold. */
  readonly opponent: CardSet;
}

const SIDES = [0, 1] as const;
const KING_AND_QUEEN = 0b01100;
const MOST_TO_GO = 7;

/** The cards the opponent may hold beside those he is known to. */
const possible = ({ opponent, opponentSize, unseen, excluded }: Knowledge): CardSet =>
  opponentSize === sizeOf(opponent) ? 0 : unseen & ~excluded;

/**
 * The inputs for the seat on turn: its cards, what it knows and has seen of the opponent, stock, points, stake, rules
 * and score. No hidden card goes into it: {@link Knowledge} has none.
 *
 * @param closing is closing known here at all? Every rule set has it, some tables elsewhere do not.
 */
export const featuresOf = (
  knowledge: Knowledge,
  rules: RuleSet,
  toGo: PerSide<number>,
  closing: boolean,
): Features => {
  const sets = playedSets(knowledge);
  const unseen = possible(knowledge);
  const places = suitPlaces(knowledge, unseen, sets);
  const active: number[] = [];
  const add = (input: number): void => {
    active.push(input);
  };
  addCards(knowledge, unseen, sets, places, add);
  addSuits(knowledge, unseen, places, add);
  addSituation(knowledge, rules, add);
  addScore(knowledge, rules, toGo, add);
  if (!closing) add(INPUT.noClosing);
  return { active, places, opponent: knowledge.opponent | unseen };
};

type Add = (input: number) => void;

const addCards = (
  { own, opponent, led, marriages }: Knowledge,
  unseen: CardSet,
  { ledAndWon, ledAndLost, answered }: PlayedSets,
  places: SuitPlaces,
  add: Add,
): void => {
  const plane = (from: number, cards: CardSet): void => {
    for (const card of numbersOf(cards)) add(from + placed(places, card));
  };
  plane(INPUT.own, own);
  plane(INPUT.known, opponent);
  plane(INPUT.unseen, unseen);
  if (led !== null) add(INPUT.led + placed(places, led));
  plane(INPUT.opponentLedWon, ledAndWon[1]);
  plane(INPUT.opponentLedLost, ledAndLost[1]);
  plane(INPUT.opponentAnswered, answered[1]);
  plane(INPUT.ownLedWon, ledAndWon[0]);
  plane(INPUT.ownLedLost, ledAndLost[0]);
  const his = opponent | unseen;
  for (const card of numbersOf(own))
    if ((higherThan(card) & his) === 0) add(INPUT.master + placed(places, card));
  const shown = marriages.reduce(
    (cards, { side, suit }) => (side === 0 ? cards | (KING_AND_QUEEN << (5 * suit)) : cards),
    0,
  );
  plane(INPUT.shown, shown & own);
};

const addSuits = ({ own, opponent }: Knowledge, unseen: CardSet, places: SuitPlaces, add: Add): void => {
  for (const [suit, place] of places.entries()) {
    const pair = KING_AND_QUEEN << (5 * suit);
    if ((own & pair) === pair) add(INPUT.pair + place);
    if (((opponent | unseen) & pair) === pair) add(INPUT.opponentPair + place);
    add(INPUT.suitCount + 4 * place + Math.min(3, sizeOf(own & suitSet(suit))));
  }
};

const addSituation = (knowledge: Knowledge, rules: RuleSet, add: Add): void => {
  const { upCard, closed, own, led, points, pending, tricks, exchangedBy } = knowledge;
  if (upCard !== null) add(INPUT.upCard + rankOfNumber(upCard));
  const stock = stockSizeOf(knowledge);
  if (stock > 0) add(INPUT.stock + Math.floor(stock / 2) - 1);
  if (closed !== null) {
    add(INPUT.closed + closed.by);
    if (rules.closeValue === "atClosing") add(INPUT.stake + (closed.made ?? 1) - 1);
    add(INPUT.stake + 3 + closed.failed - 2);
  }
  if (own !== 0) add(INPUT.hand + sizeOf(own) - 1);
  if (led !== null) add(INPUT.follow);
  for (const side of SIDES) {
    addPoints(INPUT.points + POINT_INPUTS * side, points[side], add);
    for (let step = 0; step < 3; step += 1)
      if (pending[side] >= 20 * (step + 1)) add(INPUT.pending + 3 * side + step);
    add(INPUT.tricks + 5 * side + Math.min(4, tricks[side]));
  }
  if (exchangedBy !== null) add(INPUT.exchanged + exchangedBy);
};

const addPoints = (from: number, points: number, add: Add): void => {
  const value = Math.min(OUT - 1, points);
  add(from + (value >> 1));
  if (value % 2 === 1) add(from + 33);
  for (let step = 0; step < 5; step += 1) if (value >= 11 * (step + 1)) add(from + 34 + step);
};

const addScore = ({ dealer }: Knowledge, rules: RuleSet, toGo: PerSide<number>, add: Add): void => {
  const flags = [
    rules.mustHead,
    rules.exchangeMinStock === 2,
    rules.exchangeFirstTrick,
    rules.marriageFirstTrick,
    rules.marriageLead === "king",
    rules.closeMinStock === 2,
    rules.closeValue === "atEnd",
    rules.lastTrick === "ladder",
    rules.bummerlValue.schneider > rules.bummerlValue.plain,
  ];
  flags.forEach((flag, at) => {
    if (flag) add(INPUT.rules + at);
  });
  for (const side of SIDES) add(INPUT.toGo + 7 * side + Math.min(MOST_TO_GO, toGo[side]) - 1);
  if (dealer === 0) add(INPUT.dealer);
};
