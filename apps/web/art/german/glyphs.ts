/** A letter of the index: strokes (path, width) in a box of 100 × 100, ends cut off square. */
type Strokes = readonly (readonly [d: string, width: number])[];

/** Letters at the corner: Ass (Daus), the Roman ten, König, Ober, Unter. */
export type IndexLetter = "A" | "X" | "K" | "O" | "U";

const index: Readonly<Record<IndexLetter, Strokes>> = {
  A: [
    ["M48 4L18 94", 10],
    ["M48 4L82 94", 19],
    ["M28 64H68", 10],
    ["M3 95H35M62 95H100", 10],
  ],
  X: [
    ["M20 5L80 95", 20],
    ["M80 5L20 95", 11],
    ["M3 5H38M64 5H97M3 95H36M62 95H97", 10],
  ],
  K: [
    ["M24 5V95", 20],
    ["M82 5L34 56", 11],
    ["M46 42L82 95", 19],
    ["M4 5H46M4 95H46M64 5H98M62 95H100", 10],
  ],
  O: [
    ["M15 50C15 20 28 6 50 6C72 6 85 20 85 50C85 80 72 94 50 94C28 94 15 80 15 50Z", 12],
    ["M18 50C18 30 22 20 28 14M18 50C18 70 22 80 28 86M82 50C82 30 78 20 72 14M82 50C82 70 78 80 72 86", 16],
  ],
  U: [
    ["M21 5V62C21 82 32 92 51 92C70 92 80 82 80 62V5", 11],
    ["M24 5V62C24 76 28 84 34 88", 18],
    ["M3 5H43M63 5H97", 10],
  ],
};

/** A letter with its upper left corner at (x, y), `height` units high and as wide. */
export const indexLetter = (
  letter: IndexLetter,
  x: number,
  y: number,
  height: number,
  stroke: string,
): string => {
  const strokes = index[letter].map(([d, width]) => `<path d="${d}" stroke-width="${width}"/>`).join("");
  return `<g transform="translate(${x} ${y})scale(${height / 100})" fill="none" stroke="${stroke}" stroke-linecap="butt" stroke-linejoin="miter">${strokes}</g>`;
};

/** Capitals of the captions: width and strokes in a box 10 high. */
const capitals: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [8, "M0 10L4 0L8 10M1.5 6.5H6.5"],
  B: [6, "M0 0V10H3Q6 10 6 7.5Q6 5 3 5H0M3 5Q5.5 5 5.5 2.5Q5.5 0 3 0H0"],
  C: [7, "M7 1.5Q5.5 0 4 0Q0 0 0 5Q0 10 4 10Q5.5 10 7 8.5"],
  D: [7, "M0 0V10H2Q7 10 7 5Q7 0 2 0Z"],
  E: [6, "M6 0H0V10H6M0 5H5"],
  F: [6, "M6 0H0V10M0 5H5"],
  G: [7.5, "M7 1.5Q5.5 0 4 0Q0 0 0 5Q0 10 4 10Q6 10 7.5 8.5V5.5H4.5"],
  H: [7, "M0 0V10M7 0V10M0 5H7"],
  I: [0, "M0 0V10"],
  K: [6.5, "M0 0V10M6.5 0L0 6M2.5 4L6.5 10"],
  L: [5.5, "M0 0V10H5.5"],
  M: [9, "M0 10L1 0L4.5 8L8 0L9 10"],
  N: [7, "M0 10V0L7 10V0"],
  O: [8, "M4 0Q0 0 0 5Q0 10 4 10Q8 10 8 5Q8 0 4 0Z"],
  R: [6.5, "M0 10V0H3Q6 0 6 2.7Q6 5.5 3 5.5H0M3 5.5L6.5 10"],
  S: [6, "M5.7 1.5Q4.5 0 3 0Q.5 0 .5 2.5Q.5 4.5 3 5Q6 5.5 6 7.5Q6 10 3 10Q1 10 0 8.3"],
  T: [7, "M0 0H7M3.5 0V10"],
  U: [7, "M0 0V6.5Q0 10 3.5 10Q7 10 7 6.5V0"],
  Ü: [7, "M0 1.5V6.5Q0 10 3.5 10Q7 10 7 6.5V1.5M2-1V-.9M5-1V-.9"],
  V: [7.5, "M0 0L3.7 10L7.5 0"],
  W: [11, "M0 0L2.7 10L5.5 1.5L8.3 10L11 0"],
  Z: [6.5, "M0 0H6.5L0 10H6.5"],
  " ": [3, ""],
};

const GAP = 3;

/** Capitals on one line, centred at x with their top at y, `height` units high; drawn as strokes, no font needed. */
export const caption = (text: string, x: number, y: number, height: number, stroke: string): string => {
  let width = -GAP;
  const letters: string[] = [];
  for (const letter of text) {
    const glyph = capitals[letter];
    if (glyph === undefined) throw new Error(`no capital ${letter}`);
    width += GAP;
    if (glyph[1] !== "") letters.push(`<path transform="translate(${width})" d="${glyph[1]}"/>`);
    width += glyph[0];
  }
  const scale = height / 10;
  return `<g transform="translate(${x - (width * scale) / 2} ${y})scale(${scale})" fill="none" stroke="${stroke}" stroke-width="1.7">${letters.join("")}</g>`;
};
