/** Where something finished stands among a player's games: when, at which table, by which row of its log. */
export interface GamePlace {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table: string;
  readonly seq: number;
}

/** What a `before` of the list of games looks like. */
export const GAMES_CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})\.(\d{1,9})$/;

/** Later than everything. */
export const NEWEST: GamePlace = { at: Number.MAX_SAFE_INTEGER, table: "", seq: 0 };

export const makeCursor = ({ at, table, seq }: GamePlace): string => `${at}.${table}.${seq}`;

/** @throws RangeError when it is none: whoever takes one from outside checks it by {@link GAMES_CURSOR} first */
export const parseCursor = (cursor: string): GamePlace => {
  const [, at, table, seq] = GAMES_CURSOR.exec(cursor) ?? [];
  if (at === undefined || table === undefined || seq === undefined) throw new RangeError("not a cursor");
  return { at: Number(at), table, seq: Number(seq) };
};

/** Ids are ASCII: compared here as the database compares them. */
export const compareNewestFirst = (a: GamePlace, b: GamePlace): number => {
  if (a.at !== b.at) return b.at - a.at;
  if (a.table !== b.table) return a.table < b.table ? 1 : -1;
  return b.seq - a.seq;
};
