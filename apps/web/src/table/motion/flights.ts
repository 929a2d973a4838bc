import type { Lying, Spot } from "./spots.ts";

/** Milliseconds. */
export interface Timing {
  readonly delay: number;
  readonly duration: number;
  /** How long all that goes on at once takes. */
  readonly whole: number;
}

const EASE = "cubic-bezier(0.22, 0.75, 0.3, 1)";
const BUMP = "cubic-bezier(0.3, 0, 0.3, 1)";

/** When a card that was nowhere to be seen is seen whole, as a part of its way. */
const SETS_OUT = 0.25;

const px = (x: number, y: number): string => `${x.toFixed(1)}px ${y.toFixed(1)}px`;
const ratio = (part: number, whole: number): string =>
  whole > 0 && part > 0 ? (part / whole).toFixed(3) : "1";

/**
 * What waits for its turn holds its first look, what is done its last. So all that goes on at once begins and ends in the
 * same two frames: the browser lays a moving picture in a layer of its own and takes it out again, which each time
 * costs the main thread more than the movement.
 */
const start = (
  element: HTMLElement,
  frames: readonly Keyframe[],
  { delay, duration, whole }: Timing,
): Animation => {
  const at = (part: number): number => Math.min(1, (delay + part * duration) / whole);
  const steps = frames.map((frame, index) => ({
    ...frame,
    easing: EASE,
    offset: at(Number(frame.offset ?? (index === 0 ? 0 : 1))),
  }));
  return element.animate([{ ...frames[0], offset: 0 }, ...steps, { ...frames.at(-1), offset: 1 }], {
    duration: whole,
  });
};

/** Without an effect before it begins: the card may still be on its way there. */
const sign = (element: HTMLElement, frames: Keyframe[], { delay, duration }: Timing): Animation =>
  element.animate(frames, { delay, duration, easing: BUMP });

/** A card that lies where it will stay is seen to come from `from`. `unseen`: it was nowhere to be seen there. */
export const flyIn = (to: Lying, from: Spot, timing: Timing, unseen: boolean): Animation => {
  const turn = (-to.around * Math.PI) / 180;
  const [dx, dy] = [from.x - to.spot.x, from.y - to.spot.y];
  const [sx, sy] = to.shift;
  const away = px(
    dx * Math.cos(turn) - dy * Math.sin(turn) + sx,
    dx * Math.sin(turn) + dy * Math.cos(turn) + sy,
  );
  const first: Keyframe = {
    translate: away,
    scale: ratio(from.width, to.spot.width),
    rotate: `${from.turn - to.around}deg`,
  };
  const last: Keyframe = { translate: px(sx, sy), scale: "1", rotate: `${to.rotate}deg` };
  if (!unseen) return start(to.element, [first, last], timing);
  return start(
    to.element,
    [
      { ...first, opacity: 0 },
      { opacity: 1, offset: SETS_OUT },
      { ...last, opacity: 1 },
    ],
    timing,
  );
};

/** Middle of a ghost before it flies: it lies in the upper left corner of the ground; cards are 5 by 7. */
const restOf = (ground: DOMRect, width: number): readonly [number, number] => [
  ground.left + width / 2,
  ground.top + width * 0.7,
];

/** A card that is gone afterwards: a picture of it goes from here to there above the table. */
export const flyAway = (
  ghost: HTMLElement,
  ground: DOMRect,
  from: Spot,
  to: Spot,
  timing: Timing,
): Animation => {
  const [left, top] = restOf(ground, from.width);
  const small = to.width > 0 ? ratio(to.width, from.width) : "0.4";
  return start(
    ghost,
    [
      { translate: px(from.x - left, from.y - top), scale: "1", rotate: `${from.turn}deg`, opacity: 1 },
      { opacity: 1, offset: 0.75 },
      { translate: px(to.x - left, to.y - top), scale: small, rotate: `${to.turn}deg`, opacity: 0.2 },
      // There it is gone.
      { translate: px(to.x - left, to.y - top), scale: small, rotate: `${to.turn}deg`, opacity: 0 },
    ],
    timing,
  );
};

/** A card lies here until another picture of it has set out. */
export const rest = (
  ghost: HTMLElement,
  ground: DOMRect,
  at: Spot,
  { delay, duration, whole }: Timing,
): Animation => {
  const [left, top] = restOf(ground, at.width);
  const here = { translate: px(at.x - left, at.y - top), rotate: `${at.turn}deg` };
  const seen = { ...here, opacity: 1 };
  const timing = { delay: 0, duration: delay + duration * SETS_OUT, whole };
  return start(ghost, [seen, seen, { ...here, opacity: 0 }], timing);
};

/** The ring round a card is seen when what moves meanwhile has arrived. It needs no drawing of its own then. */
export const ringLate = (card: HTMLElement, { delay, duration, whole }: Timing): Animation => {
  const arrived = Math.min(1, (delay + duration) / whole);
  return card.animate(
    [
      { opacity: 0, offset: 0 },
      { opacity: 0, offset: arrived },
      { opacity: 1, offset: arrived },
      { opacity: 1, offset: 1 },
    ],
    { duration: whole, pseudoElement: "::after" },
  );
};

/** A card is held up for a moment. */
export const holdUp = (card: HTMLElement, timing: Timing): Animation =>
  sign(
    card,
    [{ scale: "1" }, { scale: "1.14", offset: 0.3 }, { scale: "1.14", offset: 0.65 }, { scale: "1" }],
    timing,
  );

const EDGE = 0.04;
const HALF = 0.5;

/** First half of turning a card over: its face goes from where it lay to where it will lie, and is seen edge on. */
export const turnAway = (
  ghost: HTMLElement,
  ground: DOMRect,
  from: Spot,
  to: Spot,
  timing: Timing,
): Animation => {
  const [left, top] = restOf(ground, from.width);
  const edge = {
    translate: px(to.x - left, to.y - top),
    scale: `${EDGE} ${ratio(to.width, from.width)}`,
    rotate: `${to.turn}deg`,
  };
  return start(
    ghost,
    [
      { translate: px(from.x - left, from.y - top), scale: "1 1", rotate: `${from.turn}deg`, opacity: 1 },
      { ...edge, opacity: 1, offset: HALF },
      { ...edge, opacity: 0, offset: HALF },
      { ...edge, opacity: 0 },
    ],
    timing,
  );
};

/** Second half: its back is not seen before. */
export const turnOver = (card: HTMLElement, timing: Timing): Animation => {
  const edge = { scale: `${EDGE} 1` };
  return start(
    card,
    [
      { ...edge, opacity: 0 },
      { ...edge, opacity: 0, offset: HALF },
      { ...edge, opacity: 1, offset: HALF },
      { scale: "1 1", opacity: 1 },
    ],
    timing,
  );
};

/** A sheet is laid on the cloth; it can be read all the while. */
export const layDown = (sheet: HTMLElement, timing: Timing): Animation =>
  start(
    sheet,
    [
      { translate: "0px 22px", opacity: 0.3 },
      { translate: "0px 0px", opacity: 1 },
    ],
    timing,
  );

/** Words that are to be noticed. */
export const swell = (words: HTMLElement, timing: Timing): Animation =>
  sign(words, [{ scale: "0.86" }, { scale: "1.05", offset: 0.45 }, { scale: "1" }], timing);
