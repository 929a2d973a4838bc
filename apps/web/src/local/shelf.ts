/**
 * What pages read of the games on this device: the lists that are written with every row. A file of its own, without
 * table, players and worker, because lists are looked at more often than played.
 */
import type { DealAnswer, OwnTable, PairTally } from "@bummerl/protocol";
import { type Practice, practiceOf, tallyOf } from "./practice.ts";
import { LocalStore } from "./store.ts";

let opened: Promise<LocalStore> | null = null;

const store = (): Promise<LocalStore> => {
  opened ??= LocalStore.open().catch((error: unknown) => {
    // Asked for again the next time.
    opened = null;
    throw error;
  });
  return opened;
};

/** Tables that are not over, last changed first. */
export const tablesHere = async (): Promise<readonly OwnTable[]> => (await store()).tables();

/** A finished deal, `null` when this device has none of it. */
export const dealHere = async (table: string, deal: number): Promise<DealAnswer | null> =>
  (await store()).deal(table, deal);

/** All that was played to its end. */
export const practiceHere = async (): Promise<Practice> => {
  const { deals, bummerls } = await (await store()).finished();
  return practiceOf(
    deals.map(({ played }) => played),
    bummerls,
  );
};

/** Bummerl won and lost on this device against one level. */
export const tallyHere = async (opponent: PairTally["opponent"]): Promise<PairTally> => {
  const { bummerls } = await (await store()).finished();
  return { ...tallyOf(bummerls.filter((one) => one.opponent.id === opponent.id)), opponent };
};
