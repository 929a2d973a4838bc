import { describe, expect, test } from "vitest";
import { SAMPLES, type SampleName } from "../../src/table/sound/samples.ts";
import { sound } from "../../src/table/sound/synth.ts";

const RATE = 44_100;
const NAMES = Object.keys(SAMPLES) as SampleName[];
const decibel = (value: number): number => 20 * Math.log10(Math.max(value, 1e-9));

/** A sample as it is before the player's loudness is applied, which only makes it softer. */
const render = async (name: SampleName): Promise<Float32Array> => {
  const context = new OfflineAudioContext(1, RATE * 3, RATE);
  for (const part of SAMPLES[name]) sound(context, context.destination, part, 0.005);
  return (await context.startRendering()).getChannelData(0);
};

/** Largest value, seconds until nothing is heard any more, and the loudest twentieth of a second in dB. */
const measure = (values: Float32Array) => {
  const peak = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const end = values.findLastIndex((value) => Math.abs(value) > 0.001) / RATE;
  const step = RATE / 20;
  const powers = Array.from({ length: Math.floor(values.length / step) }, (_, at) => {
    const piece = values.subarray(at * step, (at + 1) * step);
    return piece.reduce((sum, value) => sum + value * value, 0) / step;
  });
  return { peak, end, loudness: decibel(Math.sqrt(Math.max(...powers))) };
};

describe.each(NAMES)("%s", (name) => {
  test("is heard, is short, does not clip and is about as loud as the others", async () => {
    const heard = measure(await render(name));
    expect(heard.peak).toBeLessThan(1);
    expect(heard.end).toBeLessThan(name.startsWith("bummerl") ? 1.6 : 1);
    expect(heard.loudness).toBeGreaterThan(-31);
    expect(heard.loudness).toBeLessThan(-9);
  });
});
