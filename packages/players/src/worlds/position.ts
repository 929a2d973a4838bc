import type { BitPosition } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import type { World } from "./world.ts";

/**
 * The whole position as it would be in this world, seen by the knowing seat, which must be on turn. What is not known
 * of a stake is not looked at under these rules, or taken at its lowest.
 */
export const positionIn = (knowledge: Knowledge, world: World): BitPosition => {
  const { closed, upCard, led, points, pending, tricks } = knowledge;
  return {
    trump: knowledge.trump,
    own: { hand: knowledge.own, points: points[0], pending: pending[0], tricks: tricks[0] },
    opponent: { hand: world.opponent, points: points[1], pending: pending[1], tricks: tricks[1] },
    led: led ?? -1,
    stock: upCard === null || closed !== null ? world.stock : [...world.stock, upCard],
    closed: closed === null ? null : { own: closed.by === 0, made: closed.made ?? 1, failed: closed.failed },
  };
};
