import { type Action, legalActions, type Seat, turnOf } from "@bummerl/engine";
import { Driver, type Setup } from "./driver.ts";

/** Small reproducible stream of numbers in [0, 1): mulberry32. */
export const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export type Wanted = (driver: Driver, seat: Seat) => boolean;

/**
 * Plays deals of growing seeds with random legal actions (`allowed` thins them out) until the wanted state lies on the
 * table, and hands it over with the seat that is on turn.
 */
export const playUntil = (
  setup: Setup,
  wanted: Wanted,
  allowed: (action: Action, driver: Driver) => boolean = ({ type }) => type === "play",
): Driver => {
  for (let seed = 1; seed < 3000; seed += 1) {
    const driver = new Driver({ ...setup, seed }).sit().next();
    const random = numbers(seed);
    for (;;) {
      const { deal } = driver.state;
      const seat = deal === null ? null : turnOf(deal);
      if (wanted(driver, seat ?? 0)) return driver;
      if (deal === null || seat === null || driver.state.stage !== "playing") break;
      const actions = legalActions(deal).filter((action) => allowed(action, driver));
      const action = actions[Math.floor(random() * actions.length)];
      if (action === undefined) break;
      driver.act(action);
    }
  }
  throw new Error("no deal came to the wanted state");
};
