import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Side of the squares that are compared, in points: within one, letters and edges may be smoothed as they like. */
const SQUARE = 4;
/** How far two squares may differ in colour and still be the same, 0 to 1. */
const SAME = 0.12;

export interface Difference {
  /** Share of squares that differ, 0 to 1; 1 when the sizes do. */
  readonly share: number;
  /** What differs, drawn in red, a point for a square; `null` when the sizes do. */
  readonly drawn: Buffer | null;
}

/** The mean colour of each square. */
const coarse = ({ width, height, data }: PNG): PNG => {
  const small = new PNG({ width: Math.floor(width / SQUARE), height: Math.floor(height / SQUARE) });
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < SQUARE; dy += 1)
          for (let dx = 0; dx < SQUARE; dx += 1)
            sum += data[((y * SQUARE + dy) * width + x * SQUARE + dx) * 4 + channel] ?? 0;
        small.data[(y * small.width + x) * 4 + channel] = Math.round(sum / SQUARE ** 2);
      }
  return small;
};

/** Compares two pictures in PNG, square by square. */
export const compare = (one: Buffer, other: Buffer): Difference => {
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (before.width !== after.width || before.height !== after.height) return { share: 1, drawn: null };
  const [a, b] = [coarse(before), coarse(after)];
  const { width, height } = a;
  const drawn = new PNG({ width, height });
  const count = pixelmatch(a.data, b.data, drawn.data, width, height, { threshold: SAME, includeAA: true });
  return { share: count / (width * height), drawn: PNG.sync.write(drawn) };
};
