import type { Wish } from "../store/store.ts";

/** A wish that this process has in hand: taken from the rows, or on its way to them. */
export interface Held {
  readonly wish: Wish;
  /** The table the player has meanwhile, or `null` where he wishes for it no more; nothing while the wish counts. */
  ended(): { readonly table: string | null } | undefined;
  /** It is where it belongs, or nobody's any more. */
  release(): void;
}

/**
 * The wishes this process has in hand. Whoever misses one of them in the rows need not look for it. What its player says
 * meanwhile ends it, if he says it here: of another process it is seen that he has a newer wish or was called, not that
 * he wishes for nothing any more.
 */
export interface Hands {
  hold(wish: Wish): Held;
  /** All that is held of this player counts no more: he has a table, or another wish or none. */
  end(player: string, table: string | null, except?: Held): void;
  has(player: string): boolean;
}

export const makeHands = (): Hands => {
  interface Own {
    readonly one: Held;
    end: { readonly table: string | null } | undefined;
  }
  const held = new Map<string, Set<Own>>();
  return {
    hold: (wish) => {
      const own = held.get(wish.player) ?? new Set<Own>();
      held.set(wish.player, own);
      const entry: Own = {
        one: {
          wish,
          ended: () => entry.end,
          release: () => {
            own.delete(entry);
            if (own.size === 0 && held.get(wish.player) === own) held.delete(wish.player);
          },
        },
        end: undefined,
      };
      own.add(entry);
      return entry.one;
    },
    end: (player, table, except) => {
      // A table is more than a wish that was taken back.
      for (const entry of held.get(player) ?? [])
        if (entry.one !== except && (entry.end?.table ?? null) === null) entry.end = { table };
    },
    has: (player) => held.has(player),
  };
};
