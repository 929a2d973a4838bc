import { fist, oath } from "../hands.ts";
import { type Face, head } from "../heads.ts";
import { disc, dot, flat, line, shape } from "../ink.ts";
import type { Court } from "./court.ts";
import { leafCrown, throne } from "./regalia.ts";

const youngKing: Face = {
  hair: "umber",
  brow: "calm",
  cut: "long",
  beard: "chin",
  moustache: "handlebar",
  mouth: "firm",
};

const king =
  throne("blue", "sky") +
  shape("M64 175C64 144 82 126 124 116H174C214 124 236 144 238 175Z", "green") +
  flat("M64 175C64 150 74 138 88 130C82 144 80 158 81 175Z", "forest") +
  flat("M104 140l6 7l-6 7l-6-7ZM112 158l6 7l-6 7l-6-7ZM90 158l6 7l-6 7l-6-7Z", "lime") +
  shape("M132 118L122 175H178L166 118L150 132Z", "wine") +
  line("M150 134V174", 1.4) +
  dot(144, 146, 2.4, "gold") +
  dot(144, 158, 2.4, "gold") +
  shape(
    "M120 116C104 124 98 148 98 175H112C112 152 118 138 134 124ZM176 116C194 124 202 148 202 175H188C188 152 182 138 164 124Z",
    "gold",
  ) +
  line("M106 150L110 153M105 162L110 164M195 150L190 153M196 162L191 164", 1.4, "ochre") +
  line("M118 128C130 152 168 152 180 128", 5.6) +
  line("M118 128C130 152 168 152 180 128", 2.4, "gold") +
  disc(149, 150, 6.5, "red") +
  head(150, 80, 1.06, "left", youngKing, leafCrown) +
  shape("M208 108L216 24L222 14L226 26L217 109Z", "steel") +
  line("M220 26L213 104", 1.3) +
  shape("M194 104C204 110 214 106 234 112L232 120C216 116 204 118 192 112Z", "gold") +
  shape("M186 178C186 160 192 148 202 142L228 146C240 156 240 168 236 178Z", "green") +
  shape("M194 148L198 136L228 142L226 153C214 156 202 154 194 148Z", "gold") +
  fist(211, 128, 6, "right");

const noble: Face = {
  hair: "gold",
  brow: "calm",
  cut: "long",
  beard: "none",
  moustache: "none",
  mouth: "smile",
};

const eye = (x: number, y: number): string => disc(x, y, 5, "lime") + dot(x, y, 2.6, "blue");

const cap =
  shape(
    "M-12-30C-30-34-41-44-37-57C-33-54-30-54-28-56C-25-51-22-50-19-53C-17-47-13-46-10-47C-9-42-8-38-9-32Z",
    "forest",
  ) +
  line("M-12-33C-20-38-27-44-32-52", 1.3, "lime") +
  eye(-27, -47) +
  shape("M-26-22C-32-36-22-46-4-47C18-48 32-40 28-22C12-32-10-32-26-22Z", "red") +
  flat("M10-45C22-43 28-36 26-26C20-30 16-32 12-32C16-36 15-42 10-45Z", "wine") +
  shape("M-28-20C-22-30-8-32 2-31C16-31 26-28 30-20L24-16C10-23-10-24-25-16Z", "gold") +
  line("M-14-28L-12-22M0-31V-24M14-29L13-23", 1.3);

const falcon =
  shape("M222 104L228 134L218 132L212 110Z", "umber") +
  shape(
    "M203 62C205 50 222 47 229 57C240 66 240 90 226 112C214 116 200 108 197 92C195 80 199 72 203 62Z",
    "brown",
  ) +
  shape("M203 70C198 78 196 88 199 97C203 107 209 112 216 113C212 100 212 84 214 72Z", "white") +
  line("M202 80l3 2l3-2M201 88l3 2l4-2M203 96l3 2l3-2M207 104l3 2l2-2", 1.4) +
  shape("M217 72C211 88 214 102 226 112C236 98 238 84 232 72C228 68 220 68 217 72Z", "umber") +
  line("M221 80C219 90 222 100 227 106M227 78C226 88 228 94 231 98", 1.2, "tan") +
  shape("M206 58C200 57 195 61 195 68C198 67 200 69 203 70L209 67Z", "gold") +
  flat("M208 64C212 66 212 72 208 78C205 74 205 68 208 64Z", "umber") +
  dot(211.5, 60, 3.2, "gold") +
  dot(211, 60, 1.8, "ink") +
  line("M205 118C203 114 207 110 210 116M213 120C212 114 216 112 218 118", 3, "gold");

