/**
 * Readers for values from outside. A fault is thrown as a {@link Bad} and caught once at the door
 * ({@link readJson}): a record is read whole or not at all.
 */
import { type Card, isCard, type Seat, SUITS, type Suit } from "../cards.ts";
import { err, ok, type Result } from "../result.ts";

/** The record cannot be read; `at` is the path of the first fault, such as `deck[3]`. */
export interface BadRecord {
  readonly code: "badRecord";
  readonly at: string;
}

class Bad {
  readonly at: string;
  constructor(at: string) {
    this.at = at;
  }
}

/** Gives up reading: the value at this path is wrong. */
export function bad(at: string): never {
  throw new Bad(at);
}

/** Runs a reader and turns its first fault into a refusal. */
export function readJson<T>(read: () => T): Result<T, BadRecord> {
  try {
    return ok(read());
  } catch (fault) {
    if (fault instanceof Bad) return err({ code: "badRecord", at: fault.at });
    throw fault;
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** `key` inside `at`; the record itself has the empty path. */
export const path = (at: string, key: string | number): string =>
  typeof key === "number" ? `${at}[${key}]` : at === "" ? key : `${at}.${key}`;

export function readObject(value: unknown, at: string): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) bad(at);
  return value as JsonObject;
}

/** An object with these keys and no other: an overlooked key would change what a record means. */
export function readClosedObject(value: unknown, at: string, keys: readonly string[]): JsonObject {
  const object = readObject(value, at);
  for (const key of Object.keys(object)) if (!keys.includes(key)) bad(path(at, key));
  return object;
}

/** A value as this object's own: `{"__proto__":…}` and inherited names never count. */
export const own = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

export function readArray<T>(value: unknown, at: string, read: (item: unknown, at: string) => T): T[] {
  if (!Array.isArray(value)) bad(at);
  return value.map((item: unknown, index) => read(item, path(at, index)));
}

export function readPair<T>(value: unknown, at: string, read: (item: unknown, at: string) => T): [T, T] {
  if (!Array.isArray(value) || value.length !== 2) bad(at);
  return [read(value[0], path(at, 0)), read(value[1], path(at, 1))];
}

export const readCard = (value: unknown, at: string): Card => (isCard(value) ? value : bad(at));

export const readSeat = (value: unknown, at: string): Seat => (value === 0 || value === 1 ? value : bad(at));

export function readOneOf<T extends string>(value: unknown, at: string, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === value);
  return found ?? bad(at);
}

export const readSuit = (value: unknown, at: string): Suit => readOneOf(value, at, SUITS);

export const readNullable = <T>(
  value: unknown,
  at: string,
  read: (value: unknown, at: string) => T,
): T | null => (value === null ? null : read(value, at));

/** A whole number from 0 to `max`. */
export const readCount =
  (max: number) =>
  (value: unknown, at: string): number =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max ? value : bad(at);

/** No card twice: tells them apart across several lists of one record. */
export class SeenCards {
  readonly #seen = new Set<Card>();
  readonly read = (value: unknown, at: string): Card => {
    const card = readCard(value, at);
    if (this.#seen.has(card)) bad(at);
    this.#seen.add(card);
    return card;
  };
}

/** A whole pack: 20 cards, each once. */
export function readDeck(value: unknown, at: string): Card[] {
  if (!Array.isArray(value) || value.length !== 20) bad(at);
  return readArray(value, at, new SeenCards().read);
}
