import type { Suit } from "@bummerl/engine";
import { css, type SVGTemplateResult, svg } from "lit";
import type { Deck } from "../state/preferences.ts";

/** The pips as printed on the French faces, in a box of 1200 × 1200 around the origin. */
const PIPS: Readonly<Record<Suit, string>> = {
  S: "M0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0c0-285 255-435 355-685",
  H: "M0-300c0-100 100-200 200-200s200 100 200 250C400 0 0 400 0 500 0 400-400 0-400-250c0-150 100-250 200-250S0-400 0-300",
  D: "M-400 0C-350 0 0-450 0-500 0-450 350 0 400 0 350 0 0 450 0 500 0 450-350 0-400 0",
  C: "M30 150c5 235 55 250 100 350h-260c45-100 95-115 100-350a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14 210 210 0 1 1-74 201 10 10 0 0 0-20 0",
};

const pip = (suit: Suit): SVGTemplateResult =>
  svg`<path class="pip" transform="scale(0.092)" d=${PIPS[suit]} />`;

/** Signs of the double German deck in its plainest form, made for the size of a letter; box of 100 × 100. */
const GERMAN: Readonly<Record<Suit, SVGTemplateResult>> = {
  D: svg`<path class="line" d="M-8-40a8.5 8.5 0 1 1 16 0" />
    <circle class="gold ink" cy="5" r="41" />
    <path class="red ink" d="M-40-3C-20 5 20 5 40-3L40 13C20 21-20 21-40 13Z" />
    <path class="line" d="M0 25V45" />
    <circle class="dark" cy="26" r="8" />`,
  H: svg`<path class="red ink" d="M0 47C-7 29-46 10-46-17C-46-35-33-44-21-44C-10-44-2-37 0-27C2-37 10-44 21-44C33-44 46-35 46-17C46 10 7 29 0 47Z" />`,
  S: svg`<path class="line" d="M-1 16C0 30 4 39 12 47" />
    <path class="green ink" d="M0-48C7-39 17-32 27-28L26-22C36-16 42-7 44 2L40 5C45 17 38 31 24 31C13 31 4 25 0 18C-4 25-13 31-24 31C-38 31-45 17-40 5L-44 2C-42-7-36-16-26-22L-27-28C-17-32-7-39 0-48Z" />
    <path class="vein" d="M0 20V-34M0 0L-24-9M0 0L24-9M0-18L-13-26M0-18L13-26" />`,
  C: svg`<path class="line" d="M0-32C-2-40 1-45 9-48" />
    <path class="gold ink" d="M-29-8C-32 16-18 33-5 40L0 48L5 40C18 33 32 16 29-8Z" />
    <path class="green ink" d="M-37-7C-40-26-20-37 0-37C20-37 40-26 37-7C24 2-24 2-37-7Z" />`,
};

/**
 * A suit as the deck prints it. Suits differ by shape alone as well; colour comes on top (`data-suit` and `data-deck`
 * around it, see `suitColours`).
 */
export const suitShape = (suit: Suit, deck: Deck): SVGTemplateResult =>
  deck === "german" ? GERMAN[suit] : pip(suit);

/** Colours of signs and letters on card paper: `[data-suit]`, four colours where the deck has them. */
export const suitColours = css`
  [data-suit] {
    color: var(--bm-suit-black);
  }
  [data-suit="H"],
  [data-suit="D"] {
    color: var(--bm-suit-red);
  }
  [data-deck="four"][data-suit="D"],
  [data-deck="text"][data-suit="D"] {
    color: var(--bm-suit-blue);
  }
  [data-deck="four"][data-suit="C"],
  [data-deck="text"][data-suit="C"],
  [data-deck="german"][data-suit="S"] {
    color: var(--bm-suit-green);
  }
  [data-deck="german"][data-suit="D"] {
    color: var(--bm-suit-bell);
  }
  .pip {
    fill: currentColor;
  }
  .ink,
  .line,
  .vein {
    stroke: var(--bm-suit-black);
    stroke-width: 6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .line,
  .vein {
    fill: none;
  }
  .line {
    stroke-width: 8;
  }
  .vein {
    stroke: var(--bm-card-paper);
    stroke-width: 5;
  }
  .dark {
    fill: var(--bm-suit-black);
  }
  .red {
    fill: var(--bm-sign-red);
  }
  .green {
    fill: var(--bm-sign-green);
  }
  .gold {
    fill: var(--bm-sign-gold);
  }
`;
