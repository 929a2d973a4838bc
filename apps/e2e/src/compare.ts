import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** How far two points may differ in colour and still be the same, 0 to 1: letters are smoothed differently everywhere. */
const SAME = 0.25;

export interface Difference {
  /** Share of points that differ, 0 to 1; 1 when the sizes do. */
  readonly share: number;
  /** What differs, drawn in red; `null` when the sizes do. */
  readonly drawn: Buffer | null;
}

/** Compares two pictures in PNG, point by point. */
export const compare = (one: Buffer, other: Buffer): Difference => {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = a;
  if (width !== b.width || height !== b.height) return { share: 1, drawn: null };
  const drawn = new PNG({ width, height });
  const count = pixelmatch(a.data, b.data, drawn.data, width, height, { threshold: SAME });
  return { share: count / (width * height), drawn: PNG.sync.write(drawn) };
};
