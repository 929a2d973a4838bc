import { RESULT_COUNTERS } from "./results.ts";
import { BIASES, SCALES, SHAPE, WEIGHTS } from "./weights.ts";

const RESULTS = RESULT_COUNTERS.length;

const [INPUTS, FIRST, SECOND] = SHAPE;
/** The numbers of the weights go from −31 on. */
const LOWEST = -31;

/** The layers, row after row. */
export interface Network {
  /** A row for each input. */
  readonly first: Float32Array;
  /** A row for each unit of the first layer. */
  readonly second: Float32Array;
  /** A row for each result. */
  readonly last: Float32Array;
  readonly firstBias: Float32Array;
  readonly secondBias: Float32Array;
  readonly lastBias: Float32Array;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const SIX_BITS = new Uint8Array(128);
for (let at = 0; at < ALPHABET.length; at += 1) SIX_BITS[ALPHABET.charCodeAt(at)] = at;
const sixBits = (text: string, at: number): number => SIX_BITS[text.charCodeAt(at)] ?? 0;

/** Little-endian float32 numbers written in base64. */
const floats = (base64: string): Float32Array => {
  const view = new DataView(new ArrayBuffer((base64.length / 4) * 3));
  for (let at = 0; at < base64.length; at += 4) {
    const high = (sixBits(base64, at) << 18) | (sixBits(base64, at + 1) << 12);
    const bits = high | (sixBits(base64, at + 2) << 6) | sixBits(base64, at + 3);
    const place = (at / 4) * 3;
    view.setUint16(place, bits >> 8);
    view.setUint8(place + 2, bits & 255);
  }
  const length = Math.floor(view.byteLength / 4);
  return Float32Array.from({ length }, (_, at) => view.getFloat32(4 * at, true));
};

/** Reads the weights of `weights.ts`: scales by rows, then the numbers, matrix after matrix. */
export const readNetwork = (): Network => {
  const scales = floats(SCALES);
  const biases = floats(BIASES);
  let row = 0;
  let letter = 0;
  const matrix = (rows: number, columns: number): Float32Array => {
    const out = new Float32Array(rows * columns);
    for (let at = 0; at < out.length; at += 1) {
      const scale = scales[row + Math.floor(at / columns)] ?? 0;
      out[at] = scale * (sixBits(WEIGHTS, letter + at) + LOWEST);
    }
    row += rows;
    letter += out.length;
    return out;
  };
  let bias = 0;
  const vector = (size: number): Float32Array => {
    bias += size;
    return biases.subarray(bias - size, bias);
  };
  return {
    first: matrix(INPUTS, FIRST),
    second: matrix(FIRST, SECOND),
    last: matrix(RESULTS, SECOND),
    firstBias: vector(FIRST),
    secondBias: vector(SECOND),
    lastBias: vector(RESULTS),
  };
};
