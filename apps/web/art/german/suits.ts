import type { Suit } from "@bummerl/engine";
import { colour, disc, dot, flat, line, placed, shape } from "./ink.ts";

const bell =
  line("M-7-38a8 8 0 1 1 14 0", 9) +
  line("M-7-38a8 8 0 1 1 14 0", 3.5, "gold") +
  disc(0, 4, 41, "gold") +
  flat("M-39 12C-36 32-20 43-6 43.5C-18 34-23 24-23 13Z", "red") +
  flat("M39 12C36 32 20 43 6 43.5C18 34 23 24 23 13Z", "red") +
  flat("M-37-12C-33-27-20-35-8-36C-17-29-21-20-22-9C-28-9-33-10-37-12Z", "straw") +
  shape("M-40-4C-20 4 20 4 40-4L40.5 10C20 19-20 19-40.5 10Z", "green") +
  line("M0 22V44", 6) +
  dot(0, 23, 7, "ink") +
  `<circle cx="0" cy="4" r="41" fill="none"/>`;

const heart =
  shape(
    "M0 47C-7 29-46 10-46-17C-46-35-33-44-21-44C-10-44-2-37 0-27C2-37 10-44 21-44C33-44 46-35 46-17C46 10 7 29 0 47Z",
    "red",
  ) +
  flat("M2 37C11 23 41 7 41-17C41-27 36-35 28-38C34-20 22 8 2 37Z", "wine") +
  flat(
    "M-39-14C-40-28-32-38-21-38C-15-38-11-36-8-32C-24-35-32-26-32-12C-32-6-30-1-27 5C-34 0-38-6-39-14Z",
    "blush",
  );

const leaf =
  line("M-1 16C0 30 4 39 12 46", 11) +
  line("M-1 16C0 30 4 39 12 46", 5.5, "lime") +
  shape(
    "M0-48C7-39 17-32 27-28L26-22C36-16 42-7 44 2L40 5C45 17 38 31 24 31C13 31 4 25 0 18C-4 25-13 31-24 31C-38 31-45 17-40 5L-44 2C-42-7-36-16-26-22L-27-28C-17-32-7-39 0-48Z",
    "green",
  ) +
  flat("M0-43C7-35 16-29 23-26L22-19C32-13 38-6 40 1L35 4C41 16 35 27 24 27C14 27 5 21 0 11Z", "forest") +
  line(
    "M0 20V-34M0-14L-15-24M0 0L-27-8M0 12C-9 14-18 18-24 22M0-14L15-24M0 0L27-8M0 12C9 14 18 18 24 22",
    3.6,
    "lime",
  );

const acorn =
  line("M0-32C-2-40 1-45 9-48", 11) +
  line("M0-32C-2-40 1-45 9-48", 5.5, "lime") +
  shape("M-29-8C-32 16-18 33-5 40L0 48L5 40C18 33 32 16 29-8Z", "gold") +
  flat("M9-4H25C27 14 17 29 4 37L1 41C10 26 13 10 9-4Z", "brown") +
  flat("M-23-2C-23 11-17 22-10 28C-14 17-15 8-14-2Z", "straw") +
  shape("M-37-7C-40-26-20-37 0-37C20-37 40-26 37-7C24 2-24 2-37-7Z", "green") +
  flat("M33-9C35-21 24-30 8-33C20-25 22-14 17-4C23-5 29-7 33-9Z", "forest") +
  line("M-31-20L-12-3M-20-29L12-3M-3-33L29-9M31-20L12-3M20-29L-12-3M3-33L-29-9", 2.6);

/** By suit; the acorn is slender by nature and drawn a little wider to weigh as much as the others. */
const signs: Readonly<Record<Suit, string>> = {
  D: bell,
  H: heart,
  S: leaf,
  C: placed("scale(1.12 1.03)", acorn),
};

/** Id of the suit sign inside every face. */
export const SIGN = "s";

/** The suit sign, drawn once in a box of 100 × 100 around the origin. */
export const signDefinition = (suit: Suit): string => `<g id="${SIGN}" stroke-width="4.6">${signs[suit]}</g>`;

/** The suit sign around (x, y), `size` units high. */
export const sign = (x: number, y: number, size: number, turn = 0): string =>
  `<use href="#${SIGN}" transform="translate(${x} ${y})${turn === 0 ? "" : `rotate(${turn})`}scale(${size / 100})"/>`;

/** Colour of the index: each at least 7 : 1 on the paper. */
export const indexColour: Readonly<Record<Suit, string>> = {
  D: "#6a4300",
  H: "#a0120c",
  S: "#145229",
  C: colour.ink,
};

/** Season on the Daus of a suit, as the old cards have it. */
export const season: Readonly<Record<Suit, string>> = {
  H: "FRÜHLING",
  D: "SOMMER",
  S: "HERBST",
  C: "WINTER",
};
