import { type Colour, colour, dot, flat, line, placed, shape } from "./ink.ts";

/** How somebody looks. All heads are drawn looking left around the origin, 40 wide and 60 high, and may be turned. */
export interface Face {
  readonly hair: Colour;
  readonly brow: keyof typeof brows;
  readonly cut: keyof typeof cuts;
  readonly beard: keyof typeof beards;
  readonly moustache: keyof typeof moustaches;
  readonly mouth: keyof typeof mouths;
  readonly nose?: keyof typeof noses;
  readonly skin?: Colour;
  readonly old?: boolean;
  /** Where the pupils are: 0 looks where the head looks, 1 back at whoever holds the card. */
  readonly gaze?: number;
  readonly lips?: boolean;
}

const brows = {
  calm: "M-3-12Q3-17 11-11M-17-12Q-13-15-9-12",
  stern: "M-4-9Q3-15 11-14M-17-14Q-13-14-8-9",
  raised: "M-3-14Q4-20 11-13M-17-14Q-13-18-9-15",
};

const noses = {
  straight: "M-8-5C-10 1-15 7-15 10C-14 13-9 13-6 11",
  hooked: "M-8-6C-13-3-16 4-17 10C-15 13-10 13-6 11",
  snub: "M-8-3C-9 2-14 5-15 8C-15 12-10 13-7 11",
};

const mouths = {
  firm: "M-13 20Q-8 21-2 20",
  smile: "M-14 18Q-7 25 2 18",
  sneer: "M-14 21Q-8 19-1 18",
};

/** Hair as it shows under the hat. */
const cuts = {
  none: "",
  short: "M8-22C12-14 13-8 14-2L18-2C17 5 19 10 21 14C27 6 27-12 21-24Z",
  bob: "M9-24C12-14 15-6 14 4C13 14 12 20 15 29C24 32 32 24 31 12C30-4 27-20 18-28Z",
  long: "M9-24C13-14 15-6 14 4C13 18 12 32 16 44C25 48 34 38 33 24C31 4 28-20 18-28Z",
  curls:
    "M9-24C12-16 15-12 13-4C18-2 12 6 16 9C12 15 16 21 21 20C25 25 32 20 29 14C35 10 32 3 29 1C34-4 30-10 27-11C29-18 24-24 18-28Z",
};

const beards = {
  none: "",
  full: "M-17 14C-16 11-14 13-9 15C-4 17 6 17 11 12C14 8 15 2 15-6L20-4C23 14 20 38 2 47C-12 42-19 28-17 14Z",
  long: "M-17 14C-16 11-14 13-9 15C-4 17 6 17 11 12C14 8 15 2 15-6L20-4C24 16 22 44 8 66C6 60 5 58 2 56C0 62-2 66-6 70C-8 62-10 58-13 54C-19 38-20 24-17 14Z",
  forked:
    "M-17 14C-16 11-14 13-9 15C-4 17 6 17 11 12C14 8 15 2 15-6L20-4C23 12 24 34 15 56C9 52 5 46 1 40C-2 46-6 51-13 53C-19 38-20 24-17 14Z",
  goatee: "M-13 23C-9 26-4 26-1 23C3 28 2 38-7 46C-12 38-15 30-13 23Z",
  chin: "M-11 25C-8 27-5 27-3 25C-1 29-3 33-7 34C-11 33-13 29-11 25Z",
  stubble: "M-16 16C-12 20 6 18 12 10L18 0C19 12 15 28 1 33C-9 33-15 26-16 16Z",
};

/** Single hairs over the flat colour. */
const strands = {
  none: "",
  short: "",
  bob: "M19-14C23-6 22 4 20 12C19 18 19 22 20 25M25-12C28-4 28 8 26 20",
  long: "M19-14C23-4 22 8 20 18C19 28 20 36 21 40M25-12C29 2 29 20 27 38",
  curls: "M20-14C24-12 24-7 21-5M22 2C26 4 26 9 22 11M24 14C25 17 23 19 21 18",
};

