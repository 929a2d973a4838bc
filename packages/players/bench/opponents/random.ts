import { randomFrom } from "../../src/worlds/index.ts";
import type { Contestant } from "../contestant.ts";

/** Any legal action, each as likely; gives up never, and claims only where it is right. */
export const random: Contestant = {
  name: "random",
  choose: ({ view, seed }) => {
    const own = view.viewer === "spectator" ? 0 : (view.points[view.viewer] ?? 0);
    const claim = view.legal.find(({ type }) => type === "claim");
    if (claim !== undefined && own >= 66) return claim;
    const may = view.legal.filter(
      (action) => action.type !== "giveUp" && action.type !== "claim" && !("claim" in action),
    );
    const action = may[randomFrom(seed).below(may.length)];
    if (action === undefined) throw new Error("somebody is on turn and may do nothing");
    return action;
  },
};
