/** Results of a deal from −3 to 3 counters, 0 left out: a distribution over them has six numbers. */
export const RESULT_COUNTERS = [-3, -2, -1, 1, 2, 3] as const;

/** Place of a result among them. */
export const resultPlace = (counters: number): number => (counters < 0 ? counters + 3 : counters + 2);
