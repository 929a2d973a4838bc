/** Chance that can be had again: everything a run leaves to chance comes from one seed. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, `from` ≤ n < `to`. */
  between(from: number, to: number): number;
  /** One of them; there must be one. */
  pick<T>(things: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Lowercase hex of so many bytes. */
  hex(bytes: number): string;
  /** A source of its own, so that what one part draws does not change what another gets. */
  fork(): Random;
}

/** Mulberry32: small, and good enough to choose cards and moments. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from));
  return {
    next,
    between,
    pick: <T>(things: readonly T[]): T => {
      const picked = things[between(0, things.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
    chance: (probability) => next() < probability,
    hex: (bytes) =>
      Array.from({ length: bytes }, () => between(0, 256).toString(16).padStart(2, "0")).join(""),
    fork: () => makeRandom(between(0, 2 ** 31)),
  };
}
