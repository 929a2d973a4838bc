/**
 * A deal once more, slow and obvious, from docs/rules.md alone: it keeps the tricks each player has lying before him and
 * counts everything anew each time it is asked. It shares nothing with the engine but the names.
 */
import type { RuleSet } from "../../src/rules/ruleset.ts";

export type Who = 0 | 1;
export type Phase = "lead" | "follow" | "lastTrick" | "over";
export interface Result {
  winner: Who;
  counters: number;
  reason: string;
}

export interface Deal {
  rules: RuleSet;
  trump: string;
  hands: [string[], string[]];
  /** What is still to be drawn, the up-card last; stays as it is when closed. */
  stock: string[];
  leader: Who;
  led: string | null;
  /** Tricks lying before each player. */
  won: [string[][], string[][]];
  marriages: { who: Who; value: number }[];
  closed: { by: Who; points: [number, number]; tricks: [number, number] } | null;
  /** Everything has been played and the winner of the last trick has claim or settle left (R35). */
  asking: boolean;
  result: Result | null;
}

export const SUITS = ["S", "H", "D", "C"];
export const RANKS = ["A", "T", "K", "Q", "J"];
export const ALL_CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

const worth = (card: string): number => ({ A: 11, T: 10, K: 4, Q: 3, J: 2 })[card[1] ?? ""] ?? 0;
const strength = (card: string): number => -RANKS.indexOf(card[1] ?? "");
export const suit = (card: string): string => card[0] ?? "";
export const other = (who: Who): Who => (who === 0 ? 1 : 0);

/** R6 */
export function dealOut(rules: RuleSet, dealer: Who, deck: readonly string[]): Deal {
  const forehand = other(dealer);
  const hands: [string[], string[]] = [[], []];
  hands[forehand] = [...deck.slice(0, 3), ...deck.slice(7, 9)];
  hands[dealer] = [...deck.slice(3, 6), ...deck.slice(9, 11)];
  const upCard = deck[6] ?? "";
  return {
    rules,
    trump: suit(upCard),
    hands,
    stock: [...deck.slice(11), upCard],
    leader: forehand,
    led: null,
    won: [[], []],
    marriages: [],
    closed: null,
    asking: false,
    result: null,
  };
}

/** R20: marriage points count from the first trick on. */
export function points(deal: Deal, who: Who): number {
  if (deal.won[who].length === 0) return 0;
  return cardPoints(deal, who) + married(deal, who);
}

export const pending = (deal: Deal, who: Who): number =>
  deal.won[who].length === 0 ? married(deal, who) : 0;

const cardPoints = (deal: Deal, who: Who): number =>
  deal.won[who].flat().reduce((sum, card) => sum + worth(card), 0);

const married = (deal: Deal, who: Who): number =>
  deal.marriages.filter((marriage) => marriage.who === who).reduce((sum, { value }) => sum + value, 0);

export function phase(deal: Deal): Phase {
  if (deal.result !== null) return "over";
  if (deal.asking) return "lastTrick";
  return deal.led === null ? "lead" : "follow";
}

export function turn(deal: Deal): Who | null {
  if (deal.result !== null) return null;
  return deal.led === null ? deal.leader : other(deal.leader);
}

/** R12, R13 */
export const isStrict = (deal: Deal): boolean => deal.closed !== null || deal.stock.length === 0;

/** R10 */
export function takes(led: string, answer: string, trump: string): "leader" | "follower" {
  if (suit(answer) === suit(led)) return strength(answer) > strength(led) ? "follower" : "leader";
  return suit(answer) === trump ? "follower" : "leader";
}
