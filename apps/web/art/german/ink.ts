/** Colours of the whole deck, after the lithographs of the 19th century. */
export const colour = {
  ink: "#1f1a1d",
  paper: "#fffdf8",
  edge: "#8a7a66",
  red: "#d63a2a",
  wine: "#9c2320",
  blush: "#eda488",
  green: "#3b9443",
  forest: "#1f6632",
  lime: "#a9cf5b",
  gold: "#f4bd35",
  ochre: "#c98a1e",
  straw: "#fbe08a",
  sky: "#74b5dc",
  blue: "#2f6aa8",
  mist: "#dcebf2",
  haze: "#bfd9e6",
  skin: "#f7d3ab",
  tan: "#e9b887",
  brown: "#8a5527",
  umber: "#57331a",
  steel: "#c3cad0",
  lead: "#87919b",
  white: "#ffffff",
} as const;

/** A fill: one of the deck's colours. */
export type Colour = keyof typeof colour;

/** A flat shape with the ink contour of the group around it. */
export const shape = (d: string, fill: Colour): string => `<path d="${d}" fill="${colour[fill]}"/>`;

/** A flat shape without contour: shadows, lights, patterns. */
export const flat = (d: string, fill: Colour): string =>
  `<path d="${d}" fill="${colour[fill]}" stroke="none"/>`;

/** A stroke; `width` in units of the card (250 × 350), ink unless told. */
export const line = (d: string, width = 1.4, stroke: Colour = "ink"): string =>
  `<path d="${d}" fill="none" stroke="${colour[stroke]}" stroke-width="${width}"/>`;

/** A round shape with contour. */
export const disc = (cx: number, cy: number, r: number, fill: Colour): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour[fill]}"/>`;

/** A round shape without contour. */
export const dot = (cx: number, cy: number, r: number, fill: Colour): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour[fill]}" stroke="none"/>`;

/** A long straight thing with contour: pole, sceptre, blade. */
export const shaft = (d: string, width: number, fill: Colour): string =>
  line(d, width + 3.6) + line(d, width, fill);

/** Parts moved, turned or scaled together. */
export const placed = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join("")}</g>`;
