import type { Suit } from "@bummerl/engine";
import { type IndexLetter, indexLetter } from "./glyphs.ts";
import { colour } from "./ink.ts";
import { indexColour, sign, signDefinition } from "./suits.ts";

/** Size of a face in its own units, 5 : 7 like the other decks. */
export const WIDTH = 250;
export const HEIGHT = 350;
/** The line between the halves is a band; parts of a half end under it. */
export const BAND = { top: 161, bottom: 189 } as const;

/** What a face consists of. A half is drawn for the upper end and stands on its head at the lower. */
export interface Parts {
  readonly suit: Suit;
  readonly letter: IndexLetter;
  readonly half: string;
  /** Upper half of what divides the halves, drawn over both of them. */
  readonly band?: string;
}

const tidy = (svg: string): string =>
  svg.replace(/-?\d*\.\d+/g, (number) => String(Number(Number(number).toFixed(2))));

const turned = (id: string): string =>
  `<use href="#${id}" transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})"/>`;

/** A whole face as an SVG document: paper, two halves, corner indices, frame. */
export const face = ({ suit, letter, half, band = "" }: Parts): string =>
  tidy(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
      `<defs>${signDefinition(suit)}</defs>`,
      `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="12.5" fill="${colour.paper}" stroke="${colour.edge}"/>`,
      `<g stroke="${colour.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">`,
      `<g id="h">${half}${sign(31, 81, 39)}${indexLetter(letter, 10, 13, 44, indexColour[suit])}</g>`,
      turned("h"),
      band === "" ? "" : `<g id="b">${band}</g>${turned("b")}`,
      `<rect x="5" y="5" width="${WIDTH - 10}" height="${HEIGHT - 10}" rx="9" fill="none" stroke-width="1.6"/>`,
      "</g></svg>\n",
    ].join(""),
  );
