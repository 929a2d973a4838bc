import { LRUCache } from "lru-cache";

/** Things loaded on demand; while somebody holds one it stays, afterwards it may be forgotten. */
export interface Cache<T> {
  /** @returns `null` when there is no such thing; then nothing is held */
  hold(key: string): Promise<T | null> | T;
  release(key: string): void;
  /** Holds it while `job` runs. */
  use<R>(key: string, job: (value: T) => Promise<R> | R): Promise<R | null>;
  /** The one that is held, if it is. */
  peek(key: string): T | null;
  /** Forgets one that nobody holds: it is loaded anew when wanted. */
  forget(key: string): void;
  /** All that is held at the moment. */
  held(): readonly T[];
}

export const makeCache = <T extends object>(
  load: (key: string) => Promise<T | null>,
  idleMax: number,
): Cache<T> => {
  const held = new Map<string, { readonly value: T; holders: number }>();
  const idle = new LRUCache<string, T>({ max: idleMax });
  const loads = new Map<string, Promise<T | null>>();

  const loadOnce = (key: string): Promise<T | null> => {
    const running = loads.get(key);
    if (running !== undefined) return running;
    const started = load(key).finally(() => loads.delete(key));
    loads.set(key, started);
    return started;
  };

  /** Never two copies of one thing: whoever waited for a load takes the copy somebody put here meanwhile. */
  const take = (key: string, loaded: T | null): T | null => {
    const known = held.get(key);
    if (known !== undefined) {
      known.holders += 1;
      return known.value;
    }
    const value = idle.get(key) ?? loaded;
    if (value === null) return null;
    idle.delete(key);
    held.set(key, { value, holders: 1 });
    return value;
  };

  const hold = (key: string): Promise<T | null> | T =>
    take(key, null) ?? loadOnce(key).then((loaded) => take(key, loaded));

  const release = (key: string): void => {
    const known = held.get(key);
    if (known === undefined) throw new Error("released what nobody holds");
    known.holders -= 1;
    if (known.holders > 0) return;
    held.delete(key);
    idle.set(key, known.value);
  };

  return {
    hold,
    release,
    use: async (key, job) => {
      const value = await hold(key);
      if (value === null) return null;
      try {
        return await job(value);
      } finally {
        release(key);
      }
    },
    peek: (key) => held.get(key)?.value ?? null,
    forget: (key) => void idle.delete(key),
    held: () => [...held.values()].map(({ value }) => value),
  };
};
