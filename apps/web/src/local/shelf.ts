/**
 * What pages read of the games on this device: the lists that are written with every row. A file of its own, without
 * table, players and worker, because lists are looked at more often than played.
 */
import type { DealAnswer, OwnTable, PairTally } from "@bummerl/protocol";
import { type Practice, practiceOf, tallyOf } from "./practice.ts";
import { StoreKeeper } from "./store-keeper.ts";

const keeper = new StoreKeeper();

/** Tables that are not over, last changed first. */
export const tablesHere = (): Promise<readonly OwnTable[]> => keeper.use((store) => store.tables());

/** A finished deal, `null` when this device has none of it. */
export const dealHere = (table: string, deal: number): Promise<DealAnswer | null> =>
  keeper.use((store) => store.deal(table, deal));

/** All that was played to its end. */
export const practiceHere = async (): Promise<Practice> => {
  const { deals, bummerls } = await keeper.use((store) => store.finished());
  return practiceOf(
    deals.map(({ played }) => played),
    bummerls,
  );
};

/** Bummerl won and lost on this device against one level. */
export const tallyHere = async (opponent: PairTally["opponent"]): Promise<PairTally> => {
  const { bummerls } = await keeper.use((store) => store.finished());
  return { ...tallyOf(bummerls.filter((one) => one.opponent.id === opponent.id)), opponent };
};
