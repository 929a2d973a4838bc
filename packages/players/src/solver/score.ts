/**
 * What the value of a lead depends on besides hands and stock, in one number and seen by the leader: points, who has
 * a trick, who has closed and at what stakes.
 *
 * The points of a side are the counted ones or, while it has no trick, the pending ones (R20): those count with its
 * first trick, and without a trick nothing else is there (R2).
 */
import { OUT } from "@bummerl/engine";
import type { BitPosition, BitSide } from "../bits/position.ts";

export type Score = number;

/** Own points stand in the lowest eight bits, the opponent's in the next. */
const POINTS = 255;
const OPPONENT_AT = 8;

export const OWN_TRICK = 1 << 16;
export const OPPONENT_TRICK = 1 << 17;
export const ANY_TRICK = OWN_TRICK | OPPONENT_TRICK;
export const OWN_CLOSED = 1 << 18;
export const OPPONENT_CLOSED = 1 << 19;
export const CLOSED = OWN_CLOSED | OPPONENT_CLOSED;
/** R19: what the closer writes for 66, 1–3. */
const MADE_AT = 20;
/** R30: a closer who fails pays 3, else 2. */
const FAILED_3 = 1 << 22;

const OF_LEADER = OWN_TRICK | OWN_CLOSED;
const OF_OPPONENT = OPPONENT_TRICK | OPPONENT_CLOSED;
const OF_BOTH = (3 << MADE_AT) | FAILED_3;

export const ownPoints = (score: Score): number => score & POINTS;
export const opponentPoints = (score: Score): number => (score >> OPPONENT_AT) & POINTS;
export const madeOf = (score: Score): number => (score >> MADE_AT) & 3;
export const failedOf = (score: Score): number => ((score & FAILED_3) === 0 ? 2 : 3);

/** The same, seen by the other side. */
export const turned = (score: Score): Score =>
  ((score & POINTS) << OPPONENT_AT) |
  ((score >> OPPONENT_AT) & POINTS) |
  ((score & OF_LEADER) << 1) |
  ((score & OF_OPPONENT) >> 1) |
  (score & OF_BOTH);

/** After a trick of so many points won by the leader, who leads again. */
export const wonByLeader = (score: Score, points: number): Score => (score + points) | OWN_TRICK;

/** The same won by the follower, seen by him: he leads now. */
export const wonByFollower = (score: Score, points: number): Score =>
  turned((score + (points << OPPONENT_AT)) | OPPONENT_TRICK);

const stakes = (made: number, failed: number): number => (made << MADE_AT) | (failed === 3 ? FAILED_3 : 0);

/** After the leader has closed: what is at stake is fixed (R19, R30). */
export const closedByLeader = (score: Score, made: number): Score =>
  score | OWN_CLOSED | stakes(made, (score & OPPONENT_TRICK) === 0 ? 3 : 2);

/** More than goes out (R25) makes no difference, and has no room: a position may be told with 220 points. */
const pointsOf = (side: BitSide): number => Math.min(side.tricks === 0 ? side.pending : side.points, OUT);

/** Of a position, seen by the side on turn. */
export const scoreOf = ({ own, opponent, closed }: BitPosition): Score =>
  pointsOf(own) |
  (pointsOf(opponent) << OPPONENT_AT) |
  (own.tricks === 0 ? 0 : OWN_TRICK) |
  (opponent.tricks === 0 ? 0 : OPPONENT_TRICK) |
  (closed === null ? 0 : (closed.own ? OWN_CLOSED : OPPONENT_CLOSED) | stakes(closed.made, closed.failed));
