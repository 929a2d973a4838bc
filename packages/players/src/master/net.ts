import { type Network, readNetwork } from "./network.ts";
import { RESULT_COUNTERS } from "./results.ts";

const RESULTS = RESULT_COUNTERS.length;

let network: Network | null = null;

/** `sum` += `factor` · a row of `rows`. */
const addRow = (sum: Float32Array, rows: Float32Array, row: number, factor: number): void => {
  const from = row * sum.length;
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + factor * (rows[from + at] ?? 0);
};

const dot = (vector: Float32Array, rows: Float32Array, row: number): number => {
  const from = row * vector.length;
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) * (rows[from + at] ?? 0);
  return sum;
};

const softmax = (logits: readonly number[]): number[] => {
  const most = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

/** What the last hidden layer makes of these inputs; none is below 0. */
const hiddenOf = ({ first, firstBias, second, secondBias }: Network, active: readonly number[]) => {
  const low = firstBias.slice();
  for (const input of active) addRow(low, first, input, 1);
  const top = secondBias.slice();
  for (let unit = 0; unit < low.length; unit += 1) {
    const value = low[unit] ?? 0;
    if (value > 0) addRow(top, second, unit, value);
  }
  for (let unit = 0; unit < top.length; unit += 1) top[unit] = Math.max(0, top[unit] ?? 0);
  return top;
};

/**
 * What the network expects of each action: chances of the results −3, −2, −1, 1, 2, 3 for the seat on turn.
 *
 * @param active numbers of the inputs that are 1
 * @param asked numbers of the actions asked about
 */
export const distributions = (active: readonly number[], asked: readonly number[]): number[][] => {
  network ??= readNetwork();
  const { heads, headBias, shared, sharedBias } = network;
  const hidden = hiddenOf(network, active);
  const common = RESULT_COUNTERS.map((_, result) => dot(hidden, shared, result) + (sharedBias[result] ?? 0));
  return asked.map((action) =>
    softmax(
      common.map((logit, result) => {
        const row = action * RESULTS + result;
        return logit + dot(hidden, heads, row) + (headBias[row] ?? 0);
      }),
    ),
  );
};
