import { type Colour, disc, flat, line, shape } from "../ink.ts";

/** High back of a throne behind a king, covered with cloth. */
export const throne = (cloth: Colour, pattern: Colour): string =>
  shape("M112 170V66C112 34 196 34 196 66V170Z", cloth) +
  flat(
    "M120 78l5 6l-5 6l-5-6ZM120 104l5 6l-5 6l-5-6ZM188 78l5 6l-5 6l-5-6ZM188 104l5 6l-5 6l-5-6Z",
    pattern,
  ) +
  shape("M103 170V64H113V170ZM195 170V64H205V170Z", "gold") +
  disc(108, 57, 7.5, "gold") +
  disc(200, 57, 7.5, "gold");

const jewels = disc(-12, -27, 2.6, "red") + disc(1, -25, 3, "blue") + disc(13, -27, 2.6, "red");

/** Open crown with high points. */
export const pointedCrown =
  shape("M-21-32L-28-51L-14-41L-3-58L9-41L27-52L22-32Q0-24-21-32Z", "gold") +
  disc(-28, -52, 3.2, "red") +
  disc(-3, -59, 3.6, "red") +
  disc(27, -53, 3.2, "red") +
  shape("M-22-21Q0-13 22-21L22.5-34Q0-26-22.5-34Z", "gold") +
  jewels;

/** Arched crown over a cap, with a cross. */
export const archedCrown =
  shape("M-20-32C-24-54 24-54 20-32Q0-25-20-32Z", "red") +
  shape("M-21-32C-28-46-18-56-1-55C-10-50-15-42-14-30ZM21-32C28-46 18-56 1-55C10-50 15-42 14-30Z", "gold") +
  shape("M-4-54V-27H4V-54Z", "gold") +
  line("M0-66V-55M-5-61H5", 5.5) +
  line("M0-66V-55M-5-61H5", 2.4, "gold") +
  shape("M-22-21Q0-13 22-21L22.5-34Q0-26-22.5-34Z", "gold") +
  jewels;

/** Crown of leaves. */
export const leafCrown =
  shape(
    "M-21-32C-33-38-32-50-24-52C-25-46-20-46-17-42C-16-50-10-58-3-60C3-56 9-50 9-42C13-46 19-46 19-53C29-50 32-40 21-32Q0-24-21-32Z",
    "gold",
  ) +
  line("M-3-34V-50M-20-36L-25-44M19-36L23-44", 1.4) +
  shape("M-22-21Q0-13 22-21L22.5-34Q0-26-22.5-34Z", "gold") +
  jewels;

/** Ermine tails at the given places. */
export const tails = (...places: readonly (readonly [x: number, y: number])[]): string =>
  flat(places.map(([x, y]) => `M${x} ${y}c3 3 3 7 0 10c-3-3-3-7 0-10Z`).join(""), "ink");
