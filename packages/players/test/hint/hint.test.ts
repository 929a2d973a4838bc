import {
  type Action,
  apply,
  cardPoints,
  type DealView,
  followerWins,
  otherSeat,
  rememberedView,
  type Seat,
  suitOf,
  turnOf,
} from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluate, type HintCode, type HintReason, hint } from "../../src/index.ts";
import { arbStates } from "../support/deals.ts";

interface Hinted {
  readonly view: DealView;
  readonly seat: Seat;
  readonly action: Action;
  readonly reason: HintReason;
}

const led = ({ view }: Hinted): string => view.led ?? "";
const played = ({ action }: Hinted) => (action.type === "play" ? action.card : null);

const takes = (hinted: Hinted): boolean => {
  const card = played(hinted);
  const { view } = hinted;
  return card !== null && view.led !== null && followerWins(view.trump, view.led, card);
};

const own = ({ view, seat }: Hinted): number => (view.points[seat] ?? 0) + (view.pending[seat] ?? 0);

const trick = (hinted: Hinted): number => {
  const card = played(hinted);
  const { view } = hinted;
  return card === null || view.led === null ? 0 : cardPoints(card) + cardPoints(view.led);
};

const holdsPair = ({ view, seat }: Hinted, suit: string): boolean =>
  ["K", "Q"].every((rank) => view.hands[seat].some((card) => card === `${suit}${rank}`));

/** What each sentence says, looked up in the view once more. */
const isTrue = (hinted: Hinted): boolean => {
  const { view, seat, action, reason } = hinted;
  switch (reason.code) {
    case "onlyChoice":
      return view.legal.length >= 1;
    case "claimNow":
      return action.type === "claim" && reason.points >= 66 && reason.points === view.points[seat];
    case "pairGoesOut":
      return (view.points[seat] ?? 0) + reason.points >= 66 && view.tricks[seat] > 0;
    case "cardsGone":
      return view.phase === "lastTrick";
    case "exchangeJack":
      return action.type === "exchange" && reason.card === view.stock.upCard;
    case "announcePair":
      return action.type === "marriage" && reason.suit === suitOf(action.card);
    case "closeNow":
      return action.type === "close" && reason.percent <= 100;
    case "winsForSure":
      return reason.counters > 0;
    case "losesLeast":
      return reason.counters > 0;
    case "allTheSame":
      return reason.counters !== 0;
    case "trickGoesOut":
      return takes(hinted) && own(hinted) + trick(hinted) === reason.points && reason.points >= 66;
    case "denies66":
      return takes(hinted) && reason.points >= 66 && reason.points > (view.points[otherSeat(seat)] ?? 0);
    case "firstTrick":
      return takes(hinted) && view.tricks[seat] === 0;
    case "leavesSchneider":
      return takes(hinted) && own(hinted) < 33 && own(hinted) + trick(hinted) >= 33;
    case "takesToAnnounce":
      return takes(hinted) && holdsPair(hinted, reason.suit);
    case "takesFatTrick":
      return takes(hinted) && reason.points === trick(hinted) && "AT".includes(led(hinted)[1] ?? "?");
    case "takesInSuit":
      return takes(hinted) && reason.card[0] === led(hinted)[0] && reason.card === played(hinted);
    case "takesWithTrump":
      return takes(hinted) && reason.card === played(hinted) && suitOf(reason.card) === view.trump;
    case "keepsTrumps":
      return (
        !takes(hinted) && reason.points <= 4 && view.hands[seat].some((card) => suitOf(card) === view.trump)
      );
    case "keepsPair":
      return !takes(hinted) && holdsPair(hinted, reason.suit) && played(hinted)?.[0] !== reason.suit;
    case "givesLeast":
      return !takes(hinted) && reason.card === played(hinted) && cardPoints(reason.card) === reason.points;
    case "keepsTrumpTen":
      return (
        view.hands[seat].includes(reason.card) && reason.card === `${view.trump}T` && view.stock.size > 0
      );
    case "leadsSafely":
      return view.led === null && reason.card === played(hinted) && reason.percent >= 60;
    case "leadsWinner":
    case "leadsLeast":
    case "leadsTopOfSuit":
    case "leadsLow":
      return view.led === null && reason.card === played(hinted);
    case "drawsTrumps":
      return view.led === null && played(hinted)?.[0] === view.trump && reason.out > 0;
    case "forcesTrump":
      return view.led === null && reason.suit === played(hinted)?.[0] && reason.suit !== view.trump;
    case "expected":
      return Math.abs(reason.counters) <= 3 && reason.better >= 0;
  }
};

describe("a hint", () => {
  it("advises what may be done, for a reason that is true; some rule of good play for most", () => {
    const met = new Map<HintCode, number>();
    fc.assert(
      fc.property(arbStates, fc.nat(), fc.nat(), (states, at, seed) => {
        const state = states[at % states.length];
        const seat = state === undefined ? null : turnOf(state);
        if (state === undefined || seat === null) return;
        const view = rememberedView(state, seat);
        const { action, reason } = hint(view, state.rules, { seed, toGo: [4, 5] });
        expect(view.legal).toContainEqual(action);
        expect(apply(state, seat, action).ok).toBe(true);
        expect([reason, isTrue({ view, seat, action, reason })]).toEqual([reason, true]);
        met.set(reason.code, (met.get(reason.code) ?? 0) + 1);
      }),
      { numRuns: 60 },
    );
    const all = [...met.values()].reduce((sum, count) => sum + count, 0);
    expect(met.size).toBeGreaterThan(8);
    expect((met.get("expected") ?? 0) / all).toBeLessThan(0.5);
  });

  it("leads with what evaluate puts first, and evaluate weighs every legal action", () => {
    fc.assert(
      fc.property(arbStates, fc.nat(), fc.nat(), (states, at, seed) => {
        const state = states[at % states.length];
        const seat = state === undefined ? null : turnOf(state);
        if (state === undefined || seat === null) return;
        const view = rememberedView(state, seat);
        const { actions, exact } = evaluate(view, state.rules, { seed, toGo: [7, 7] });
        expect(new Set(actions.map(({ action }) => action))).toEqual(
          new Set(view.legal.filter(({ type }) => type !== "giveUp")),
        );
        for (const { value, error, wins } of actions) {
          expect(Math.abs(value)).toBeLessThanOrEqual(3.001);
          expect(error >= 0 && (!exact || error === 0)).toBe(true);
          expect(wins >= -1e-6 && wins <= 1.000001).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
