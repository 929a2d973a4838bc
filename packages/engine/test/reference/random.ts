/** Seeded randomness for tests (mulberry32): the same seed always gives the same deals. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  weighted<T>(items: readonly T[], weigh: (item: T) => number): T {
    let left = this.next() * items.reduce((sum, item) => sum + weigh(item), 0);
    for (const item of items) {
      left -= weigh(item);
      if (left < 0) return item;
    }
    return this.pick(items);
  }

  shuffled<T>(items: readonly T[]): T[] {
    const rest = [...items];
    const shuffled: T[] = [];
    while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    return shuffled;
  }
}
