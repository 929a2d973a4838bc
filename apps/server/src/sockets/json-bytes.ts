import { oncePer } from "@bummerl/table";

/**
 * JSON written straight into bytes: the same text as `JSON.stringify` gives of plain data, without a string of it that
 * is joined, measured and copied before it can leave. What is written past the end is not there, but counted, so that
 * the caller sees how much room it takes.
 */

/** Objects under these names stay the same for many updates of a table: their bytes are kept for as long as they live. */
const LASTING: ReadonlySet<string> = new Set(["rules", "seats", "lastDeal", "bummerls"]);

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
/** Below are signs that JSON spells otherwise; above is all that takes more than one byte, and DEL. */
const FIRST_PLAIN = 0x20;
const LAST_PLAIN = 0x7e;
/** Whole numbers up to here are written digit by digit. */
const LARGEST_WHOLE = Number.MAX_SAFE_INTEGER;

const TRUE = Buffer.from("true");
const FALSE = Buffer.from("false");
const NULL = Buffer.from("null");

interface Name {
  /** `"name":` */
  readonly bytes: Uint8Array;
  readonly lasting: boolean;
}

/** Names come from the code, so there are only so many. */
const names = new Map<string, Name>();
const bytesOf = oncePer((value: object): Uint8Array => Buffer.from(JSON.stringify(value)));

/** @returns the place behind it */
export function putJson(into: Buffer, at: number, value: unknown): number {
  switch (typeof value) {
    case "string":
      return putString(into, at, value);
    case "number":
      return putNumber(into, at, value);
    case "boolean":
      return putBytes(into, at, value ? TRUE : FALSE);
    case "object":
      if (value === null) return putBytes(into, at, NULL);
      return Array.isArray(value) ? putList(into, at, value) : putObject(into, at, value);
    case "undefined":
      return putBytes(into, at, NULL);
    default:
      throw new TypeError(`${typeof value} is no plain data`);
  }
}

/** Copied byte by byte: for so few that is quicker than to ask for it. */
export function putBytes(into: Buffer, at: number, bytes: Uint8Array): number {
  const size = bytes.length;
  for (let index = 0; index < size; index += 1) into[at + index] = bytes[index] ?? 0;
  return at + size;
}

function putList(into: Buffer, at: number, list: readonly unknown[]): number {
  let place = at;
  into[place++] = OPEN_LIST;
  for (let index = 0; index < list.length; index += 1) {
    if (index > 0) into[place++] = COMMA;
    place = putJson(into, place, list[index]);
  }
  into[place++] = CLOSE_LIST;
  return place;
}

function putObject(into: Buffer, at: number, object: object): number {
  const fields = object as Readonly<Record<string, unknown>>;
  let place = at;
  let before = OPEN;
  // Without a list of the names: plain data has no others than its own.
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    into[place++] = before;
    before = COMMA;
    const name = names.get(key) ?? newName(key);
    place = putBytes(into, place, name.bytes);
    place =
      name.lasting && typeof value === "object" && value !== null
        ? putKept(into, place, value)
        : putJson(into, place, value);
  }
  if (before === OPEN) into[place++] = OPEN;
  into[place++] = CLOSE;
  return place;
}

function newName(key: string): Name {
  const name = { bytes: Buffer.from(`${JSON.stringify(key)}:`), lasting: LASTING.has(key) };
  names.set(key, name);
  return name;
}

function putKept(into: Buffer, at: number, value: object): number {
  const bytes = bytesOf(value);
  const end = at + bytes.length;
  if (end <= into.length) into.set(bytes, at);
  return end;
}

function putString(into: Buffer, at: number, text: string): number {
  let place = at;
  into[place++] = QUOTE;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign < FIRST_PLAIN || sign > LAST_PLAIN || sign === QUOTE || sign === BACKSLASH)
      return putText(into, at, JSON.stringify(text));
    into[place++] = sign;
  }
  into[place++] = QUOTE;
  return place;
}

function putText(into: Buffer, at: number, text: string): number {
  if (at < into.length) into.write(text, at);
  return at + Buffer.byteLength(text);
}

function putNumber(into: Buffer, at: number, value: number): number {
  if (!Number.isInteger(value) || value > LARGEST_WHOLE || value < -LARGEST_WHOLE)
    return putText(into, at, JSON.stringify(value));
  let place = at;
  let rest = value;
  if (rest < 0) {
    into[place++] = MINUS;
    rest = -rest;
  }
  let digits = 1;
  for (let bound = 10; rest >= bound; bound *= 10) digits += 1;
  for (let index = digits - 1; index >= 0; index -= 1) {
    const tens = Math.floor(rest / 10);
    into[place + index] = ZERO + (rest - tens * 10);
    rest = tens;
  }
  return place + digits;
}
