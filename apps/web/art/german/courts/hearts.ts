import { fist } from "../hands.ts";
import { type Face, head } from "../heads.ts";
import { disc, dot, flat, line, placed, shaft, shape } from "../ink.ts";
import type { Court } from "./court.ts";
import { pointedCrown, tails, throne } from "./regalia.ts";

const old: Face = {
  hair: "brown",
  brow: "calm",
  cut: "bob",
  beard: "full",
  moustache: "droopy",
  mouth: "firm",
};

/** Head of a sceptre, on top of a shaft that ends at (0, -48). */
const lily =
  shape(
    "M-3-47C-15-46-18-58-11-62C-9-63-6-61-6-58C-8-68-4-72 0-77C4-72 8-68 6-58C6-61 9-63 11-62C18-58 15-46 3-47Z",
    "gold",
  ) + shape("M-6-50H6V-45H-6Z", "red");

const king =
  throne("wine", "gold") +
  shape("M62 175C62 142 80 124 122 114H176C216 122 236 144 238 175Z", "red") +
  flat("M62 175C62 148 72 134 86 128C80 142 78 158 79 175Z", "wine") +
  line("M96 150C92 158 91 166 91 174M206 142C212 152 214 162 214 174", 1.4) +
  shape("M136 128L128 175H172L164 128Z", "gold") +
  line("M150 132V172M140 146L150 154L160 146M138 160L150 168L162 160", 1.3, "ochre") +
  shape(
    "M96 124C108 108 190 108 202 124C208 136 206 144 198 150C180 142 164 138 150 150C136 138 118 142 102 150C92 144 90 136 96 124Z",
    "white",
  ) +
  tails([106, 130], [122, 126], [136, 134], [164, 134], [178, 126], [194, 130]) +
  head(150, 79, 1.08, "right", old, pointedCrown) +
  placed("translate(213 120)rotate(8)", shaft("M0 56V-48", 4, "gold"), lily) +
  shape("M186 178C186 158 194 146 204 142L230 140C240 152 240 166 236 178Z", "red") +
  shape("M198 150C196 140 204 130 212 130C222 128 230 134 232 142C224 148 208 152 198 150Z", "white") +
  tails([206, 135], [216, 134], [225, 134]) +
  fist(213, 122, -6, "right");

const plume = (d: string): string => shape(d, "white");

const beret =
  plume("M8-34C20-62 46-62 50-44C54-40 52-32 46-30C50-24 44-16 36-18C34-24 24-32 8-30Z") +
  line("M14-34C26-50 38-52 46-42M34-48L40-54M40-46L48-48M30-40C36-40 40-34 42-28", 1.3) +
  shape("M-26-22C-36-34-26-48-6-49C20-52 34-38 27-22C14-30-8-30-26-22Z", "ink") +
  flat("M-22-30C-22-38-14-43-4-44C-12-40-17-35-18-29Z", "lead") +
  shape("M-24-20C-10-28 12-28 26-20L24-15C10-22-8-22-22-15Z", "red") +
  disc(-15, -27, 4.5, "gold");

const bailiff: Face = {
  hair: "ink",
  brow: "stern",
  cut: "bob",
  beard: "goatee",
  moustache: "handlebar",
  gaze: 0.9,
  mouth: "sneer",
  nose: "hooked",
};

const gessler =
  shape("M64 175C62 146 78 128 118 116H176C216 124 236 146 238 175Z", "blue") +
  shape("M116 112C84 120 62 138 58 175H104C102 156 108 136 126 124Z", "red") +
  flat("M58 175C60 150 68 138 80 130C74 146 73 160 75 175Z", "wine") +
  line("M100 128C90 142 87 158 88 174", 1.3) +
  shape("M122 124L118 175H176L174 124Z", "blue") +
  shape("M132 134L130 148L134 146V134ZM150 136V156L156 154V136ZM166 132L168 150L172 146V132Z", "straw") +
  line("M112 140C126 164 168 164 186 138", 5.6) +
  line("M112 140C126 164 168 164 186 138", 2.4, "gold") +
  disc(149, 161, 7, "gold") +
  shape(
    "M112 120C116 108 184 108 188 120C192 130 182 134 176 130C170 138 162 136 158 132C152 140 144 138 142 132C136 138 128 136 126 131C118 134 108 130 112 120Z",
    "white",
  ) +
  line("M126 131L128 120M142 132V122M158 132L157 122M176 130L172 120", 1.2) +
  head(149, 72, 1.12, "left", bailiff, beret) +
  shaft("M204 156L228 58", 6, "brown") +
  shaft("M206 148L208 139M224 74L228 58", 6, "gold") +
  shape("M186 178C186 152 192 140 204 134L228 138C240 152 240 166 236 178Z", "blue") +
  shape("M196 160L200 146L206 146L202 166ZM212 166L213 148L219 148L220 168Z", "straw") +
  shape("M196 138L199 129L229 135L227 145C216 146 206 144 196 138Z", "white") +
  fist(215, 120, 12, "right");

