import {
  type Action,
  CARDS,
  type Card,
  cardPoints,
  type DealState,
  type DealView,
  followerWins,
  otherSeat,
  type RuleSet,
  type Seat,
  suitOf,
} from "@bummerl/engine";
import { numbersOf } from "../../src/bits/index.ts";
import type { HintReason } from "../../src/index.ts";
import { knowledgeOf } from "../../src/knowledge/index.ts";
import { solveDeal } from "../../src/solver/index.ts";
import { hiddenIn } from "../../src/worlds/world.ts";

/** A piece of advice, and where it was given. */
export interface Hinted {
  readonly state: DealState;
  readonly view: DealView;
  readonly rules: RuleSet;
  readonly seat: Seat;
  readonly action: Action;
  readonly reason: HintReason;
}

type Claims = {
  readonly [Code in HintReason["code"]]: (
    hinted: Hinted,
    reason: Extract<HintReason, { readonly code: Code }>,
  ) => boolean;
};

const played = ({ action }: Hinted): Card | null => (action.type === "play" ? action.card : null);
const points = (hinted: Hinted, seat = hinted.seat): number => hinted.view.points[seat] ?? 0;
const withPending = (hinted: Hinted, seat = hinted.seat): number =>
  points(hinted, seat) + (hinted.view.pending[seat] ?? 0);
const isTrump = ({ view }: Hinted, card: Card): boolean => suitOf(card) === view.trump;
const beats = (high: Card, low: Card): boolean =>
  suitOf(high) === suitOf(low) && cardPoints(high) > cardPoints(low);

/** Cards that may be played, and of them those that take the trick. */
const plays = ({ view }: Hinted): readonly Card[] =>
  view.legal.flatMap((action) => (action.type === "play" ? [action.card] : []));
const takesIt = ({ view }: Hinted, card: Card): boolean =>
  view.led !== null && followerWins(view.trump, view.led, card);
const takes = (hinted: Hinted): boolean => {
  const card = played(hinted);
  return card !== null && takesIt(hinted, card);
};
const leaves = (hinted: Hinted): boolean =>
  played(hinted) !== null && hinted.view.led !== null && !takes(hinted);
const leads = ({ view }: Hinted): boolean => view.led === null;
const trickPoints = (hinted: Hinted): number =>
  cardPoints(played(hinted) ?? "SJ") + cardPoints(hinted.view.led ?? "SJ");
const holdsPair = ({ view, seat }: Hinted, suit: string): boolean =>
  ["K", "Q"].every((rank) => view.hands[seat].some((card) => card === `${suit}${rank}`));

const isStrict = ({ view }: Hinted): boolean => view.stock.closedBy !== null || view.stock.size === 0;

/** Does a loss still cost what it comes to at the end (R19, R30)? */
const lossIsOpen = ({ view, rules, seat }: Hinted): boolean =>
  view.stock.closedBy === null || (view.stock.closedBy === otherSeat(seat) && rules.closeValue === "atEnd");

/** Every hand the opponent may hold. */
const hands = ({ view, rules }: Hinted): readonly (readonly Card[])[] => {
  const knowledge = knowledgeOf(view, rules);
  const { candidates, unknown } = hiddenIn(knowledge);
  const sure = numbersOf(knowledge.opponent);
  const found: Card[][] = [];
  const choose = (from: number, held: readonly number[]): void => {
    if (held.length === unknown) found.push([...sure, ...held].map((card) => CARDS[card] ?? "SA"));
    else for (let at = from; at < candidates.length; at += 1) choose(at + 1, [...held, candidates[at] ?? 0]);
  };
  choose(0, []);
  return found;
};

/** What may be answered from a hand to the card led (R9, R12). */
const answers = (hinted: Hinted, hand: readonly Card[], led: Card): readonly Card[] => {
  if (!isStrict(hinted)) return hand;
  const suit = hand.filter((card) => suitOf(card) === suitOf(led));
  const higher = suit.filter((card) => beats(card, led));
  const trumps = hand.filter((card) => isTrump(hinted, card));
  return [hinted.rules.mustHead ? higher : [], suit, trumps, hand].find((cards) => cards.length > 0) ?? hand;
};

