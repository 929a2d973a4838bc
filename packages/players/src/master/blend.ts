import { isStrict, type Knowledge } from "../knowledge/index.ts";
import { countWorlds } from "../worlds/index.ts";

/** How the solver is used beside the network. */
export interface Blend {
  /** How much the solver's word counts, 0 to 1; the rest is the network's. */
  readonly share: number;
  /** Worlds solved at most. */
  readonly worlds: number;
}

const NETWORK_ALONE: Blend = { share: 0, worlds: 0 };
/** Nobody draws any more: hands are solved at about 60 a millisecond. */
const STRICT_WORLDS = 800;
/** Of strict play; the fewer ways are left, the less the solver is misled by seeing them. */
const SURE = { worlds: 10, share: 0.75 } as const;
const UNSURE = 0.5;
/** Three face-down cards: about 0.15 ms for a world. */
const FOURTH_TRICK: Blend = { share: 0.5, worlds: 160 };
/** The answer to it: about 0.05 ms. */
const FOURTH_ANSWER: Blend = { share: 0.5, worlds: 336 };
const LAST_LEAD: Blend = { share: 0.7, worlds: 6 };
/** After the answer all is known, so that the mean over the face-down card is exact. */
const LAST_ANSWER: Blend = { share: 1, worlds: 6 };

/** Measured in duplicate deals: docs/players.md. Before the fourth trick the solver's word spoils more than it helps. */
export const blendFor = (knowledge: Knowledge): Blend => {
  if (isStrict(knowledge)) {
    const share = countWorlds(knowledge) <= SURE.worlds ? SURE.share : UNSURE;
    return { share, worlds: STRICT_WORLDS };
  }
  const { faceDown, led } = knowledge;
  if (faceDown === 1) return led === null ? LAST_LEAD : LAST_ANSWER;
  if (faceDown === 3) return led === null ? FOURTH_TRICK : FOURTH_ANSWER;
  return NETWORK_ALONE;
};
