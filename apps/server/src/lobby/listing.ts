import type { OpenTable } from "../store/store.ts";

/** All open tables, of this process and of the others, as far as they are known here. */
export interface Listing {
  put(entry: OpenTable): void;
  /** @returns what was dropped, `null` when it was not listed */
  drop(table: string): OpenTable | null;
  get(table: string): OpenTable | undefined;
  by(maker: string): readonly OpenTable[];
  all(): Iterable<OpenTable>;
  size(): number;
  /** A moment, to name before rows are read: what changes later is newer than those rows. */
  moment(): number;
  changedSince(table: string, moment: number): boolean;
  /** Forgets what changed until that moment: no older rows are under way. */
  settle(moment: number): void;
}

export const makeListing = (): Listing => {
  const open = new Map<string, OpenTable>();
  const byMaker = new Map<string, Set<OpenTable>>();
  const changes = new Map<string, number>();
  let now = 0;

  const drop = (table: string): OpenTable | null => {
    changes.set(table, now);
    const entry = open.get(table);
    if (entry === undefined) return null;
    open.delete(table);
    const own = byMaker.get(entry.maker.id);
    own?.delete(entry);
    if (own?.size === 0) byMaker.delete(entry.maker.id);
    return entry;
  };
  return {
    put: (entry) => {
      drop(entry.table);
      open.set(entry.table, entry);
      const own = byMaker.get(entry.maker.id) ?? new Set();
      byMaker.set(entry.maker.id, own.add(entry));
    },
    drop,
    get: (table) => open.get(table),
    by: (maker) => [...(byMaker.get(maker) ?? [])],
    all: () => open.values(),
    size: () => open.size,
    moment: () => {
      now += 1;
      return now;
    },
    changedSince: (table, moment) => (changes.get(table) ?? -1) >= moment,
    settle: (moment) => {
      for (const [table, changed] of changes) if (changed < moment) changes.delete(table);
    },
  };
};
