import {
  type AtClosing,
  type Card,
  type DealState,
  deal,
  PRESETS,
  type RuleSet,
  type Seat,
} from "../../src/index.ts";
import { cards } from "./play.ts";

/** Forehand is seat 1: CJ DT HJ HT SA against SK SQ CK ST CA; the up-card is DA. */
export const FD1 = cards("CJ DT HJ SK SQ CK DA HT SA ST CA HA DJ DK CQ SJ DQ CT HK HQ");

/** Forehand is seat 0: SK SQ SJ HT DA against HK HQ CA CT DJ; the up-card is SA. */
export const K40J = cards("SK SQ SJ HK HQ CA SA HT DA CT DJ ST HA HJ DT DK DQ CK CQ CJ");

export const classicWith = (changes: Partial<RuleSet>): RuleSet => ({ ...PRESETS.classic, ...changes });

export const AUTO = { goOut: "auto", falseClaim: null } as const;

/** Both hands start an open deal: FD1 with forehand at seat 1, K40J with forehand at seat 0. */
export const fd1 = (changes: Partial<RuleSet> = {}): DealState => deal(classicWith(changes), 0, FD1);
export const k40j = (changes: Partial<RuleSet> = {}): DealState => deal(classicWith(changes), 1, K40J);

export interface Setup {
  readonly rules?: Partial<RuleSet>;
  readonly trump?: "S" | "H" | "D" | "C";
  readonly hands: readonly [string, string];
  readonly leader?: Seat;
  readonly faceDown?: string;
  readonly upCard?: Card | null;
  readonly closed?: DealState["closed"];
  readonly points?: readonly [number, number];
  readonly tricks?: readonly [number, number];
  readonly marriages?: DealState["marriages"];
  readonly pending?: readonly [number, number];
}

/** A state in the middle of a deal, with the leader about to lead. Spades are trump unless told otherwise. */
export const position = (setup: Setup): DealState => ({
  rules: classicWith(setup.rules ?? {}),
  dealer: null,
  trump: setup.trump ?? "S",
  phase: "lead",
  leader: setup.leader ?? 0,
  led: null,
  hands: [cards(setup.hands[0]), cards(setup.hands[1])],
  faceDown: cards(setup.faceDown ?? ""),
  upCard: setup.upCard ?? null,
  closed: setup.closed ?? null,
  points: setup.points ?? [0, 0],
  pending: setup.pending ?? [0, 0],
  tricks: setup.tricks ?? [0, 0],
  played: [],
  marriages: setup.marriages ?? [],
  exchange: null,
  history: [],
  result: null,
});

/** Both hold one card, the stock is used up, seat 0 leads: SA to DJ of seat 1 unless told otherwise. */
export const lastTrick = (setup: Omit<Setup, "hands"> & { readonly hands?: Setup["hands"] }): DealState =>
  position({ hands: ["SA", "DJ"], tricks: [5, 4], ...setup });

/** Seat 0 leads with four cards; `by` closed a stock of six cards one trick ago, with these points and tricks. */
export const closedBy = (
  by: Seat,
  atClosing: AtClosing,
  now: AtClosing,
  rules: Partial<RuleSet> = {},
): DealState =>
  position({
    rules,
    hands: ["SA HA DA CA", "SK HK DK CK"],
    closed: { by, atClosing },
    faceDown: "CT CQ DT HT ST",
    upCard: "SJ",
    points: now.points,
    tricks: now.tricks,
  });