const rudenz =
  shape("M66 175C68 148 84 128 122 118H174C212 126 232 146 234 175Z", "blue") +
  shape("M70 175C64 148 78 128 104 126C116 134 114 160 108 175Z", "straw") +
  shape(
    "M82 130C78 144 78 160 80 175H87C85 160 86 144 91 127ZM100 126C96 142 96 160 97 175H104C104 160 106 144 108 130Z",
    "red",
  ) +
  shape("M128 118L120 175H178L168 118L148 130Z", "sky") +
  line("M148 132V174M138 126L134 174M158 126L163 174", 1.3) +
  dot(148, 144, 2.4, "gold") +
  dot(148, 156, 2.4, "gold") +
  line("M122 124C128 146 168 146 176 124", 5.6) +
  line("M122 124C128 146 168 146 176 124", 2.4, "gold") +
  shape(
    "M124 122C126 112 172 112 176 122C170 130 164 132 160 128C154 134 144 134 140 128C134 132 128 130 124 122Z",
    "white",
  ) +
  head(148, 73, 1.12, "right", noble, cap) +
  falcon +
  shape("M178 178C180 158 188 146 200 140L232 142C240 154 240 168 236 178Z", "straw") +
  shape(
    "M194 158C196 150 198 146 202 142L208 144C204 152 203 160 204 170ZM218 144L226 144C228 154 226 164 224 172L216 172C219 162 219 152 218 144Z",
    "red",
  ) +
  shape("M196 148L198 136L230 140L228 152C216 154 206 152 196 148Z", "brown") +
  fist(212, 128, 20, "right", "brown") +
  line("M203 119L208 114M210 117L212 112", 2.4, "gold");

const father: Face = {
  hair: "lead",
  brow: "raised",
  cut: "short",
  beard: "full",
  moustache: "brush",
  mouth: "firm",
  old: true,
};

const felt =
  shape("M-42-22C-40-34-16-32 2-33C24-34 44-36 46-22C30-14-22-10-42-22Z", "umber") +
  shape("M-22-26C-24-44-14-56 0-50C12-58 26-46 25-27C12-22-10-21-22-26Z", "umber") +
  shape("M-22.5-26C-10-20 12-21 25-27L25-35C12-29-10-28-22.5-33Z", "green") +
  flat("M4-47C12-50 20-46 21-38C16-36 11-36 7-36Z", "brown");

const fuerst =
  shape("M66 175C68 148 84 130 124 118H172C212 126 232 146 234 175Z", "brown") +
  flat("M234 175C232 154 224 142 210 134C216 148 218 160 217 175Z", "umber") +
  shape("M128 118L134 175H164L168 118L150 130Z", "white") +
  shape(
    "M124 114C112 130 114 156 118 175H138C134 156 134 140 140 126ZM174 114C186 130 186 156 184 175H162C166 156 164 140 158 126Z",
    "green",
  ) +
  line("M120 134L129 136M118 152L130 153M180 134L170 136M182 152L169 153", 1.4, "lime") +
  line("M150 144V174", 1.3) +
  head(150, 72, 1.12, "right", father, felt) +
  shape("M72 178C66 150 66 116 72 92L100 92C108 116 116 140 118 160L112 178Z", "brown") +
  flat("M104 110C110 130 114 146 116 160L111 176H100C106 156 106 132 104 110Z", "umber") +
  line("M78 116C78 132 80 146 84 160M88 112C88 124 90 136 94 148", 1.3) +
  shape("M69 96L71 82H100L103 96C92 101 80 101 69 96Z", "green") +
  oath(86, 72, -4) +
  shape("M178 106H234V166H178Z", "white") +
  shape("M174 100C172 110 180 112 184 108H238C240 102 236 98 232 100Z", "straw") +
  line("M192 118H226M192 125H222M192 132H226M200 139H216", 1.3, "lead") +
  disc(222, 148, 7.5, "red") +
  dot(222, 148, 3.2, "wine") +
  shape("M150 178C148 164 152 152 162 146L182 158C184 168 182 174 180 178Z", "brown") +
  shape("M162 150L170 137L190 148L184 163Z", "green") +
  fist(189, 142, 48, "right");

export const leaves: readonly Court[] = [
  { suit: "S", rank: "K", figure: king },
  { suit: "S", rank: "Q", name: "ULRICH VON RUDENZ", figure: rudenz },
  { suit: "S", rank: "J", name: "WALTER FÜRST", figure: fuerst },
];
