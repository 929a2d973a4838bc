import { readLocal, writeLocal } from "../state/local.ts";

const CUT_BYTES = 32;
const keyOf = (table: string, deal: number): string => `bm.cut.${table}.${deal}`;
const IS_CUT = /^(?:[0-9a-f]{2}){1,32}$/;

/** For browsers that keep nothing: at least this visit knows what it cut. */
const thisVisit = new Map<string, string>();

const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(CUT_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

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
  thisVisit.set(keyOf(table, deal), cut);
  writeLocal(keyOf(table, deal), cut);
  return cut;
};
