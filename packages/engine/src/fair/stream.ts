import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { faultyInput, messagePrefix, type ShuffleInput, type StreamLabel, uint32 } from "./input.ts";

/** Gives whole numbers from 0 to `bound - 1`, each as likely as the other; `bound` is 1 to 256. */
export type Draw = (bound: number) => number;

function* streamBytes(label: StreamLabel, input: ShuffleInput): Generator<number, never> {
  const key = hexToBytes(input.secret);
  const prefix = messagePrefix(label, input);
  for (let block = 0; ; block++) yield* hmac(sha256, key, concatBytes(prefix, uint32(block)));
}

/**
 * The endless stream of one deal and purpose, read through rejection sampling: a byte that would favour the small
 * numbers is thrown away.
 * @throws when the input is out of range: callers check what comes from outside.
 */
export function openStream(label: StreamLabel, input: ShuffleInput): Draw {
  const fault = faultyInput(input);
  if (fault !== null) throw new RangeError(`fair dealing: ${fault} is out of range`);
  const bytes = streamBytes(label, input);
  return (bound) => {
    const limit = 256 - (256 % bound);
    for (;;) {
      const byte = bytes.next().value;
      if (byte < limit) return byte % bound;
    }
  };
}
