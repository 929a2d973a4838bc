import { PRESETS } from "@bummerl/engine";
import { type ComputerPace, dayTimes, type SeatedPerson, type TableSetup } from "@bummerl/table";

/** The deal of a day as everybody plays it: by classic rules, Master deals, and there is no clock but the day's. */
export const daySetup = (id: string, day: string, maker: SeatedPerson, pace: ComputerPace): TableSetup => ({
  id,
  rules: PRESETS.classic,
  clock: "untimed",
  visibility: "private",
  maker,
  computer: { level: "master", pace, firstDealer: "computer" },
  day: { date: day, until: dayTimes(day).until },
});
