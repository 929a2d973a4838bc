/** The newest state of things by key, and which of them others have not been told yet. */
export interface Ledger<T extends object> {
  set(state: T): void;
  /** Takes out what is to be told. */
  take(): readonly T[];
  /** Told: what is over need not be remembered, unless it has begun again meanwhile. */
  told(states: readonly T[]): void;
  /** Not told: again, unless there is something newer. */
  again(states: readonly T[]): void;
  /** Everything is to be told once more. */
  anew(): void;
}

export const makeLedger = <T extends object>(
  keyOf: (state: T) => string,
  isOver: (state: T) => boolean,
): Ledger<T> => {
  const newest = new Map<string, T>();
  const untold = new Set<string>();
  return {
    set: (state) => {
      const key = keyOf(state);
      newest.set(key, state);
      untold.add(key);
    },
    take: () => {
      const taken = [...untold].flatMap((key) => newest.get(key) ?? []);
      untold.clear();
      return taken;
    },
    told: (states) => {
      for (const state of states) {
        const key = keyOf(state);
        if (isOver(state) && newest.get(key) === state) newest.delete(key);
      }
    },
    again: (states) => {
      for (const state of states) untold.add(keyOf(state));
    },
    anew: () => {
      for (const key of newest.keys()) untold.add(key);
    },
  };
};
