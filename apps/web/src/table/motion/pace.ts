import { motion } from "../../state/preferences.ts";

const FACTOR = { fast: 0.55, normal: 1, slow: 1.9 } as const;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Multiplies every duration; `null` where nothing is to move. Asked anew for every movement. */
export const pace = (): number | null =>
  motion.value === "off" || calm.matches ? null : FACTOR[motion.value];

/** Calls back when movement is switched off or slowed down; the answer ends it. */
export const onPace = (call: () => void): (() => void) => {
  calm.addEventListener("change", call);
  const stop = motion.subscribe(call);
  return () => {
    calm.removeEventListener("change", call);
    stop();
  };
};
