/**
 * How long to wait before trying again what has failed `attempt` times: 50 ms, doubled with every failure up to 2 s, and
 * up to half as much again so that processes do not march in step.
 */
export const backOffMs = (attempt: number): number =>
  Math.min(50 * 2 ** (attempt - 1), 2_000) * (1 + Math.random() / 2);