/** In how many of the hands he may hold the opponent may take this lead, 0 to 1. */
const taken = (hinted: Hinted): number => {
  const led = played(hinted) ?? "SA";
  const all = hands(hinted);
  const taking = all.filter((hand) =>
    answers(hinted, hand, led).some((card) => followerWins(hinted.view.trump, led, card)),
  );
  return taking.length / all.length;
};

const isOut = ({ view, seat }: Hinted, card: Card): boolean =>
  !view.hands[seat].includes(card) &&
  view.led !== card &&
  !view.played.some((trick) => trick?.led === card || trick?.answer === card);

const worthOf = ({ state, action }: Hinted): number | undefined => {
  const solved = solveDeal(state);
  const same = JSON.stringify(action);
  return solved.ok
    ? solved.value.actions.find((each) => JSON.stringify(each.action) === same)?.value
    : undefined;
};

/** What each sentence says, looked up anew in the view, in the rules and in all hands that are possible. */
const CLAIMS: Claims = {
  onlyChoice: ({ view }) =>
    view.legal.filter(({ type, ...rest }) => type !== "giveUp" && type !== "claim" && !("claim" in rest))
      .length <= 1,
  claimNow: (hinted, reason) =>
    hinted.action.type === "claim" && reason.points >= 66 && reason.points === points(hinted),
  pairGoesOut: (hinted, reason) =>
    hinted.view.tricks[hinted.seat] > 0 && points(hinted) + reason.points >= 66,
  cardsGone: ({ view, seat }) =>
    view.phase === "lastTrick" && view.handSizes[seat] === 0 && view.lastTrick?.winner === seat,
  exchangeJack: ({ action, view, seat }, { card }) =>
    action.type === "exchange" && card === view.stock.upCard && view.hands[seat].includes(`${view.trump}J`),
  announcePair: ({ action, view, seat }, reason) =>
    action.type === "marriage" &&
    reason.suit === suitOf(action.card) &&
    reason.points === (reason.suit === view.trump ? 40 : 20) &&
    reason.pending === (view.tricks[seat] === 0),
  closeNow: (hinted, { percent }) =>
    hinted.action.type === "close" && (percent < 100 ? percent >= 0 : (worthOf(hinted) ?? 0) > 0),
  winsForSure: (hinted, { counters }) => counters > 0 && worthOf(hinted) === counters,
  losesLeast: (hinted, { counters }) => counters > 0 && worthOf(hinted) === -counters,
  allTheSame: (hinted, { counters }) => worthOf(hinted) === counters,
  trickGoesOut: (hinted, reason) =>
    takes(hinted) && withPending(hinted) + trickPoints(hinted) === reason.points && reason.points >= 66,
  denies66: (hinted, reason) => {
    const left = plays(hinted).filter((card) => !takesIt(hinted, card));
    const his = withPending(hinted, otherSeat(hinted.seat)) + cardPoints(hinted.view.led ?? "SJ");
    return takes(hinted) && reason.points >= 66 && reason.points === his + Math.min(...left.map(cardPoints));
  },
  leavesSchneider: (hinted, reason) =>
    takes(hinted) &&
    points(hinted) < 33 &&
    reason.points >= 33 &&
    reason.points === withPending(hinted) + trickPoints(hinted) &&
    lossIsOpen(hinted),
  firstTrick: (hinted, { pending }) =>
    takes(hinted) &&
    hinted.view.tricks[hinted.seat] === 0 &&
    pending === (hinted.view.pending[hinted.seat] ?? 0) &&
    (pending > 0 || lossIsOpen(hinted)),
  takesFatTrick: (hinted, reason) =>
    takes(hinted) && reason.points === trickPoints(hinted) && cardPoints(hinted.view.led ?? "SJ") >= 10,
  takesAnyway: (hinted, reason) => {
    const own = played(hinted) ?? "SA";
    const isKept = (card: Card): boolean => hinted.view.hands[hinted.seat].includes(card) && beats(card, own);
    return (
      plays(hinted).every((card) => takesIt(hinted, card)) &&
      (reason.keeps === null ? !plays(hinted).some((card) => beats(card, own)) : isKept(reason.keeps)) &&
      reason.points === trickPoints(hinted)
    );
  },
  takesInSuit: (hinted, { card }) =>
    takes(hinted) && card === played(hinted) && card[0] === hinted.view.led?.[0] && !isTrump(hinted, card),
  takesWithTrump: (hinted, reason) =>
    takes(hinted) &&
    reason.card === played(hinted) &&
    isTrump(hinted, reason.card) &&
    reason.points === trickPoints(hinted),
  takesToAnnounce: (hinted, { suit }) =>
    takes(hinted) &&
    holdsPair(hinted, suit) &&
    !["K", "Q"].some((rank) => played(hinted) === `${suit}${rank}`),
  keepsTrumps: (hinted, reason) => {
    const taking = plays(hinted).filter((card) => takesIt(hinted, card));
    const led = hinted.view.led ?? "SA";
    return (
      leaves(hinted) &&
      taking.length > 0 &&
      taking.every((card) => isTrump(hinted, card)) &&
      reason.points === cardPoints(led) &&
      reason.points <= 4
    );
  },
  keepsPair: (hinted, { suit }) =>
    leaves(hinted) &&
    holdsPair(hinted, suit) &&
    played(hinted)?.[0] !== suit &&
    // The other leads now; who has the pair alone must break it then.
    (!isStrict(hinted) || hinted.view.handSizes[hinted.seat] >= 4),
  givesLeast: (hinted, reason) => {
    const less = plays(hinted).filter(
      (card) => !takesIt(hinted, card) && cardPoints(card) < cardPoints(reason.card),
    );
    return (
      leaves(hinted) &&
      reason.card === played(hinted) &&
      less.every((card) => isTrump(hinted, card)) &&
      reason.butTrumps === less.length > 0 &&
      !(reason.butTrumps && isTrump(hinted, reason.card))
    );
  },
  keepsTrumpTen: (hinted, { card }) => {
    const { trump } = hinted.view;
    const taking = plays(hinted).filter((other) => takesIt(hinted, other));
    return (
      leaves(hinted) &&
      !isStrict(hinted) &&
      card === `${trump}T` &&
      taking.every((other) => other === card) &&
      taking.length === 1 &&
      isOut(hinted, `${trump}A`)
    );
  },
  leadsWinner: (hinted, { card }) => leads(hinted) && card === played(hinted) && taken(hinted) === 0,
  leadsSafely: (hinted, { card, percent }) => {
    const safe = 100 * (1 - taken(hinted));
    return leads(hinted) && card === played(hinted) && percent <= safe + 1e-9 && safe < percent + 1;
  },
  leadsTopOfSuit: (hinted, { card }) =>
    leads(hinted) &&
    card === played(hinted) &&
    !hands(hinted).some((hand) => hand.some((other) => beats(other, card))),
  drawsTrumps: (hinted, { out }) => {
    const card = played(hinted) ?? "SJ";
    const his = new Set(hands(hinted).flatMap((hand) => hand.filter((other) => isTrump(hinted, other))));
    return (
      isStrict(hinted) &&
      isTrump(hinted, card) &&
      his.size === out &&
      ![...his].some((other) => beats(other, card))
    );
  },
  forcesTrump: (hinted, { suit }) =>
    isStrict(hinted) &&
    suit === played(hinted)?.[0] &&
    suit !== hinted.view.trump &&
    hands(hinted).every(
      (hand) => !hand.some((card) => suitOf(card) === suit) && hand.some((card) => isTrump(hinted, card)),
    ),
  leadsLow: (hinted, { card, points: own }) =>
    leads(hinted) &&
    !isStrict(hinted) &&
    card === played(hinted) &&
    own === cardPoints(card) &&
    own <= 4 &&
    !isTrump(hinted, card),
  leadsLeast: (hinted, { card }) =>
    leads(hinted) &&
    isStrict(hinted) &&
    card === played(hinted) &&
    !plays(hinted).some((other) => cardPoints(other) < cardPoints(card)) &&
    taken(hinted) > 0.5,
  expected: (_hinted, { counters }) => Math.abs(counters) <= 3,
};

/** Is the sentence of this piece of advice true, as far as rules, view and possible hands can say? */
export const isTrue = (hinted: Hinted): boolean => {
  const { reason } = hinted;
  // Each code has the claim of its own reason; the compiler cannot follow both at once.
  return (CLAIMS[reason.code] as (hinted: Hinted, reason: HintReason) => boolean)(hinted, reason);
};
