import { commitment } from "@bummerl/engine";
import type { DayPast, DaysAnswer } from "@bummerl/protocol";
import { packName } from "@bummerl/table";
import { keepCommitment, keptCommitment } from "../../net/cuts.ts";

/** There is one deal of a day. */
const DEAL = 1;

/** Keeps the seals that lie there beforehand, to be compared when their secrets are told. */
export const keepSeals = ({ today, tomorrow }: DaysAnswer): void => {
  for (const sealed of [today, tomorrow]) keepCommitment(packName("", sealed.day), DEAL, sealed.commitment);
};

/** `fitsTold`: secret and seal fit, but this browser knows of the seal only what it is told now. */
export type SealFinding = "fits" | "fitsTold" | "fitsNot";

/** What this browser finds by itself about a day's secret; `null` while that is not told. */
export const checkSeal = ({ day, commitment: told, told: open }: DayPast): SealFinding | null => {
  if (open === null) return null;
  const seen = keptCommitment(packName("", day), DEAL);
  if (commitment(open.secret) !== (seen ?? told) || (seen ?? told) !== told) return "fitsNot";
  return seen === null ? "fitsTold" : "fits";
};