const whiskers = {
  none: "",
  full: "M-10 27C-10 33-8 37-5 41M-2 26C-2 32-1 37 1 41M6 24C7 30 6 34 6 38M13 18C14 24 13 29 11 33",
  long: "M-11 28C-12 38-11 44-10 50M-4 28C-5 40-4 48-4 58M3 28C3 38 4 44 5 50M10 24C12 34 11 42 10 50",
  forked: "M-11 28C-12 36-12 42-11 47M-5 28C-6 34-6 38-7 42M4 28C6 36 9 42 13 47M12 20C14 28 15 36 15 42",
  goatee: "M-7 30V38",
  chin: "",
  stubble: "",
};

const moustaches = {
  none: "",
  handlebar:
    "M-8 13C-13 12-16 17-21 16C-24 15-25 12-24 10C-29 14-27 21-21 22C-15 22-11 20-8 17C-4 21 3 22 9 20C15 17 15 11 12 9C13 13 11 15 7 15C1 16-3 12-8 13Z",
  droopy: "M-8 13C-14 12-18 16-19 28C-15 27-11 22-8 18C-3 21 3 23 6 32C11 28 11 20 6 16C2 13-3 12-8 13Z",
  brush: "M-8 12C-14 12-18 16-20 20C-14 22-10 20-8 18C-4 21 4 22 9 18C6 14-2 11-8 12Z",
};

const wrinkles = "M-12-21Q-3-24 7-20M-10-17Q-3-19 6-16M11-1Q14 1 13 4M9 1Q11 3 10 6M-1 12Q3 14 4 18";

/** Head and neck; `hat` is drawn over the hair in the head's own units. `way` is where the person looks. */
export const head = (
  x: number,
  y: number,
  size: number,
  way: "left" | "right",
  face: Face,
  hat: string,
): string => {
  const { skin = "skin", gaze = 0.3 } = face;
  const hair = (d: string): string => (d === "" ? "" : shape(d, face.hair));
  const strand =
    face.hair === "ink" || face.hair === "umber" ? "brown" : face.hair === "white" ? "lead" : "ink";
  return placed(
    `translate(${x} ${y})scale(${way === "left" ? size : -size} ${size})`,
    shape("M-4 20L-7 42Q6 54 19 42V14Z", skin),
    flat("M-2 31C8 32 14 26 17 18V40C8 40 2 38-2 31Z", "tan"),
    shape("M-17-24C-20-12-20-6-18-1C-21 4-19 11-17 15C-14 26-7 33 0 33C9 33 17 23 18 11L20-24Z", skin),
    flat("M17-22C19-6 18 12 16 15C14 23 9 29 4 31C11 20 12 0 11-22Z", "tan"),
    dot(5, 10, 5, "blush"),
    dot(-15, 12, 2.5, "blush"),
    shape("M16-4C22-9 27-4 25 3C23 10 18 11 16 8Z", skin),
    line(noses[face.nose ?? "straight"], 1.9),
    flat("M-6-4Q1-10 9-4Q3 1-6-4Z", "white"),
    flat("M-18-4Q-14-9-9-4Q-13 0-18-4Z", "white"),
    dot(0.4 + 3 * gaze, -4.1, 2.5, "ink"),
    dot(-14.4 + 2 * gaze, -4.1, 2.2, "ink"),
    line("M-6-4Q1-10.5 10-4.5M-18.5-4.5Q-14-9.5-9-5", 1.9),
    face.old ? line(wrinkles, 1.1) : "",
    hair(cuts[face.cut]),
    line(strands[face.cut], 1.1, strand),
    hair(beards[face.beard]),
    line(whiskers[face.beard], 1.1, strand),
    face.lips || face.beard === "full" || face.beard === "long" || face.beard === "forked"
      ? line(mouths[face.mouth], 3.4, "wine")
      : line(mouths[face.mouth], 1.9) + line("M-10 24.500Q-7 26-4 24.5", 1.6, "blush"),
    hair(moustaches[face.moustache]),
    `<path d="${brows[face.brow]}" fill="none" stroke="${colour[face.hair === "white" ? "lead" : face.hair]}" stroke-width="3.6"/>`,
    hat,
  );
};
