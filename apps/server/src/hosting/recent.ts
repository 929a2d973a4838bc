/** The last so many things said, each under its key; older ones are forgotten. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** Every table has one of these, mostly with few in it: a plain map, which keeps the order in which keys came. */
export const makeRecent = <T>(most: number): Recent<T> => {
  const values = new Map<string, T>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.delete(key);
      values.set(key, value);
      if (values.size <= most) return;
      const [oldest] = values.keys();
      if (oldest !== undefined) values.delete(oldest);
    },
  };
};
