import { palm } from "../hands.ts";
import { type Face, head } from "../heads.ts";
import { dot, flat, line, placed, shape } from "../ink.ts";

const grandfather: Face = {
  hair: "white",
  brow: "raised",
  cut: "short",
  beard: "long",
  moustache: "droopy",
  mouth: "smile",
  nose: "hooked",
  old: true,
};

const cap =
  shape("M-20-28C-20-50-10-56 4-55C18-54 26-46 25-26Z", "red") +
  shape(
    "M-26-16C-32-22-29-32-22-32C-18-37-12-36-8-34C-4-38 3-37 6-34C11-37 17-36 19-32C27-34 32-26 28-20C32-8 32 6 26 18C20 20 16 16 17 8C18-2 17-10 14-16C6-22-12-22-26-16Z",
    "umber",
  ) +
  line("M-20-26L-18-21M-8-29L-7-24M6-29L7-24M18-26L18-20M24-8L19-8M25 4L20 3", 1.4, "tan");

const fir = (x: number, y: number, size: number): string =>
  placed(
    `translate(${x} ${y})scale(${size})`,
    shape("M-3 0V-8H3V0Z", "umber"),
    shape("M0-44L10-30H6L15-18H9L19-5H-19L-9-18H-15L-6-30H-10Z", "forest"),
    flat(
      "M0-42L8-30.5L2-32L-3-29L-8-30.5ZM-13-18.5L-5-21L1-18L7-20L13-18.5L8-24L-8-24ZM-17-6L-8-9L0-6L9-9L17-6L11-13L-11-13Z",
      "white",
    ),
  );

const hut =
  line("M74 108c-6-6 6-10 0-17c-4-5 4-8 2-13", 3, "lead") +
  shape("M68 122V106H80V130Z", "lead") +
  shape("M26 165V134L54 116L88 136V165Z", "brown") +
  line("M30 146H84M30 156H84", 1.2, "umber") +
  shape("M46 144H60V158H46Z", "gold") +
  line("M53 144V158M46 151H60", 1.6) +
  shape("M68 165V144H80V165Z", "umber") +
  shape(
    "M16 138C14 130 22 128 26 125L54 106L90 128C96 132 100 136 95 140C88 142 84 136 78 134L54 119L30 135C26 138 20 142 16 138Z",
    "white",
  ) +
  shape("M66 106C66 101 82 101 82 106Z", "white");

const fire =
  line("M122 160L150 152M122 152L150 160", 7) +
  line("M122 160L150 152M122 152L150 160", 3.4, "brown") +
  shape(
    "M124 152C116 140 126 132 126 122C132 126 134 130 134 134C138 128 136 118 140 112C150 124 158 140 148 153C140 158 130 158 124 152Z",
    "red",
  ) +
  flat(
    "M130 151C126 144 131 140 132 134C136 138 138 140 138 143C140 140 140 136 141 132C147 140 149 147 144 152C140 155 134 155 130 151Z",
    "gold",
  );

const flakes = (...places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => dot(x, y, 1.9, "white")).join("");

/** Winter: a hut in the snow, and an old man warming his hands at a fire. */
export const winter =
  flat("M6 114C60 99 190 99 244 114V161H6Z", "sky") +
  shape("M5 136C40 126 76 124 110 134C150 122 210 124 245 138V175H5Z", "white") +
  fir(110, 144, 0.74) +
  fir(162, 138, 0.6) +
  hut +
  shape("M5 160C50 152 90 164 130 158C180 152 220 156 245 158V175H5Z", "white") +
  fire +
  flakes(
    [22, 112],
    [36, 108],
    [98, 112],
    [108, 122],
    [128, 110],
    [150, 118],
    [172, 110],
    [92, 122],
    [240, 112],
  ) +
  shape("M166 175C166 152 176 140 194 136H218C236 140 243 154 243 175Z", "brown") +
  flat("M243 175C242 156 236 144 224 138C230 150 231 162 230 175Z", "umber") +
  shape("M188 138C194 130 220 130 226 138L222 148C212 142 200 142 192 148Z", "umber") +
  head(206, 104, 0.76, "left", grandfather, cap) +
  shape("M178 160C180 152 186 150 192 152L214 162L210 175H180Z", "brown") +
  placed("translate(172 152)scale(.62)", palm(0, 0, 10)) +
  placed("translate(176 162)scale(.62)", palm(0, 0, 4)) +
  shape("M178 146L188 148L186 172H180Z", "umber");
