import { putBytes, putJson } from "./json-bytes.ts";

/** First byte of a whole text message: FIN and the opcode of text. */
const WHOLE_TEXT = 0x81;
/** Two bytes in front; sizes from here on need two, or eight, more. */
const MEDIUM = 126;
const LARGE = 65_536;
/** The most a frame has in front of its text. */
const LONGEST_HEAD = 10;

/** Room for some thirty updates: frames are cut off it one after the other. */
const SHEET_BYTES = 65_536;

/** Engine.IO's message, of Socket.IO's kind event. */
const EVENT = "42";
const END = Buffer.from("]");

let sheet = Buffer.allocUnsafeSlow(SHEET_BYTES);
let used = 0;

/** One WebSocket frame, from a server, with a whole text. */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  return cut(size + LONGEST_HEAD, (into, at) => at + into.write(text, at));
}

/** @returns writes frames of a Socket.IO event with one message: what `emit(name, message)` sends */
export function eventFrames(name: string): (message: object) => Buffer {
  const before = Buffer.from(`${EVENT}[${JSON.stringify(name)},`);
  return (message) =>
    cut(0, (into, at) => putBytes(into, putJson(into, putBytes(into, at, before), message), END));
}

/**
 * @param least bytes it takes at least
 * @param write puts the text down and returns the place behind it, also where that is past the end
 */
function cut(least: number, write: (into: Buffer, at: number) => number): Buffer {
  if (used + least > sheet.length) newSheet(least);
  let from = used + LONGEST_HEAD;
  let to = write(sheet, from);
  if (to > sheet.length) {
    newSheet(to - used);
    from = LONGEST_HEAD;
    to = write(sheet, from);
  }
  used = to;
  return sheet.subarray(headed(sheet, from, to - from), to);
}

function newSheet(least: number): void {
  sheet = Buffer.allocUnsafeSlow(Math.max(SHEET_BYTES, least));
  used = 0;
}

/** Puts the head in front of a text. @returns where the frame begins */
function headed(into: Buffer, from: number, size: number): number {
  if (size < MEDIUM) {
    into[from - 2] = WHOLE_TEXT;
    into[from - 1] = size;
    return from - 2;
  }
  if (size < LARGE) {
    into[from - 4] = WHOLE_TEXT;
    into[from - 3] = MEDIUM;
    into.writeUInt16BE(size, from - 2);
    return from - 4;
  }
  into[from - LONGEST_HEAD] = WHOLE_TEXT;
  into[from - 9] = MEDIUM + 1;
  into.writeBigUInt64BE(BigInt(size), from - 8);
  return from - LONGEST_HEAD;
}
