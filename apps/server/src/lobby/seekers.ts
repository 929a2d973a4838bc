import type { Wish } from "../store/store.ts";

/** Players of this process who wait for anyone, with the wish and the message they said it with. */
export interface Seekers {
  add(wish: Wish): void;
  /** His wish stands in the rows: from now on it may be taken by any process. */
  stored(player: string): void;
  /** @returns the message's id, or `null` when the player did not wait */
  remove(player: string): string | null;
  has(player: string): boolean;
  /** Wishes that stand in the rows, or have been taken from there. */
  standing(): readonly Wish[];
  count(): number;
}

export const makeSeekers = (): Seekers => {
  const waiting = new Map<string, { readonly wish: Wish; stored: boolean }>();
  return {
    add: (wish) => void waiting.set(wish.player, { wish, stored: false }),
    stored: (player) => {
      const seeker = waiting.get(player);
      if (seeker !== undefined) seeker.stored = true;
    },
    remove: (player) => {
      const messageId = waiting.get(player)?.wish.messageId ?? null;
      waiting.delete(player);
      return messageId;
    },
    has: (player) => waiting.has(player),
    standing: () => [...waiting.values()].filter(({ stored }) => stored).map(({ wish }) => wish),
    count: () => waiting.size,
  };
};