const edelweiss = (x: number, y: number): string =>
  flat(`M${x} ${y - 6}l1.5 4l4-2l-2 4l4 1.500l-4 1.500l1 4l-4-2l-2 4l-1-5l-4 1l2-4l-4-2l5-1l-1-4Z`, "white") +
  dot(x, y, 1.8, "gold");

/** The small cap of herdsmen. */
const herdsmansCap =
  shape(
    "M-19-20C-22-13-20-9-16-7C-16-12-12-13-10-9C-8-13-4-15-1-11C2-15 8-16 11-11L20-8L24-20C10-28-6-28-19-20Z",
    "brown",
  ) +
  shape("M-20-24C-20-42-9-49 4-48C20-47 30-36 28-18C14-28-6-30-20-24Z", "ink") +
  shape("M-20.5-23C-6-31 15-29 29-17L28-11C14-23-6-24-21-17Z", "red") +
  edelweiss(-9, -34) +
  edelweiss(5, -37) +
  edelweiss(19, -32);

const shepherd: Face = {
  gaze: 0.8,
  hair: "brown",
  brow: "raised",
  cut: "curls",
  beard: "none",
  moustache: "none",
  mouth: "smile",
  nose: "snub",
};

const lamb =
  shape(
    "M170 150C166 136 176 128 186 130C190 122 204 122 208 128C218 124 230 130 228 140C238 146 236 160 228 166L176 168C168 164 166 156 170 150Z",
    "white",
  ) +
  line(
    "M182 146C186 142 190 146 188 150M202 140C207 137 211 142 208 146M216 150C221 148 224 152 221 156M196 156C200 153 204 157 202 160",
    1.3,
    "lead",
  ) +
  shape(
    "M166 124C170 112 182 110 190 116C198 116 202 120 200 124C197 127 193 127 190 126C190 136 184 146 174 146C166 144 162 134 166 124Z",
    "white",
  ) +
  shape("M190 117C196 114 204 116 205 121C202 126 195 126 190 125Z", "blush") +
  dot(172, 126, 2.2, "ink") +
  dot(182, 125, 2.2, "ink") +
  line("M171 138L175 140L179 137M175 140V142", 1.5);

const kuoni =
  shaft("M78 172L88 50C90 24 60 22 60 40C60 47 66 50 70 46", 4.5, "brown") +
  shape("M74 175C74 148 90 128 124 118H168C208 126 228 146 230 175Z", "white") +
  shape("M126 118C112 122 104 132 102 175H196C196 140 190 126 166 118L146 140Z", "red") +
  flat("M104 175C104 150 106 134 116 124C112 142 112 158 114 175Z", "wine") +
  line("M146 140V170", 1.6) +
  dot(141, 150, 2.4, "gold") +
  dot(141, 161, 2.4, "gold") +
  shape("M124 116L146 142L168 116L158 112H134Z", "white") +
  head(146, 70, 1.14, "right", shepherd, herdsmansCap) +
  shape(
    "M128 113L146 134L138 140L120 124C120 118 124 114 128 113ZM164 113L146 134L154 140L172 124C172 118 168 114 164 113Z",
    "white",
  ) +
  shape("M80 175C76 158 74 142 78 128L104 128C112 136 112 156 106 175Z", "white") +
  line("M88 134C86 146 88 160 90 170M98 134C100 146 98 158 97 168", 1.2, "lead") +
  fist(83, 117, 6) +
  lamb +
  shape("M156 175C160 160 176 154 196 156C210 154 224 146 232 150L236 178Z", "white") +
  shape("M158 166C152 160 152 152 158 150C164 148 170 152 178 154L176 168Z", "skin") +
  line("M156 157L165 158M158 163L166 163", 1.4);

export const hearts: readonly Court[] = [
  { suit: "H", rank: "K", figure: king },
  { suit: "H", rank: "Q", name: "HERMANN GESSLER", figure: gessler },
  { suit: "H", rank: "J", name: "KUONI DER HIRT", figure: kuoni },
];
