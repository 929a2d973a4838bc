/** Players of this process who wait for anyone, with the message they said it with. */
export interface Seekers {
  add(player: string, messageId: string): void;
  /** @returns the message's id, or `null` when the player did not wait */
  remove(player: string): string | null;
  has(player: string): boolean;
  messageOf(player: string): string | null;
  count(): number;
}

export const makeSeekers = (): Seekers => {
  const waiting = new Map<string, string>();
  return {
    add: (player, messageId) => void waiting.set(player, messageId),
    remove: (player) => {
      const messageId = waiting.get(player) ?? null;
      waiting.delete(player);
      return messageId;
    },
    messageOf: (player) => waiting.get(player) ?? null,
    has: (player) => waiting.has(player),
    count: () => waiting.size,
  };
};
