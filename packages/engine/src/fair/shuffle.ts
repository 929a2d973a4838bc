import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { CARDS, type Card, type Seat } from "../cards.ts";
import { type Hex, isSecret, type ShuffleInput } from "./input.ts";
import { openStream } from "./stream.ts";

/**
 * What is published before a deal: the SHA-256 of the secret's 32 bytes.
 * @throws when `secret` is not 32 bytes in lowercase hexadecimal.
 */
export function commitment(secret: Hex): Hex {
  if (!isSecret(secret)) throw new RangeError("fair dealing: secret is out of range");
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * The 20 cards in the order they come off the pack (R5, R6): Fisher–Yates from the sorted pack.
 * @throws when the input is out of range.
 */
export function shufflePack(input: ShuffleInput): Card[] {
  const draw = openStream("bummerl/1/pack", input);
  const pack = [...CARDS];
  for (let last = pack.length - 1; last > 0; last--) swap(pack, draw(last + 1), last);
  return pack;
}

function swap(pack: Card[], a: number, b: number): void {
  const cardA = pack[a];
  const cardB = pack[b];
  if (cardA === undefined || cardB === undefined) throw new Error("a draw outside the pack");
  pack[a] = cardB;
  pack[b] = cardA;
}

/**
 * Who deals the first deal of a table (R3), each seat as likely as the other.
 * @throws when the input is out of range or not of deal 1: later dealers follow from R4.
 */
export function firstDealer(input: ShuffleInput): Seat {
  if (input.deal !== 1) throw new RangeError("fair dealing: only the dealer of deal 1 is drawn");
  return openStream("bummerl/1/first-dealer", input)(2) === 0 ? 0 : 1;
}
