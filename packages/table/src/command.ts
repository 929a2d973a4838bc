import type { Action, Seat } from "@bummerl/engine";
import type { SeatedPerson } from "./state.ts";

/**
 * What a seated player may ask of his table. Only `act` carries the sequence number it was made for; the others name
 * their deal or Bummerl, set that seat's flag, and a repeat succeeds.
 */
export type SeatCommand =
  | { readonly type: "act"; readonly seq: number; readonly action: Action }
  /** `deal`: number of the deal to be dealt. `cut`: 0–32 random bytes, lowercase hex. */
  | { readonly type: "next"; readonly deal: number; readonly cut: string }
  /** `bummerl`: number of the Bummerl that is over. The cut is for the first deal of the next one. */
  | { readonly type: "playOn"; readonly bummerl: number; readonly cut: string }
  /** Only while the table is open, between Bummerl, or when nobody will play on. */
  | { readonly type: "leave"; readonly bummerl: number }
  | { readonly type: "save"; readonly deal: number }
  | { readonly type: "resume"; readonly deal: number }
  | { readonly type: "resign"; readonly bummerl: number }
  | { readonly type: "takeBummerl"; readonly bummerl: number }
  /**
   * Takes back this seat's last action in the running deal, and what followed. Only at a table with a computer. `seq` is
   * the `dealSeq` of the view it is asked from: what the computer has done since does not matter, what the person has
   * done himself makes it `stale`.
   */
  | { readonly type: "undo"; readonly deal: number; readonly seq: number };

/** What the shell around a table may ask. */
export type SystemCommand =
  | { readonly type: "sit"; readonly player: SeatedPerson }
  /** The seat's last page is gone: takes back its wish to resume. */
  | { readonly type: "away"; readonly seat: Seat }
  /** A stored deadline has passed. */
  | { readonly type: "sweep" }
  /** Time the server was away, given back. */
  | { readonly type: "creditTime"; readonly ms: number };

/** Codes of a table's own refusals; refusals of a deal's actions are the engine's. */
export const TABLE_REFUSAL_CODES = [
  "stale",
  "tableFull",
  "alreadySeated",
  "nameTaken",
  "tableOpen",
  "tableSaved",
  "tableEnded",
  "notSaved",
  "wrongDeal",
  "wrongBummerl",
  "noDeal",
  "dealRunning",
  "bummerlRunning",
  "bummerlOver",
  "badCut",
  "noOffer",
  "noComputer",
  "nothingToUndo",
  "undoneEnough",
  "dayDeal",
  "dayOver",
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSAL_CODES)[number];
