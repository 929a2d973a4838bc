const BYTES = 32;

/** 32 fresh random bytes in lowercase hex. Works in workers and on plain HTTP, where `crypto.subtle` does not. */
export const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
