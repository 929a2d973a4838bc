/** One sounding part of a sample. Times in seconds, pitches in hertz, loudness 0 to 1. */
export interface Part {
  /** `bar` a struck wooden bar, `knock` a dull blow, `brush` paper on cloth. */
  readonly voice: "bar" | "knock" | "brush";
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly gain: number;
}

const bar = (at: number, pitch: number, gain = 0.5, length = 0.5): Part => ({
  voice: "bar",
  at,
  pitch,
  length,
  gain,
});
const knock = (at: number, pitch: number, gain = 0.6, length = 0.09): Part => ({
  voice: "knock",
  at,
  pitch,
  length,
  gain,
});
const brush = (at: number, pitch: number, gain = 0.35, length = 0.07): Part => ({
  voice: "brush",
  at,
  pitch,
  length,
  gain,
});

const [G3, C4, E4, G4, A4, C5, D5, E5, G5, C6] = [
  196, 261.6, 329.6, 392, 440, 523.3, 587.3, 659.3, 784, 1046.5,
];

/** Everything the table can be heard to do. */
export const SAMPLES = {
  card: [brush(0, 2400), knock(0.015, 170, 0.45)],
  taken: [brush(0, 1100, 0.3, 0.2), knock(0.16, 140, 0.4)],
  deal: Array.from({ length: 11 }, (_, at) => brush(at * 0.065, 2000 + (at % 3) * 250, 0.65, 0.05)),
  yourTurn: [bar(0, G4, 0.4), bar(0.13, C5, 0.45, 0.7)],
  marriage: [bar(0, C5, 0.35), bar(0.1, E5, 0.35), bar(0.2, G5, 0.4, 0.8)],
  close: [knock(0, 150, 0.7, 0.12), knock(0.14, 115, 0.7, 0.16)],
  dealWon: [bar(0, C5, 0.4), bar(0.12, E5, 0.4), bar(0.24, G5, 0.45, 0.9)],
  dealLost: [bar(0, E4, 0.4), bar(0.18, C4, 0.4, 0.9)],
  bummerlWon: [
    bar(0, C5, 0.4),
    bar(0.13, E5, 0.4),
    bar(0.26, G5, 0.4),
    bar(0.42, C6, 0.5, 1.2),
    bar(0.42, E5, 0.3, 1.2),
  ],
  bummerlLost: [bar(0, A4, 0.35), bar(0.2, E4, 0.35), bar(0.42, C4, 0.4, 0.8), bar(0.42, G3, 0.3, 1.2)],
  clock: [bar(0, D5, 0.4, 0.12), bar(0.2, D5, 0.4, 0.12)],
} as const satisfies Record<string, readonly Part[]>;

export type SampleName = keyof typeof SAMPLES;
