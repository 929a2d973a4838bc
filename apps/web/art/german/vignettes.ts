import type { Suit } from "@bummerl/engine";
import { disc, dot, flat, line, placed, shaft, shape } from "./ink.ts";

/** All four scenes stand on the shore: the middle of the card is the water's edge. */
const shore = line("M56 175H194", 1.6);

/** Bells: Gessler's hat on the pole, which had to be greeted. */
const hatOnPole =
  flat("M56 175C66 162 80 157 98 157C116 157 130 164 142 175Z", "lime") +
  shaft("M97 172V148", 2.6, "brown") +
  shape(
    "M80 148C84 142 90 141 92 136C94 130 102 129 104 136C105 141 111 142 115 147C105 152 89 152 80 148Z",
    "red",
  ) +
  shape("M103 136C106 128 114 126 120 129C116 132 114 138 105 141Z", "sky");

/** Hearts: Tell steers the boat through the storm. */
const boat =
  shaft("M116 148L134 172", 2, "brown") +
  shape("M98 162L100 148C102 144 110 144 112 148L114 162Z", "green") +
  disc(106, 140, 5, "skin") +
  shape("M97 138C102 132 110 132 115 137L109 136L107 131C103 131 102 133 102 136Z", "forest") +
  shape("M66 157C80 165 114 166 130 156C127 167 121 173 112 174H84C74 173 69 167 66 157Z", "brown") +
  line("M71 165C84 170 112 170 125 164", 1.2) +
  line("M138 171q6-6 12 0t12 0M166 168q5-5 10 0t10 0", 1.7, "blue");

/** Leaves: the lake among its mountains, with Tell's chapel. */
const chapel =
  flat("M60 175L84 148L94 158L110 139L128 160L146 145L166 162L176 154L192 175Z", "haze") +
  flat(
    "M110 139L128 160L134 175H120L112 158ZM84 148L94 158L98 170L86 160ZM146 145L166 162L170 175H158L148 158Z",
    "sky",
  ) +
  shape("M132 175V160H152V175Z", "white") +
  shape("M128 162L142 149L156 162Z", "red") +
  line("M142 149V142M139 145H145", 1.6) +
  dot(142, 168, 2.6, "ink");

/** Acorns: crossbow and apple. */
const crossbow =
  placed(
    "translate(94 154)rotate(-16)scale(.86)",
    shaft("M-34 0H24", 4.6, "brown"),
    line("M16-21L-6 0L16 21", 1.2),
    line("M16-21C26-14 29-7 29 0C29 7 26 14 16 21", 6.6),
    line("M16-21C26-14 29-7 29 0C29 7 26 14 16 21", 3, "steel"),
    line("M-6-1H36", 2.2),
    shape("M34-5L43-1L34 3Z", "steel"),
  ) +
  shape(
    "M154 158C159 153 168 157 167 166C166 174 158 177 154 174C150 177 142 174 141 166C140 157 149 153 154 158Z",
    "red",
  ) +
  line("M154 158C154 154 155 152 158 150", 1.8) +
  shape("M157 153C160 148 165 148 168 150C165 154 161 155 157 153Z", "lime");

/** Scene of the upper half of a Zehner, between y 132 and 175; off the middle, so that its other half fits beside. */
export const vignette: Readonly<Record<Suit, string>> = {
  D: hatOnPole + shore,
  H: shore + boat,
  S: chapel + shore,
  C: shore + crossbow,
};
