import { readLocal, writeLocal } from "../state/local.ts";
import { randomHex } from "./random-hex.ts";

const keyOf = (table: string, deal: number): string => `bm.cut.${table}.${deal}`;
const hashKeyOf = (table: string, deal: number): string => `bm.hash.${table}.${deal}`;
const IS_HASH = /^[0-9a-f]{64}$/;
const IS_CUT = /^(?:[0-9a-f]{2}){1,32}$/;

/** For browsers that keep nothing: at least this visit knows what it cut and saw. */
const thisVisit = new Map<string, string>();
const keep = (key: string, value: string): void => {
  if (!writeLocal(key, value)) thisVisit.set(key, value);
};

/** The cut this browser made for a deal, `null` when it made none (another device did). */
export const keptCut = (table: string, deal: number): string | null => {
  const kept = readLocal(keyOf(table, deal)) ?? thisVisit.get(keyOf(table, deal)) ?? null;
  return kept !== null && IS_CUT.test(kept) ? kept : null;
};

/**
 * This player's cut for a deal: 32 random bytes in lowercase hex, drawn once and kept, so that the browser can check
 * after the deal that its own cut was used. To be sent with *Next* and *Play on*.
 */
export const cutFor = (table: string, deal: number): string => {
  const kept = keptCut(table, deal);
  if (kept !== null) return kept;
  const cut = randomHex();
  keep(keyOf(table, deal), cut);
  return cut;
};

/** The hash of a deal's secret that this browser saw before the secret was told, `null` when it saw none. */
export const keptCommitment = (table: string, deal: number): string | null => {
  const key = hashKeyOf(table, deal);
  const kept = readLocal(key) ?? thisVisit.get(key) ?? null;
  return kept !== null && IS_HASH.test(kept) ? kept : null;
};

/** Keeps the published hash of a deal's secret. What was seen first stands: another one later is what the check is for. */
export const keepCommitment = (table: string, deal: number, hash: string): void => {
  if (keptCommitment(table, deal) !== null) return;
  const key = hashKeyOf(table, deal);
  keep(key, hash);
};
