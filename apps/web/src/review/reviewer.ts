import { decisionsIn, reviewDeal } from "@bummerl/players/review";
import type { ReviewTold, ReviewWish } from "./messages.ts";

/**
 * Ways in which the cards may lie that are thought through for each decision, at most: all there are from the fourth
 * trick on. docs/players.md says how long that takes on a phone.
 */
const WORLDS = 336;
/** The same deal is always judged alike. */
const SEED = 1;

/** Thinks a deal through in the worker and tells of every decision as soon as it is judged. */
export const review = ({ played, seat }: ReviewWish, tell: (told: ReviewTold) => void): void => {
  try {
    const of = decisionsIn(played, seat);
    for (const decision of reviewDeal(played, seat, { seed: SEED, worlds: WORLDS })) tell({ decision, of });
    tell({ end: "done" });
  } catch (error) {
    console.error("the deal could not be reviewed", error);
    tell({ end: "failed" });
  }
};
