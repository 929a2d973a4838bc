import { fist } from "../hands.ts";
import { type Face, head } from "../heads.ts";
import { disc, dot, flat, line, shaft, shape } from "../ink.ts";
import type { Court } from "./court.ts";
import { archedCrown, tails, throne } from "./regalia.ts";

const ruler: Face = {
  hair: "white",
  brow: "raised",
  cut: "bob",
  beard: "long",
  moustache: "droopy",
  mouth: "smile",
  old: true,
};

const orb =
  disc(205, 118, 17, "gold") +
  flat("M193 113C195 107 200 104 206 104C200 108 197 113 197 119C194 118 193 116 193 113Z", "straw") +
  shape("M188.5 114C198 119 212 119 221.5 114L222 121C212 126 198 126 188 121Z", "red") +
  line("M205 101V84M198 91H212", 6) +
  line("M205 101V84M198 91H212", 2.6, "gold");

const king =
  throne("forest", "lime") +
  shape("M64 175C64 144 82 126 124 116H174C214 124 236 144 238 175Z", "blue") +
  flat("M64 175C64 150 74 138 88 130C82 144 80 158 81 175Z", "ink") +
  line("M98 150C94 158 93 166 93 174M208 152C212 160 213 168 213 174", 1.4) +
  shape(
    "M128 118C112 128 106 146 106 175H122C122 152 128 138 140 128ZM170 118C186 128 194 146 194 175H178C178 152 172 138 158 128Z",
    "gold",
  ) +
  dot(114, 150, 2.4, "red") +
  dot(113, 162, 2.4, "red") +
  dot(186, 150, 2.4, "red") +
  dot(187, 162, 2.4, "red") +
  shape("M138 126L122 175H178L160 126Z", "red") +
  head(148, 84, 1.04, "left", ruler, archedCrown) +
  shaft("M87 172L76 94", 4, "gold") +
  shape("M76 95L66 88L74 74L85 85Z", "gold") +
  disc(75.5, 73, 3.4, "red") +
  shape("M60 178C58 160 64 146 74 138L100 140C108 150 108 166 104 178Z", "blue") +
  shape("M68 146C66 138 72 130 80 129C90 128 100 132 102 140C96 148 80 152 68 146Z", "white") +
  tails([76, 135], [86, 134], [95, 135]) +
  fist(82, 121, 4) +
  orb +
  shape("M172 178C176 156 188 146 202 144L232 142C242 152 242 168 238 178Z", "blue") +
  shape("M186 152C184 144 190 137 198 136C212 136 222 138 230 146C220 156 196 160 186 152Z", "white") +
  tails([196, 142], [206, 143], [217, 143]) +
  shape(
    "M184 130C182 124 188 122 191 126L197 131L216 132C222 128 228 126 227 132C226 140 216 144 206 143C194 144 186 138 184 130Z",
    "skin",
  ) +
  line("M197 131L201 137M207 133L208 139", 1.4);

const warden: Face = {
  hair: "brown",
  brow: "raised",
  cut: "short",
  beard: "none",
  moustache: "brush",
  mouth: "smile",
  nose: "snub",
};

const hunter =
  shape("M-30-16C-36-26-20-34-8-36L4-55C10-60 22-46 26-34C36-32 38-24 32-16C18-24-14-24-30-16Z", "green") +
  flat("M8-52C14-52 22-42 25-33C19-36 14-37 9-37C12-42 12-48 8-52Z", "forest") +
  shape("M-10-36C4-40 18-38 27-33L29-25C14-31-2-31-13-28Z", "wine") +
  shape("M20-30C18-48 32-60 48-58C44-52 46-50 42-46C44-42 40-40 36-38C36-33 28-29 20-30Z", "red") +
  line("M24-32C28-42 34-50 42-54", 1.3);

const horn =
  shape(
    "M137 97C130 120 108 136 84 128C70 122 62 108 60 90L82 84C84 98 90 106 100 107C114 108 124 102 130 93Z",
    "straw",
  ) +
  flat("M133 103C126 120 106 132 86 125C76 121 69 112 66 102C78 122 104 124 133 103Z", "ochre") +
  shape("M71 82C78 78 84 80 84 84C84 89 78 94 70 95C63 96 58 95 58 91C58 87 64 84 71 82Z", "umber") +
  shape("M64 101L86 95L88 101L67 108ZM117 106L123 101L130 113L123 119Z", "red");

