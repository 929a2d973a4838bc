/** Expected worth of a distribution over results. */
export const mean = (chances: readonly number[], worths: readonly number[]): number =>
  chances.reduce((sum, chance, at) => sum + chance * (worths[at] ?? 0), 0);
