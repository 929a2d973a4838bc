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
  [-14, -9, -4, 1, 6, 11, 16].map((lean, i) => ear(42 + lean * 1.5, 124 - (i % 2) * 6, lean)).join("") +
  shape("M30 138H58C54 146 54 150 60 170H26C34 150 34 146 30 138Z", "straw") +
  line("M36 154L34 168M44 152V168M51 154L53 168", 1.3, "ochre") +
  shape("M29 138C38 142 50 142 59 138L58 147C50 150 38 150 30 147Z", "red");

/** Summer: sun over the corn, a sheaf, a reaper with his scythe. */
export const summer =
  flat("M6 104H244V161H6Z", "straw") +
  [-60, -36, -12, 12, 36, 60]
    .map((turn) => placed(`translate(108 142)rotate(${turn})`, flat("M-3-31L0-42L3-31Z", "red")))
    .join("") +
  shape("M82 142A26 26 0 0 1 134 142Z", "red") +
  flat("M88 141A21 21 0 0 1 106 121C100 126 97 133 97 141Z", "gold") +
  shape("M5 146C50 134 90 138 130 142C170 134 210 134 245 142V175H5Z", "gold") +
  line(
    "M74 150v8M84 146v9M94 150v8M104 146v9M114 150v8M124 147v9M134 150v8M144 146v8M154 150v8M14 148v9M20 152v7M70 160v6M160 145v7M100 158v6M120 160v6",
    1.6,
    "ochre",
  ) +
  sheaf +
  shape("M166 175C166 152 176 140 196 136H216C234 140 242 154 243 175Z", "white") +
  shape("M190 136L192 175H200V137ZM216 137V175H224L224 138Z", "green") +
  line("M208 142V172", 1.4) +
  dot(208, 152, 1.6, "ink") +
  dot(208, 161, 1.6, "ink") +
  shape("M196 136C200 130 214 130 218 136L208 146Z", "red") +
  head(206, 104, 0.78, "left", reaper, hat) +
  shape("M176 70C158 66 138 78 130 98C142 86 158 80 178 82Z", "steel") +
  shaft("M176 174L178 66", 3, "brown") +
  placed("translate(176 150)scale(.66)", fist(0, 0, 0)) +
  shape("M164 175C164 164 168 158 176 157C186 158 190 166 190 175Z", "white");
