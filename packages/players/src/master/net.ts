import { type Network, readNetwork } from "./network.ts";
import { RESULT_COUNTERS } from "./results.ts";
import { addRows } from "./rows.ts";

let network: Network | null = null;

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

/** From the first layer's sums to the chances of the six results. */
const finish = ({ second, secondBias, last, lastBias }: Network, low: Float32Array): number[] => {
  const top = secondBias.slice();
  const on: number[] = [];
  for (let unit = 0; unit < low.length; unit += 1) if ((low[unit] ?? 0) > 0) on.push(unit);
  addRows(top, second, on, low);
  for (let unit = 0; unit < top.length; unit += 1) top[unit] = Math.max(0, top[unit] ?? 0);
  return softmax(RESULT_COUNTERS.map((_, result) => dot(top, last, result) + (lastBias[result] ?? 0)));
};

/**
 * What the network expects of each action: chances of the results −3, −2, −1, 1, 2, 3 for the seat on turn.
 *
 * @param active numbers of the inputs that are 1, whatever he does
 * @param actions for each action asked about, those that are 1 besides
 */
export const distributions = (
  active: readonly number[],
  actions: readonly (readonly number[])[],
): number[][] => {
  network ??= readNetwork();
  const known = network;
  const sums = known.firstBias.slice();
  addRows(sums, known.first, active);
  return actions.map((inputs) => {
    const low = sums.slice();
    addRows(low, known.first, inputs);
    return finish(known, low);
  });
};
