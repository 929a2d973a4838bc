/** What a pack is made from, and the exact bytes it is made of. docs/fair-dealing.md is the specification. */
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { PerSeat } from "../cards.ts";

/** Bytes written as lowercase hexadecimal, two digits a byte. */
export type Hex = string;

export interface ShuffleInput {
  /** The server's 32 bytes for this deal, published as a hash before and in the open afterwards. */
  readonly secret: Hex;
  /** What each seat's browser added: up to 32 bytes; a computer's cut is empty. */
  readonly cuts: PerSeat<Hex>;
  /** The table's id: 1 to 255 printable ASCII characters. */
  readonly table: string;
  /** Deals of a table are counted from 1, across its Bummerl. */
  readonly deal: number;
}

/** Two streams may never share a byte, so each purpose has its own label. */
export type StreamLabel = "bummerl/1/pack" | "bummerl/1/first-dealer";

const MAX_DEAL = 0xffff_ffff;

export const isSecret = (value: unknown): value is Hex =>
  typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

/** 0 to 32 bytes; anything longer would let a player choose where a hash block ends. */
export const isCut = (value: unknown): value is Hex =>
  typeof value === "string" && /^(?:[0-9a-f]{2}){0,32}$/.test(value);

/** ASCII only: an id written in two Unicode forms would make two packs. */
export const isTableId = (value: unknown): value is string =>
  typeof value === "string" && /^[\x20-\x7e]{1,255}$/.test(value);

export const isDealNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_DEAL;

/** The first part of {@link ShuffleInput} that is out of its range, by its path; `null` when all is well. */
export function faultyInput(input: ShuffleInput): string | null {
  if (!isSecret(input.secret)) return "secret";
  if (!isCut(input.cuts[0])) return "cuts[0]";
  if (!isCut(input.cuts[1])) return "cuts[1]";
  if (!isTableId(input.table)) return "table";
  if (!isDealNumber(input.deal)) return "deal";
  return null;
}

/** Big-endian, four bytes. */
export const uint32 = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

const withLength = (bytes: Uint8Array): Uint8Array => concatBytes(Uint8Array.of(bytes.length), bytes);

/**
 * Everything but the block counter. Each part of changing length is led by its length, so that no two inputs give
 * the same bytes.
 */
export function messagePrefix(label: StreamLabel, input: ShuffleInput): Uint8Array {
  return concatBytes(
    withLength(utf8ToBytes(label)),
    withLength(utf8ToBytes(input.table)),
    uint32(input.deal),
    withLength(hexToBytes(input.cuts[0])),
    withLength(hexToBytes(input.cuts[1])),
  );
}
