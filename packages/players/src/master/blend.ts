import { isStrict, type Knowledge } from "../knowledge/index.ts";
import { countWorlds } from "../worlds/index.ts";

/** How the solver is used beside the network. */
export interface Blend {
  /** How much the solver's word counts, 0 to 1; the rest is the network's. */
  readonly share: number;
  /** Worlds solved at most. */
  readonly worlds: number;
  /** Worlds in which the network plays on, for each of the better actions. */
  readonly deals: number;
  /** What the network is off by in 95 of 100 actions when compared with another one, in counters: docs/players.md. */
  readonly netError: number;
}

/**
 * The third and the fourth trick, by cards face down. The solver's word spoils as much as it helps; deals played on in
 * thought know nothing of what the opponent's play tells, and before that they spoil more than they help.
 */
const EARLY: Readonly<Record<number, Blend>> = {
  5: { share: 0, worlds: 0, deals: 14, netError: 0.5 },
  3: { share: 0, worlds: 0, deals: 20, netError: 0.65 },
};
const NETWORK_ALONE: Blend = { share: 0, worlds: 0, deals: 0, netError: 0.4 };
/** Nobody draws any more: hands are solved at about 60 a millisecond. */
const STRICT_WORLDS = 800;
/** Of strict play; the fewer ways are left, the less the solver is misled by seeing them. */
const SURE = { worlds: 10, share: 1 } as const;
const UNSURE = 0.5;
const LAST_LEAD: Blend = { share: 0.9, worlds: 6, deals: 0, netError: 1.2 };
/** After the answer all is known, so that the mean over the face-down card is exact. */
const LAST_ANSWER: Blend = { share: 1, worlds: 6, deals: 0, netError: 0 };

/** What is asked beside the network at this moment. */
export const blendFor = (knowledge: Knowledge): Blend => {
  if (isStrict(knowledge)) {
    const share = countWorlds(knowledge) <= SURE.worlds ? SURE.share : UNSURE;
    return { share, worlds: STRICT_WORLDS, deals: 0, netError: 0.6 };
  }
  const { faceDown, led } = knowledge;
  if (faceDown === 1) return led === null ? LAST_LEAD : LAST_ANSWER;
  return EARLY[faceDown] ?? NETWORK_ALONE;
};
