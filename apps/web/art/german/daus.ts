import type { Suit } from "@bummerl/engine";
import { BAND, face, WIDTH } from "./frame.ts";
import { caption } from "./glyphs.ts";
import { colour, shape } from "./ink.ts";
import { autumn } from "./seasons/autumn.ts";
import { spring } from "./seasons/spring.ts";
import { summer } from "./seasons/summer.ts";
import { winter } from "./seasons/winter.ts";
import { season, sign } from "./suits.ts";

/** Height of the sign at each end. */
export const DAUS_SIGN = 88;

const scenes: Readonly<Record<Suit, string>> = { H: spring, D: summer, S: autumn, C: winter };

const middle = (BAND.top + BAND.bottom) / 2;

/** The Daus: a big sign at each end, and the suit's season with its name. */
export const daus = (suit: Suit): string =>
  face({
    suit,
    letter: "A",
    half: scenes[suit] + sign(112, 58, DAUS_SIGN),
    band:
      shape(`M5 ${BAND.top}H${WIDTH - 5}V${middle}H5Z`, "straw") +
      caption(season[suit], WIDTH / 2, BAND.top + 3.2, 7.6, colour.ink),
  });
