import type { Part } from "./samples.ts";

/** A second of noise, made once for each context. */
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const values = noise.getChannelData(0);
  for (let at = 0; at < values.length; at += 1) values[at] = Math.random() * 2 - 1;
  noises.set(context, noise);
  return noise;
};

/** Loud at once, then dying away; silent before and after. */
const envelope = (context: BaseAudioContext, at: number, gain: number, length: number): GainNode => {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, at);
  node.gain.exponentialRampToValueAtTime(gain, at + 0.005);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return node;
};

const tone = (context: BaseAudioContext, out: AudioNode, part: Part, at: number, falls: boolean): void => {
  const oscillator = context.createOscillator();
  oscillator.frequency.setValueAtTime(part.pitch, at);
  if (falls) oscillator.frequency.exponentialRampToValueAtTime(part.pitch * 0.6, at + part.length);
  oscillator.connect(envelope(context, at, part.gain, part.length)).connect(out);
  oscillator.start(at);
  oscillator.stop(at + part.length);
};

const hiss = (context: BaseAudioContext, out: AudioNode, part: Part, at: number): void => {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = part.pitch;
  filter.Q.value = 0.8;
  source
    .connect(filter)
    .connect(envelope(context, at, part.gain, part.length))
    .connect(out);
  source.start(at, (part.pitch % 7) / 10, part.length);
};

/** Lets one part sound into `out`, `start` seconds on the clock of the context. */
export const sound = (context: BaseAudioContext, out: AudioNode, part: Part, start: number): void => {
  const at = start + part.at;
  if (part.voice === "brush") hiss(context, out, part, at);
  else if (part.voice === "knock") tone(context, out, part, at, true);
  else {
    tone(context, out, part, at, false);
    // The overtone of a wooden bar two octaves above is gone almost at once.
    const over = { ...part, pitch: part.pitch * 4, gain: part.gain * 0.22, length: part.length * 0.25 };
    tone(context, out, over, at, false);
  }
};
