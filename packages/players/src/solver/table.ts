/** Words for each entry: two of the key, the card points, what is proven. */
const WORDS = 4;
/** Bounds are kept as 0–7: -4 is "nothing proven". */
const ZERO = 4;

export const NOTHING_PROVEN = 0;

/**
 * What is proven of leads: "worth at least `low`" and "worth less than `high`". One entry a place, the newer one
 * stays. Nothing is allocated after it is made.
 */
export class ProofTable {
  readonly #words: Int32Array<ArrayBuffer>;
  readonly #mask: number;

  /** @param bits there are 2 ** bits places of 16 bytes */
  constructor(bits: number) {
    this.#words = new Int32Array(WORDS << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** The place of a key; its entry may be another's. */
  place(key0: number, key1: number, points: number): number {
    let hash = Math.imul(key0, 0x9e3779b1) ^ Math.imul(key1, 0x85ebca6b) ^ Math.imul(points, 0xc2b2ae35);
    hash ^= hash >>> 15;
    return (hash & this.#mask) << 2;
  }

  /** 1: worth at least `counters`; -1: worth less; 0: not known. */
  probe(place: number, key0: number, key1: number, points: number, counters: number): number {
    const words = this.#words;
    if (words[place] !== key0 || words[place + 1] !== key1 || words[place + 2] !== points) return 0;
    const proven = words[place + 3] ?? 0;
    if (counters + ZERO <= (proven & 15)) return 1;
    return counters + ZERO >= proven >> 4 ? -1 : 0;
  }

  put(place: number, key0: number, key1: number, points: number, counters: number, holds: boolean): void {
    const words = this.#words;
    const same = words[place] === key0 && words[place + 1] === key1 && words[place + 2] === points;
    const proven = same ? (words[place + 3] ?? 0) : 15 << 4;
    words[place] = key0;
    words[place + 1] = key1;
    words[place + 2] = points;
    words[place + 3] = holds ? (proven & ~15) | (counters + ZERO) : (proven & 15) | ((counters + ZERO) << 4);
  }

  clear(): void {
    this.#words.fill(0);
  }
}
