import { LRUCache } from "lru-cache";

/** First answers to messages of the lobby, so that a message sent twice is answered twice the same way. */
export interface Answers {
  /** The first answer to this message, or what `carryOut` answers now. Refusals are not remembered. */
  once<A extends { readonly ok: boolean }>(
    player: string,
    id: string,
    carryOut: () => Promise<A>,
  ): Promise<A>;
  /** What a message that is still unanswered, or answered with *wait*, shall be answered from now on. */
  set(player: string, id: string, answer: unknown): void;
  /** The message will be carried out anew when it comes again. */
  forget(player: string, id: string): void;
}

const REMEMBERED = 10_000;
const REMEMBERED_MS = 600_000;

export const makeAnswers = (): Answers => {
  const known = new LRUCache<string, { readonly answer: Promise<unknown> }>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
  });
  const keyOf = (player: string, id: string): string => `${player} ${id}`;
  return {
    once: async <A extends { readonly ok: boolean }>(
      player: string,
      id: string,
      carryOut: () => Promise<A>,
    ) => {
      const key = keyOf(player, id);
      const first = known.get(key);
      // Stored by this function under this key only, or by `set` with the same kind of answer.
      if (first !== undefined) return (await first.answer) as A;
      const entry = { answer: carryOut() };
      known.set(key, entry);
      const forget = (): void => {
        if (known.get(key) === entry) known.delete(key);
      };
      try {
        const answer = await entry.answer;
        if (!answer.ok) forget();
        return answer;
      } catch (error) {
        forget();
        throw error;
      }
    },
    forget: (player, id) => void known.delete(keyOf(player, id)),
    set: (player, id, answer) => void known.set(keyOf(player, id), { answer: Promise.resolve(answer) }),
  };
};
