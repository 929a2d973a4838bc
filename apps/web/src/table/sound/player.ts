import { sound as loudness, vibration } from "../../state/preferences.ts";
import { SAMPLES, type SampleName } from "./samples.ts";
import { sound } from "./synth.ts";

const GAIN = { off: 0, low: 0.16, normal: 0.45 } as const;

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** Browsers let nothing sound before the first gesture, and some wake sound only within one. */
const wake = (): void => {
  if (loudness.value === "off") return;
  if (context === null) {
    context = new AudioContext({ latencyHint: "interactive" });
    master = context.createGain();
    master.connect(context.destination);
  }
  // Where it stays asleep nothing is heard, and nothing else is wrong.
  if (context.state !== "running") context.resume().catch(() => {});
};

/** From the first gesture on the table may be heard. The answer ends it. */
export const wakeOnGesture = (): (() => void) => {
  const kinds = ["pointerup", "keydown"] as const;
  for (const kind of kinds) addEventListener(kind, wake, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, wake, { capture: true });
  };
};

/** Lets something sound after `delay` milliseconds. A page out of sight is silent, except when it calls the player. */
export const play = (name: SampleName, delay = 0): void => {
  if (document.hidden && name !== "yourTurn") return;
  if (loudness.value === "off" || context === null || master === null) return;
  if (context.state !== "running") context.resume().catch(() => {});
  master.gain.value = GAIN[loudness.value];
  const start = context.currentTime + 0.005 + delay / 1000;
  for (const part of SAMPLES[name]) sound(context, master, part, start);
};

/** Lets a sample be tried. Only within a gesture. */
export const playSample = (name: SampleName): void => {
  wake();
  play(name);
};

const BUZZ = { yourTurn: [60], refused: [25, 40, 25] } as const;

/** Feel something in the hand, where the device can and the player wishes it. */
export const buzz = (what: keyof typeof BUZZ): void => {
  if (vibration.value === "on" && typeof navigator.vibrate === "function") navigator.vibrate([...BUZZ[what]]);
};
