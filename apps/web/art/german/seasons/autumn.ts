import { fist } from "../hands.ts";
import { type Face, head } from "../heads.ts";
import { disc, flat, line, placed, shape } from "../ink.ts";

const vintner: Face = {
  hair: "umber",
  brow: "raised",
  cut: "curls",
  beard: "chin",
  moustache: "handlebar",
  mouth: "smile",
  nose: "snub",
};

const vineLeaf = (x: number, y: number, size: number, turn: number): string =>
  placed(
    `translate(${x} ${y})rotate(${turn})scale(${size})`,
    shape(
      "M0 10C-5 14-12 12-12 6C-18 4-18-4-13-6C-14-12-8-16-4-12L0-19L4-12C8-16 14-12 13-6C18-4 18 4 12 6C12 12 5 14 0 10Z",
      "lime",
    ),
    line("M0 9V-10M0 2L-9-4M0 2L9-4", 1.3, "forest"),
  );

const cap =
  shape("M-22-20C-28-40-14-50 2-49C20-48 30-36 26-18C12-30-8-30-22-20Z", "green") +
  flat("M8-46C20-43 27-34 24-23C20-28 16-30 12-31C16-36 14-42 8-46Z", "forest") +
  shape("M-24-18C-10-29 12-29 27-17L25-11C12-22-8-22-22-12Z", "straw") +
  vineLeaf(14, -36, 0.9, 30);

const grapes = (x: number, y: number, r: number): string =>
  [
    [-2, 0],
    [0, 0],
    [2, 0],
    [-1, 1.7],
    [1, 1.7],
    [-2.6, 1.5],
    [2.6, 1.5],
    [0, 3.4],
    [-1.4, 3.2],
    [0.4, 5],
  ]
    .map(([dx = 0, dy = 0]) => disc(x + dx * r, y + dy * r, r, "blue"))
    .join("");

const barrel =
  shape("M16 126C24 122 62 122 70 126C77 138 77 150 70 166H16C9 150 9 138 16 126Z", "brown") +
  line("M28 124C24 138 24 150 28 166M43 123V166M58 124C62 138 62 150 58 166", 1.4) +
  line("M12 136C30 140 56 140 74 136M12 153C30 157 56 157 74 153", 5) +
  line("M12 136C30 140 56 140 74 136M12 153C30 157 56 157 74 153", 2, "steel") +
  shape("M14 127C14 118 72 118 72 127C72 132 14 132 14 127Z", "umber");

/** Autumn: vines on the hills, a barrel full of grapes, a vintner drinking the new wine. */
export const autumn =
  flat("M6 114C60 99 190 99 244 114V161H6Z", "blush") +
  shape("M5 146C40 116 80 116 112 138C144 120 200 122 245 144V175H5Z", "ochre") +
  line("M84 128l8 20M96 130l10 20M108 138l8 14M128 134l-4 18M142 130l-2 20M156 128l2 18", 2.6, "forest") +
  shape("M5 158C70 150 150 152 245 158V175H5Z", "green") +
  barrel +
  grapes(30, 119, 4.4) +
  grapes(56, 118, 4.4) +
  grapes(43, 112, 4.4) +
  vineLeaf(66, 114, 0.7, 50) +
  vineLeaf(20, 116, 0.7, -40) +
  grapes(112, 141, 4) +
  vineLeaf(106, 135, 0.66, -24) +
  shape("M164 175C164 152 174 140 196 136H216C234 140 242 154 243 175Z", "white") +
  shape("M194 136C180 140 178 160 180 175H200V138ZM216 137V175H232C232 160 230 142 220 137Z", "wine") +
  line("M208 142V172", 1.4) +
  shape("M194 137C198 130 214 130 218 137L206 144Z", "sky") +
  head(206, 104, 0.78, "left", vintner, cap) +
  shape("M160 118H180L178 128C178 136 173 138 172 139V150H168V139C167 138 162 136 162 128Z", "mist") +
  flat("M162.5 123H177.5L177 128C177 133 173 136 170 136C167 136 163 133 163 128Z", "red") +
  placed("translate(171 150)scale(.62)", fist(0, 0, 0)) +
  shape("M160 175C160 164 164 158 171 157C182 158 186 166 186 175Z", "white");
