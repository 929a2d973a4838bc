/** Letters at the corner: Ass (Daus), the Roman ten, König, Ober, Unter. */
export type IndexLetter = "A" | "X" | "K" | "O" | "U";

/** Outlines in a box of 100 × 100, thick and thin as a sign painter's brush leaves them. */
const index: Readonly<Record<IndexLetter, string>> = {
  A: "M40 2H59L89 89H100V98H59V89H67L61 71H34L28 89H39V98H0V89H14ZM48 28L37 61H58Z",
  X: "M2 2H47V11H38L53 35L70 11H60V2H97V11H85L59 45L89 89H99V98H54V89H63L46 63L27 89H38V98H2V89H14L40 53L12 11H2Z",
  K: "M2 2H45V11H35V45L71 11H62V2H98V11H86L57 39L90 89H100V98H59V89H66L42 54L35 61V89H45V98H2V89H12V11H2Z",
  O: "M50 1C80 1 95 21 95 50C95 79 80 99 50 99C20 99 5 79 5 50C5 21 20 1 50 1ZM50 11C36 11 27 25 27 50C27 75 36 89 50 89C64 89 73 75 73 50C73 25 64 11 50 11Z",
  U: "M0 2H43V11H33V61C33 79 40 86 53 86C67 86 74 78 74 61V11H63V2H100V11H86V61C86 85 74 98 49 98C22 98 10 85 10 61V11H0Z",
};

/** A letter with its upper left corner at (x, y), `height` units high and as wide. */
export const indexLetter = (
  letter: IndexLetter,
  x: number,
  y: number,
  height: number,
  fill: string,
): string =>
  `<path transform="translate(${x} ${y})scale(${height / 100})" d="${index[letter]}" fill="${fill}" fill-rule="evenodd" stroke="none"/>`;

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
