import type { Seat } from "@bummerl/engine";
import type { Movement } from "../motion/movement.ts";
import type { Timed } from "../motion/timeline.ts";
import { play } from "./player.ts";
import type { SampleName } from "./samples.ts";

const ofCard = (step: Extract<Movement, { kind: "card" }>["step"]): SampleName | null => {
  switch (step) {
    case "lead":
    case "answer":
    case "exchange":
      return "card";
    case "taken":
    case "deal":
      return step;
    default:
      return null;
  }
};

const soundOf = (movement: Movement, mine: Seat): SampleName | null => {
  switch (movement.kind) {
    case "card":
      return ofCard(movement.step);
    case "out":
      return movement.seat === mine ? "dealWon" : "dealLost";
    case "bummerl":
      return movement.seat === mine ? "bummerlWon" : "bummerlLost";
    default:
      return movement.kind;
  }
};

/** What is heard of a plan and when, each sample once; the end of a Bummerl is heard instead of the deal's. */
export const soundsOf = (
  timeline: readonly Timed[],
  mine: Seat,
): readonly { readonly name: SampleName; readonly delay: number }[] => {
  const heard = new Map<SampleName, number>();
  for (const { movement, delay } of timeline) {
    const name = soundOf(movement, mine);
    if (name !== null && !heard.has(name)) heard.set(name, delay);
  }
  if (heard.has("bummerlWon") || heard.has("bummerlLost")) {
    heard.delete("dealWon");
    heard.delete("dealLost");
  }
  return [...heard].map(([name, delay]) => ({ name, delay }));
};

/** Lets a plan be heard at its pace; with pace 0 all at once. */
export const hearTimeline = (timeline: readonly Timed[], pace: number, mine: Seat): void => {
  for (const { name, delay } of soundsOf(timeline, mine)) play(name, delay * pace);
};
