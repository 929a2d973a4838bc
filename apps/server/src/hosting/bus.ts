/** How server processes tell each other that a table's log has grown. A lost hint is harmless: the log is the truth. */
export interface Bus {
  hint(table: string, seq: number): void;
  /** @returns a function that stops listening */
  listen(heard: (table: string, seq: number) => void): () => void;
}

/** Hosts within one process. A host hears its own hints too and knows them already. */
export const makeLocalBus = (): Bus => {
  const listeners = new Set<(table: string, seq: number) => void>();
  return {
    hint: (table, seq) => {
      for (const heard of listeners) heard(table, seq);
    },
    listen: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
};
