/** The wire's version. The server speaks this one and the one before; another client is told to reload. */
export const PROTOCOL = 1;
export const SPOKEN_PROTOCOLS: readonly number[] = [PROTOCOL, PROTOCOL - 1];

/** Largest frame the server reads, in bytes. */
export const MAX_FRAME_BYTES = 16_384;
