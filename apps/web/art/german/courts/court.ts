import type { Suit } from "@bummerl/engine";
import { BAND, face, WIDTH } from "../frame.ts";
import { caption, type IndexLetter } from "../glyphs.ts";
import { colour, flat, shape } from "../ink.ts";
import { sign } from "../suits.ts";

/** König, Ober, Unter by our letters. */
export type CourtRank = "K" | "Q" | "J";

/** A figure of the upper half: from the upper edge down to the band. */
export interface Court {
  readonly suit: Suit;
  readonly rank: CourtRank;
  /** Name on the band, capitals; kings have none. */
  readonly name?: string;
  readonly figure: string;
}

/**
 * Where a figure's own suit sign stands in the upper half: König and Ober have it beside the head, the Unter low at the
 * dividing line. That is how the old cards, without letters, tell Ober and Unter apart.
 */
export const signPlace: Readonly<Record<CourtRank, { x: number; y: number; size: number }>> = {
  K: { x: 83, y: 40, size: 54 },
  Q: { x: 83, y: 40, size: 54 },
  J: { x: 39, y: 130, size: 54 },
};

const letters: Readonly<Record<CourtRank, IndexLetter>> = { K: "K", Q: "O", J: "U" };

const middle = (BAND.top + BAND.bottom) / 2;

/** Half of the band between the figures, with the name or with lozenges. */
const band = (name: string | undefined): string => {
  const strip = shape(`M5 ${BAND.top}H${WIDTH - 5}V${middle}H5Z`, name === undefined ? "red" : "straw");
  if (name !== undefined) return strip + caption(name, WIDTH / 2, BAND.top + 3.2, 7.6, colour.ink);
  const lozenges = Array.from(
    { length: 12 },
    (_, i) => `M${15 + i * 20} ${BAND.top + 2.5}l6 4.5l-6 4.5l-6-4.5Z`,
  );
  return strip + flat(lozenges.join(""), "gold");
};

/** Alps far behind the figures from Schiller's play, lit from the left. */
const alps =
  flat("M6 161V132L34 112L52 124L84 88L104 112L122 98L150 128L182 86L204 112L222 96L244 120V161Z", "mist") +
  flat(
    "M34 112L52 124L58 142L44 134ZM84 88L104 112L116 140L96 124L92 106ZM182 86L204 112L214 138L196 122L190 104ZM222 96L244 120V140L232 126Z",
    "haze",
  );

/** A court card: the figure twice, its sign where the rank has it. */
export const court = ({ suit, rank, name, figure }: Court): string => {
  const { x, y, size } = signPlace[rank];
  const half = (rank === "K" ? "" : alps) + figure + sign(x, y, size);
  return face({ suit, letter: letters[rank], half, band: band(name) });
};
