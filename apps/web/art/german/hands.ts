import { type Colour, line, placed, shape } from "./ink.ts";

/** A fist around something that goes up and down, thumb in front, seen from the right; `turn` in degrees. */
export const fist = (
  x: number,
  y: number,
  turn = 0,
  side: "left" | "right" = "left",
  glove: Colour = "skin",
): string =>
  placed(
    `translate(${x} ${y})rotate(${turn})${side === "left" ? "" : "scale(-1 1)"}`,
    shape(
      "M-10-9C-5-13 6-12 11-8C15-2 14 7 9 11C2 14-7 13-10 10C-14 8-14 4-12 2C-14-1-14-4-11-5C-13-7-12-9-10-9Z",
      glove,
    ),
    line("M-11-4H-3M-12 2H-3M-10 8H-3", 1.5),
    line("M11-7C6-8 2-7 0-3", 1.5),
  );

/** A hand raised for an oath, three fingers up. */
export const oath = (x: number, y: number, turn = 0): string =>
  placed(
    `translate(${x} ${y})rotate(${turn})`,
    shape(
      "M-9 14C-13 6-14 0-19-6C-21-10-16-13-13-9L-8-2L-10-26C-10-31-4-31-3-26L-1-8L0-29C1-34 7-33 7-28L6-7C8-9 13-7 12-2C14 4 12 10 9 15Z",
      "skin",
    ),
    line("M-1-8L-1 2M6-7L5 2M-8-2L-6 4", 1.4),
  );

/** A flat hand laid on something, fingers to the left. */
export const palm = (x: number, y: number, turn = 0, side: "left" | "right" = "left"): string =>
  placed(
    `translate(${x} ${y})rotate(${turn})${side === "left" ? "" : "scale(-1 1)"}`,
    shape(
      "M12-8C4-12-4-12-8-9L-20-6C-24-4-22 0-18 0C-22 2-20 6-16 5C-18 9-14 11-11 9C-4 13 6 12 13 8Z",
      "skin",
    ),
    line("M-18 0L-8-2M-16 5L-7 3", 1.4),
  );
