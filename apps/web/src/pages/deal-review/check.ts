import { commitment, firstDealer, type Seat, shufflePack } from "@bummerl/engine";
import { packName, type SeenDeal } from "@bummerl/table";

export type Finding = "ok" | "fault" | "unknown";

/**
 * `otherCut`: all agrees but for the cut of this browser. So it is when the same player has the table open on a second
 * device, whose cut was first; so it would be if the server had put a cut of its own in its place.
 */
export type Verdict = "fair" | "otherCut" | "unfair";

/** What this browser found out by itself about the shuffle of a finished deal (docs/fair-dealing.md). */
export interface FairCheck {
  /** Secret against the hash published before the deal. */
  readonly commitment: Finding;
  /** This browser saw the hash before the deal ended: only then is it known not to have been changed. */
  readonly seenBefore: boolean;
  /** Pack against secret and both cuts. */
  readonly deck: Finding;
  /** First deal only: who deals follows from the same secret. `null` in every other deal. */
  readonly dealer: Finding | null;
  /** The cut this browser made against the one that was used; `unknown` when another browser cut. */
  readonly cut: Finding;
  readonly verdict: Verdict;
}

export interface CheckInput {
  readonly table: string;
  readonly you: Seat;
  readonly deal: SeenDeal;
  /** The hash this browser saw before the deal, when it did; it is compared instead of the one told afterwards. */
  readonly seenCommitment: string | null;
  /** The cut this browser made and kept; `null` when it made none. */
  readonly keptCut: string | null;
}

const verdictOn = ({ cut, ...others }: Readonly<Record<string, Finding | null>>): Verdict => {
  if (Object.values(others).includes("fault")) return "unfair";
  return cut === "fault" ? "otherCut" : "fair";
};

const found = (agrees: boolean): Finding => (agrees ? "ok" : "fault");

/**
 * Makes the pack again and compares everything that was promised. Each part is told, not only the first fault.
 * @returns `null` while the secret is not told
 */
export const checkDeal = ({ table, you, deal, seenCommitment, keptCut }: CheckInput): FairCheck | null => {
  const { secret } = deal;
  if (secret === null) return null;
  const input = { secret, cuts: deal.cuts, table: packName(table, deal.day), deal: deal.deal };
  const published = seenCommitment ?? deal.commitment;
  const pack = shufflePack(input);
  const parts = {
    commitment: found(commitment(secret) === published && deal.commitment === published),
    deck: found(pack.length === deal.deck.length && pack.every((card, at) => card === deal.deck[at])),
    dealer:
      deal.deal === 1 && deal.dealerChosen === undefined ? found(firstDealer(input) === deal.dealer) : null,
    cut: keptCut === null ? ("unknown" as const) : found(keptCut === deal.cuts[you]),
  };
  return { ...parts, seenBefore: seenCommitment !== null, verdict: verdictOn(parts) };
};