const stuessi =
  shaft("M222 172L212 40", 5, "brown") +
  shape("M211 44L203 30C203 20 207 14 209 9C214 14 219 20 220 29Z", "steel") +
  line("M209 14L211 42", 1.3) +
  shape("M202 44H221V50H203Z", "gold") +
  shape("M66 175C66 148 82 130 122 118H174C214 126 234 146 236 175Z", "green") +
  shape("M124 118L106 175H190L172 118L148 138Z", "straw") +
  line(
    "M148 140V174M128 140C134 144 140 146 148 146M168 140C162 144 156 146 148 146M122 154C132 160 140 160 148 160M176 154C166 160 156 160 148 160",
    1.3,
  ) +
  shape("M182 122L190 128L122 175H104Z", "brown") +
  line("M183 127L110 175", 1.1, "straw") +
  shape("M118 122C122 112 174 112 178 122L166 136L148 128L130 136Z", "green") +
  head(150, 74, 1.1, "left", warden, hunter) +
  horn +
  shape("M68 178C66 156 76 140 92 132L114 136C118 150 114 166 106 178Z", "green") +
  shape("M88 142L90 131L116 134L115 145C106 148 96 146 88 142Z", "straw") +
  fist(103, 122, 72) +
  shape("M190 178C190 160 196 150 206 144L232 146C240 156 240 168 236 178Z", "green") +
  shape("M198 150L201 140L231 142L230 153C220 156 208 154 198 150Z", "straw") +
  fist(218, 130, 0, "right");

const elder: Face = {
  hair: "white",
  brow: "stern",
  cut: "long",
  beard: "full",
  moustache: "droopy",
  mouth: "firm",
  old: true,
};

const furCap =
  shape("M-22-30C-26-50-12-60 4-58C20-58 30-46 26-30Z", "wine") +
  flat("M8-55C18-53 25-44 23-32H16C19-40 16-50 8-55Z", "ink") +
  shape(
    "M-25-17C-31-22-29-32-23-33C-19-38-13-37-9-35C-5-39 2-38 5-35C10-38 16-37 18-34C25-36 31-29 29-23C30-18 25-14 20-16C15-21 9-20 4-22C-1-19-6-21-10-21C-16-16-20-14-25-17Z",
    "brown",
  ) +
  line("M-20-26L-18-21M-11-30L-9-25M0-30L1-26M11-30L11-25M21-28L20-22", 1.3, "tan");

const reding =
  shape("M88 12L82 22V106H96V22Z", "steel") +
  line("M89 22V100", 1.3) +
  shape("M64 178C62 150 84 130 124 118H172C212 126 234 146 236 175Z", "red") +
  flat("M236 175C234 154 226 142 212 134C218 148 220 160 219 175Z", "wine") +
  line("M196 148C202 156 204 166 204 174M112 146C108 156 108 166 108 174", 1.4) +
  shape(
    "M124 116C116 122 114 130 117 136C111 142 112 150 116 154C111 160 112 168 114 175H138C140 160 144 150 150 146C156 150 162 160 163 175H188C190 168 190 160 186 154C190 148 190 142 185 136C188 130 184 120 174 116Z",
    "brown",
  ) +
  line(
    "M122 128L128 132M120 146L127 148M120 162L128 163M180 128L174 132M182 146L175 148M180 162L173 163",
    1.3,
    "tan",
  ) +
  shape("M146 148L138 175H164L154 148Z", "blue") +
  head(150, 73, 1.12, "left", elder, furCap) +
  shape("M88 148V112H94V148Z", "brown") +
  shape(
    "M62 104C68 110 76 105 89 106C102 105 110 110 116 104V112C108 118 100 112 89 113C78 112 70 118 62 112Z",
    "gold",
  ) +
  disc(90, 156, 6, "gold") +
  shape("M94 178C92 166 96 154 106 144L134 158C138 166 136 174 132 178Z", "red") +
  shape(
    "M93 150C88 143 92 134 100 132C108 130 118 136 120 144C122 152 116 156 110 154C104 158 96 156 93 150Z",
    "brown",
  ) +
  line("M99 139L103 143M109 138L109 144M98 148L103 149", 1.3, "tan") +
  fist(91, 128, 4);

export const bells: readonly Court[] = [
  { suit: "D", rank: "K", figure: king },
  { suit: "D", rank: "Q", name: "STÜSSI DER FLURSCHÜTZ", figure: stuessi },
  { suit: "D", rank: "J", name: "ITELL REDING", figure: reding },
];
