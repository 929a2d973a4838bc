import { setTimeout as wait } from "node:timers/promises";

const STEP_MS = 50;

/**
 * Waits for something, at most so long as a machine that is ours alone would take for it: patience is counted in steps,
 * and on a machine that others keep from us a step takes longer.
 * @returns whether it came in time
 */
export async function comes(what: Promise<unknown>, ms: number): Promise<boolean> {
  let over = false;
  const steps = async (): Promise<boolean> => {
    for (let left = ms; left > 0 && !over; left -= STEP_MS) await wait(STEP_MS);
    return false;
  };
  const came = await Promise.race([what.then(() => true), steps()]);
  over = true;
  return came;
}
