import { BUMMERL_KINDS, type BummerlKind } from "@bummerl/engine";
import type { PairTally, PlayedBummerl, PlayedDeal, Tally } from "@bummerl/protocol";

/** All that was played against computers on this device. */
export interface Practice {
  readonly tally: Tally;
  readonly pairs: readonly PairTally[];
  readonly bummerls: readonly PlayedBummerl[];
  readonly deals: readonly PlayedDeal[];
}

const kindsOf = (bummerls: readonly PlayedBummerl[]): Record<BummerlKind, number> => {
  const count = (kind: BummerlKind): number => bummerls.filter((one) => one.kind === kind).length;
  const [plain, schneider, retourschneider] = BUMMERL_KINDS.map(count);
  return { plain: plain ?? 0, schneider: schneider ?? 0, retourschneider: retourschneider ?? 0 };
};

const worth = (bummerls: readonly PlayedBummerl[]): number =>
  bummerls.reduce((sum, { value }) => sum + value, 0);

/** Bummerl won and lost, by number, value and kind. */
export const tallyOf = (bummerls: readonly PlayedBummerl[]): Tally => {
  const won = bummerls.filter((one) => one.won);
  const lost = bummerls.filter((one) => !one.won);
  return {
    won: won.length,
    lost: lost.length,
    wonValue: worth(won),
    lostValue: worth(lost),
    wonKinds: kindsOf(won),
    lostKinds: kindsOf(lost),
  };
};

/** The same against each opponent, most played first. */
const pairsOf = (bummerls: readonly PlayedBummerl[]): PairTally[] => {
  const opponents = new Map(bummerls.map(({ opponent }) => [opponent.id, opponent]));
  return [...opponents.values()]
    .map((opponent) => ({
      ...tallyOf(bummerls.filter((one) => one.opponent.id === opponent.id)),
      opponent: { id: opponent.id, name: opponent.name },
    }))
    .sort((a, b) => b.won + b.lost - (a.won + a.lost));
};

export const practiceOf = (deals: readonly PlayedDeal[], bummerls: readonly PlayedBummerl[]): Practice => ({
  tally: tallyOf(bummerls),
  pairs: pairsOf(bummerls),
  bummerls,
  deals,
});
