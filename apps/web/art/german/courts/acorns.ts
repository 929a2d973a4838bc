import { fist } from "../hands.ts";
import { type Face, head } from "../heads.ts";
import { disc, flat, line, placed, shaft, shape } from "../ink.ts";
import type { Court } from "./court.ts";
import { pointedCrown, tails, throne } from "./regalia.ts";

const redBeard: Face = {
  hair: "ochre",
  brow: "stern",
  cut: "curls",
  beard: "forked",
  moustache: "handlebar",
  mouth: "firm",
};

const goblet =
  shape("M64 84H104L101 100C99 112 92 115 88 117V142H80V117C76 115 69 112 67 100Z", "gold") +
  flat("M70 88H77C77 100 79 108 82 113C75 110 71 104 70 88Z", "straw") +
  shape("M62 84C62 79 106 79 106 84C106 89 62 89 62 84Z", "wine") +
  disc(91, 100, 3.4, "red") +
  disc(78, 101, 2.6, "green");

const king =
  throne("green", "lime") +
  shape("M62 175C62 144 82 124 124 116H174C214 122 236 144 238 175Z", "brown") +
  flat("M238 175C236 152 228 140 214 131C220 146 222 160 221 175Z", "umber") +
  shape("M130 118L116 175H184L168 118L150 130Z", "gold") +
  flat(
    "M134 148l6 7l-6 7l-6-7ZM150 138l6 7l-6 7l-6-7ZM166 148l6 7l-6 7l-6-7ZM150 158l6 7l-6 7l-6-7Z",
    "wine",
  ) +
  shape(
    "M118 116C100 122 90 146 88 175H108C110 152 120 138 136 126ZM178 116C198 122 208 146 210 175H192C190 152 180 138 164 126Z",
    "white",
  ) +
  tails([108, 134], [100, 148], [99, 162], [192, 134], [199, 148], [200, 162]) +
  head(149, 81, 1.06, "right", redBeard, pointedCrown) +
  goblet +
  shape("M58 178C58 162 66 150 76 146L102 152C108 160 106 170 102 178Z", "brown") +
  shape("M66 156C64 146 70 138 80 138C92 138 104 144 104 152C98 160 78 162 66 156Z", "white") +
  tails([76, 144], [86, 145], [95, 147]) +
  fist(83, 126, 6);

const marksman: Face = {
  hair: "umber",
  brow: "stern",
  cut: "curls",
  beard: "full",
  moustache: "brush",
  mouth: "firm",
};

const alpineHat =
  shape("M20-34C26-54 44-62 56-56C50-52 52-48 46-46C48-40 42-38 38-36C36-30 28-28 20-30Z", "red") +
  line("M24-34C32-44 40-50 48-52", 1.3) +
  shape("M-40-12C-46-24-18-34 4-34C30-34 46-24 42-12C26-24-20-26-40-12Z", "forest") +
  shape("M-20-26C-22-44-12-50-2-46C6-56 26-48 25-27C10-32-8-31-20-26Z", "forest") +
  flat("M6-46C14-48 21-42 21-31C17-33 13-33 9-33C12-38 11-43 6-46Z", "green") +
  shape("M-20.5-25C-8-31 12-32 25-26L25-33C12-38-8-37-20.5-32Z", "gold");

const tell =
  placed(
    "translate(-8 2)rotate(10 214 64)",
    shape("M208 178L209 60H219L220 178Z", "brown"),
    line("M211 80V170", 1.2, "tan"),
    line("M178 74L214 98L250 74", 1.6),
    line("M178 74C186 54 202 48 214 48C226 48 242 54 250 74", 8.4),
    line("M178 74C186 54 202 48 214 48C226 48 242 54 250 74", 4.2, "steel"),
    shape("M208 42H220V60H208Z", "gold"),
    line("M214 96V30", 2.6),
    shape("M214 18L219 32H209Z", "steel"),
  ) +
  shape("M64 175C66 148 82 128 122 116H174C212 124 232 146 234 175Z", "green") +
  flat("M64 175C66 150 74 140 88 132C82 146 80 160 81 175Z", "forest") +
  line("M98 146C94 156 94 166 94 174M198 146C203 156 204 166 204 174", 1.4) +
  shape("M132 118L126 175H172L166 118L150 130Z", "straw") +
  line("M140 140L158 150M158 140L140 150M140 154L158 164M158 154L140 164", 1.8, "brown") +
  shape(
    "M116 118C118 106 180 106 182 118C182 130 174 136 164 136C156 130 142 130 134 136C124 136 116 130 116 118Z",
    "brown",
  ) +
  line("M122 124C126 128 130 130 136 131M176 124C172 128 168 130 162 131", 1.3, "tan") +
  head(148, 74, 1.1, "left", marksman, alpineHat) +
  shape("M58 178C58 164 64 154 74 152L96 148C114 154 118 166 114 178Z", "green") +
  placed(
    "translate(72 108)rotate(-18)",
    line("M-32 4H30", 5.4),
    line("M-32 4H30", 2, "tan"),
    shape("M-32 4L-40-1L-30 1ZM-32 4L-40 9L-30 7Z", "red"),
    shape("M30-1L42 4L30 9Z", "steel"),
    shape("M0-12C8-20 22-14 20 2C18 16 6 20 0 15C-6 20-18 16-20 2C-22-14-8-20 0-12Z", "red"),
    flat("M-15-2C-16-10-10-13-6-11C-11-8-12-3-12 2C-14 1-15 0-15-2Z", "blush"),
    line("M0-11C0-17 2-20 5-22", 2.4),
    shape("M4-18C8-25 16-26 21-22C17-16 10-14 4-18Z", "lime"),
  ) +
  shape(
    "M51 126C48 118 56 114 60 120L67 127C73 129 79 129 84 126L90 116C94 110 101 114 99 121C98 134 94 142 87 147L71 148C60 144 54 136 51 126Z",
    "skin",
  ) +
  line("M67 127L70 134M75 129L76 136", 1.4) +
  shape("M62 150L94 143L100 156C90 164 76 166 66 164Z", "straw");

