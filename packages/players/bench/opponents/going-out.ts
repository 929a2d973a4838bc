import { type Action, marriagePoints, OUT, suitOf } from "@bummerl/engine";
import type { Turn } from "../contestant.ts";

/** The action that ends the deal with 66 counted points now, or `null`: nobody waits who can count. */
export const goingOut = ({ view }: Turn): Action | null => {
  const { viewer, legal, trump } = view;
  const own = viewer === "spectator" ? 0 : (view.points[viewer] ?? 0);
  const out = legal.find(
    (action) =>
      (action.type === "claim" && own >= OUT) ||
      (action.type === "marriage" &&
        action.claim === true &&
        own + marriagePoints(trump, suitOf(action.card)) >= OUT),
  );
  return out ?? null;
};

/** What is left for a player who counts: no giving up, no false claim. Never empty. */
export const withoutFolly = ({ view }: Turn): readonly Action[] =>
  view.legal.filter(
    (action) =>
      action.type !== "giveUp" && action.type !== "claim" && !(action.type === "marriage" && action.claim),
  );
