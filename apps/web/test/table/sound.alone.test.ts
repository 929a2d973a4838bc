import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { sound, vibration } from "../../src/state/preferences.ts";
import type { Timed } from "../../src/table/motion/timeline.ts";
import { soundsOf } from "../../src/table/sound/hear.ts";
import { buzz, play, playSample, wakeOnGesture } from "../../src/table/sound/player.ts";

let made = 0;
let started = (): number => 0;
const Real = AudioContext;

beforeEach(() => {
  const starts = [AudioScheduledSourceNode.prototype, AudioBufferSourceNode.prototype].map((node) =>
    vi.spyOn(node, "start"),
  );
  started = () => starts.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  vi.stubGlobal(
    "AudioContext",
    class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        made += 1;
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sound.set("low");
  vibration.set("off");
});

// The player keeps its context for the visit: these steps follow one another.
test("silent before the first gesture, heard after it, silent when off or out of sight", async () => {
  const stop = wakeOnGesture();
  play("card");
  expect([made, started()]).toEqual([0, 0]);
  sound.set("off");
  await userEvent.keyboard("a");
  expect(made).toBe(0);
  sound.set("low");
  await userEvent.keyboard("a");
  expect(made).toBe(1);
  play("card");
  expect(started()).toBeGreaterThan(0);
  const before = started();
  sound.set("off");
  play("card");
  expect(started()).toBe(before);
  sound.set("normal");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  play("card");
  expect(started()).toBe(before);
  play("yourTurn");
  expect(started()).toBeGreaterThan(before);
  stop();
  playSample("yourTurn");
  expect(made).toBe(1);
});

test("of a plan each sample is heard once, the end of a Bummerl instead of the deal's", () => {
  const at = (movement: Timed["movement"], delay: number): Timed => ({ movement, delay, duration: 100 });
  const heard = soundsOf(
    [
      at({ kind: "card", step: "taken", card: "HA", from: "trick", to: "my-tricks" }, 0),
      at({ kind: "card", step: "taken", card: "HT", from: "trick", to: "my-tricks" }, 60),
      at({ kind: "card", step: "lead", card: "SA", from: "my-hand", to: "trick" }, 120),
      at({ kind: "out", seat: 0 }, 0),
      at({ kind: "bummerl", seat: 0 }, 0),
    ],
    0,
  );
  expect(heard).toEqual([
    { name: "taken", delay: 0 },
    { name: "card", delay: 120 },
    { name: "bummerlWon", delay: 0 },
  ]);
});

test("the device shakes only where the player wishes it", () => {
  const shake = vi.spyOn(navigator, "vibrate").mockReturnValue(true);
  buzz("refused");
  expect(shake).not.toHaveBeenCalled();
  vibration.set("on");
  buzz("refused");
  expect(shake).toHaveBeenCalledTimes(1);
});
