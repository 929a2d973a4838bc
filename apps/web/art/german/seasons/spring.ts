import { fist } from "../hands.ts";
import { type Face, head } from "../heads.ts";
import { type Colour, disc, dot, flat, line, placed, shaft, shape } from "../ink.ts";

const girl: Face = {
  hair: "ochre",
  brow: "calm",
  cut: "long",
  beard: "none",
  moustache: "none",
  mouth: "smile",
  lips: true,
  nose: "snub",
};

const petals = (x: number, y: number, r: number, fill: Colour): string =>
  [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      return dot(x + r * Math.cos(angle), y + r * Math.sin(angle), r * 0.72, fill);
    })
    .join("") + dot(x, y, r * 0.6, "gold");

const wreath =
  shape("M-16-22C-24-10-24 8-22 22C-27 32-27 42-23 50C-16 47-14 36-16 26C-18 12-17-4-11-20Z", "ochre") +
  line("M-22 25L-16 30M-25 34L-16 38M-25 43L-17 46", 1.2) +
  shape("M-21-16C-26-40-12-50 2-48C20-46 28-32 26-14C20-26 4-34-8-30C-14-28-18-24-21-16Z", "ochre") +
  petals(-17, -27, 5.5, "red") +
  petals(-5, -34, 5.5, "white") +
  petals(8, -34, 5.5, "sky") +
  petals(19, -27, 5.5, "red");

const tulip = (x: number, y: number, height: number, fill: Colour): string =>
  line(`M${x} ${y}v${height}`, 2.4, "forest") +
  shape(`M${x} ${y + height}c-2-9-7-12-9-16c7 1 9 6 9 12Z`, "green") +
  shape(`M${x} ${y + 3}c-9 0-9-11-7-16l4 5l3-7l3 7l4-5c2 5 2 16-7 16Z`, fill);

const tree =
  shape("M40 158C44 146 44 138 41 128L48 124L55 129C51 140 52 148 56 158Z", "brown") +
  shape(
    "M24 130C12 130 10 116 20 112C18 100 32 94 40 100C46 90 62 92 64 104C76 104 78 120 68 124C66 134 52 136 46 130C40 138 28 138 24 130Z",
    "white",
  ) +
  [
    [26, 120],
    [38, 110],
    [52, 104],
    [60, 116],
    [46, 122],
    [33, 127],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 3.6, "blush") + dot(x, y, 1.3, "red"))
    .join("");

/** Spring: blossom, tulips, a girl with a wreath. */
export const spring =
  flat("M6 114C60 99 190 99 244 114V161H6Z", "mist") +
  shape("M5 142C40 128 80 130 120 142C160 128 210 126 245 136V170H5Z", "lime") +
  shape("M5 152C60 142 110 156 160 150C190 146 220 148 245 152V175H5Z", "green") +
  placed("translate(6 8)", tree) +
  tulip(84, 142, 20, "red") +
  tulip(104, 148, 16, "gold") +
  tulip(124, 140, 22, "red") +
  tulip(144, 148, 16, "white") +
  line("M92 118q5-6 9 0q4-6 9 0M118 112q4-5 7 0q3-5 7 0", 1.5) +
  shape("M164 175C164 152 174 138 196 134H216C234 138 242 152 243 175Z", "sky") +
  shape("M192 134L188 175H224L218 134L205 144Z", "white") +
  line("M198 146L212 154M212 146L198 154M198 158L212 166M212 158L198 166", 1.3, "red") +
  head(206, 101, 0.8, "left", girl, wreath) +
  shaft("M176 152L172 128", 1.6, "forest") +
  placed("translate(171 122)", petals(0, 0, 7, "red")) +
  disc(171, 122, 3, "gold") +
  placed("translate(176 148)scale(.62)", fist(0, 0, 10)) +
  shape("M164 172C164 160 170 154 178 154C186 156 190 164 190 175H164Z", "white");
