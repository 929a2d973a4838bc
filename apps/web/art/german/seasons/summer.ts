import { fist } from "../hands.ts";
import { type Face, head } from "../heads.ts";
import { dot, flat, line, placed, shaft, shape } from "../ink.ts";

const reaper: Face = {
  hair: "brown",
  brow: "raised",
  cut: "short",
  beard: "none",
  moustache: "droopy",
  mouth: "smile",
  skin: "skin",
};

const hat =
  shape("M-46-12C-44-26-18-32 2-32C24-32 48-26 48-12C30-22-24-24-46-12Z", "straw") +
  shape("M-21-24C-20-44-12-50 2-50C16-50 23-44 25-24C10-30-8-30-21-24Z", "straw") +
  shape("M-21-24C-8-30 12-31 25-24L24-31C12-37-8-37-20.5-31Z", "red") +
  line("M-36-17L-24-23M38-17L28-23M-8-47V-38M8-48V-38", 1.3, "ochre");

const ear = (x: number, y: number, lean: number): string =>
  line(`M${x} ${y}q${lean / 2} 14 ${-lean} 40`, 1.6, "ochre") +
  placed(
    `translate(${x} ${y})rotate(${lean})`,
    flat("M0-15C4-11 4-4 0 2C-4-4-4-11 0-15Z", "ochre"),
    line("M-4-8L-1-4M4-8L1-4M-4-2L-1 2M4-2L1 2M0-15V-20", 1.3, "brown"),
  );

const sheaf =
  [-14, -9, -4, 1, 6, 11, 16].map((lean, i) => ear(44 + lean * 1.4, 132 - (i % 2) * 5, lean)).join("") +
  shape("M30 142H60C56 149 56 152 62 170H28C34 152 34 149 30 142Z", "straw") +
  line("M36 154L34 168M44 152V168M51 154L53 168", 1.3, "ochre") +
  shape("M29 142C38 146 52 146 61 142L60 151C52 154 38 154 30 151Z", "red");

/** Summer: sun over the corn, a sheaf, a reaper with his scythe. */
export const summer =
  flat("M6 114C60 99 190 99 244 114V161H6Z", "straw") +
  [-60, -36, -12, 12, 36, 60]
    .map((turn) => placed(`translate(108 142)rotate(${turn})`, flat("M-3-31L0-42L3-31Z", "red")))
    .join("") +
  shape("M80 146A28 28 0 0 1 136 146Z", "gold") +
  line("M97 130q3-3 6 0M113 130q3-3 6 0M108 130v5h-2M102 139q6 4 12 0", 1.4) +
  dot(95, 137, 2.6, "red") +
  dot(121, 137, 2.6, "red") +
  shape("M5 146C50 134 90 138 130 142C170 134 210 134 245 142V175H5Z", "gold") +
  line(
    "M74 150v8M84 146v9M94 150v8M104 146v9M114 150v8M124 147v9M134 150v8M144 146v8M154 150v8M14 148v9M20 152v7M70 160v6M160 145v7M100 158v6M120 160v6",
    1.6,
    "ochre",
  ) +
  sheaf +
  shape("M162 44C188 30 222 36 243 60C220 46 190 46 163 54Z", "steel") +
  shape("M166 175C166 152 176 140 196 136H216C234 140 242 154 243 175Z", "white") +
  shape("M190 136L192 175H200V137ZM216 137V175H224L224 138Z", "green") +
  line("M208 142V172", 1.4) +
  dot(208, 152, 1.6, "ink") +
  dot(208, 161, 1.6, "ink") +
  shape("M196 136C200 130 214 130 218 136L208 146Z", "red") +
  head(206, 104, 0.78, "left", reaper, hat) +
  shaft("M167 175L163 45", 3, "brown") +
  placed("translate(167 149)scale(.66)", fist(0, 0, 0)) +
  shape("M156 175C156 164 160 158 168 157C180 157 188 164 188 175Z", "white");
