import type { Wish } from "../store/store.ts";

/** A wish that this process has in hand: taken from the rows, or on its way to them. */
export interface Held {
  readonly wish: Wish;
  /** It is where it belongs, or nobody's any more. */
  release(): void;
}

/** The wishes this process has in hand. Whoever misses one of them in the rows need not look for it. */
export interface Hands {
  hold(wish: Wish): Held;
  has(player: string): boolean;
}

export const makeHands = (): Hands => {
  const held = new Map<string, Set<Held>>();
  return {
    hold: (wish) => {
      const own = held.get(wish.player) ?? new Set<Held>();
      held.set(wish.player, own);
      const one: Held = {
        wish,
        release: () => {
          own.delete(one);
          if (own.size === 0 && held.get(wish.player) === own) held.delete(wish.player);
        },
      };
      own.add(one);
      return one;
    },
    has: (player) => held.has(player),
  };
};
