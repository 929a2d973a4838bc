/** How often something happened since the start: refusals by code, ignored messages, cut sockets. */
export interface Counters {
  add(what: string): void;
  read(): Readonly<Record<string, number>>;
}

/** Names come from the code, never from a message, so there are only so many. */
export const makeCounters = (): Counters => {
  const counts = new Map<string, number>();
  return {
    add: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    read: () => Object.fromEntries(counts),
  };
};
