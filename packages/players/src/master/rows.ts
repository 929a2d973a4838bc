/** `sum` += four rows of a matrix, each times its factor: quicker than one by one, which reads and writes `sum` four times. */
const addFour = (
  sum: Float32Array,
  rows: Float32Array,
  [a, b, c, d]: readonly [number, number, number, number],
  [ofA, ofB, ofC, ofD]: readonly [number, number, number, number],
): void => {
  const width = sum.length;
  const fromA = a * width;
  const fromB = b * width;
  const fromC = c * width;
  const fromD = d * width;
  for (let at = 0; at < width; at += 1) {
    sum[at] =
      (sum[at] ?? 0) +
      ofA * (rows[fromA + at] ?? 0) +
      ofB * (rows[fromB + at] ?? 0) +
      ofC * (rows[fromC + at] ?? 0) +
      ofD * (rows[fromD + at] ?? 0);
  }
};

/**
 * `sum` += some rows of a matrix.
 *
 * @param rows one after the other, each as long as `sum`
 * @param which their numbers
 * @param factors what each row counts, by its number; 1 for all where there are none
 */
export const addRows = (
  sum: Float32Array,
  rows: Float32Array,
  which: readonly number[],
  factors: Float32Array | null = null,
): void => {
  const size = which.length;
  const row = (at: number): number => (at < size ? (which[at] ?? 0) : 0);
  const factor = (at: number): number =>
    at < size ? (factors === null ? 1 : (factors[which[at] ?? 0] ?? 0)) : 0;
  for (let at = 0; at < size; at += 4) {
    addFour(
      sum,
      rows,
      [row(at), row(at + 1), row(at + 2), row(at + 3)],
      [factor(at), factor(at + 1), factor(at + 2), factor(at + 3)],
    );
  }
};