const rider: Face = {
  hair: "ink",
  brow: "stern",
  cut: "none",
  beard: "stubble",
  moustache: "handlebar",
  mouth: "firm",
  nose: "hooked",
  skin: "skin",
};

const helmet =
  shape(
    "M2-52C10-74 40-72 54-52C62-38 58-14 50-2C50-10 46-14 44-12C46-24 38-30 34-26C36-40 20-50 8-46Z",
    "red",
  ) +
  line("M12-54C28-58 42-46 46-28M24-60C38-58 50-46 52-28M40-34C44-28 44-24 44-18", 1.4) +
  shape(
    "M-22-20C-26-44-14-54 2-54C22-54 32-40 30-16C30 4 30 18 26 30C20 34 14 34 12 28C16 14 15-4 12-20C2-26-12-26-22-20Z",
    "steel",
  ) +
  flat(
    "M4-51C20-51 29-38 27-16C27 4 27 16 24 28C22 30 20 31 18 31C22 12 22-10 19-22C17-36 13-46 4-51Z",
    "lead",
  ) +
  shape("M-30-26C-30-42-14-46 2-44C14-42 18-34 16-24C4-32-14-34-30-26Z", "steel") +
  line("M-20-35L-16-32M-12-38L-9-34M-3-39L-1-35M6-38L6-34", 1.6) +
  disc(13, -24, 4, "gold");

const harras =
  shaft("M80 172L86 30", 5, "brown") +
  shape("M85 34L83 14L88 8L93 15L90 34Z", "steel") +
  shape("M82 36C72 32 62 34 56 42C60 52 60 62 56 70C66 72 76 66 82 58Z", "steel") +
  line("M64 42C67 50 67 58 64 66", 1.3) +
  shape("M91 40L106 46L91 54Z", "steel") +
  shape("M64 175C64 150 84 130 122 118H174C212 126 234 146 236 175Z", "lead") +
  shape("M120 120C112 136 110 156 112 175H188C190 156 186 136 178 120C164 130 134 130 120 120Z", "steel") +
  flat("M178 122C186 138 188 156 186 174H172C178 156 178 138 172 126Z", "lead") +
  line("M150 130V174M128 142C126 152 126 164 127 174", 1.4) +
  shape("M118 112C122 104 178 104 182 112L184 124C170 134 130 134 116 124Z", "steel") +
  line("M120 120C134 126 166 126 181 119", 1.4) +
  head(149, 76, 1.06, "left", rider, helmet) +
  shape("M70 178C64 158 64 144 70 134L98 134C112 142 114 160 112 178Z", "steel") +
  shape("M82 126C96 118 116 122 122 138C116 152 102 154 92 148Z", "steel") +
  line("M92 128C102 126 112 132 114 142M72 150C80 154 92 156 100 154M72 162C82 166 96 168 106 166", 1.4) +
  shape("M66 138L68 124L98 124L100 138C88 142 78 142 66 138Z", "lead") +
  fist(83, 116, 4, "left", "lead") +
  shape("M176 112C194 118 216 118 236 110V175H176Z", "white") +
  shape("M176 112C194 118 216 118 236 110V128C216 136 194 136 176 130Z", "red") +
  shape("M176 148C194 154 216 154 236 146V175H176Z", "red") +
  line("M181 118V172", 1.2, "blush");

export const acorns: readonly Court[] = [
  { suit: "C", rank: "K", figure: king },
  { suit: "C", rank: "Q", name: "WILHELM TELL", figure: tell },
  { suit: "C", rank: "J", name: "RUDOLF HARRAS", figure: harras },
];
