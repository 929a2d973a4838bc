/** Every parameter of the rules, by the name it has in docs/rules.md §3. */
export interface RuleSet {
  /** R12: must a follower beat the suit led if he can? */
  readonly mustHead: boolean;
  /** R15: smallest stock, up-card included, with which the trump jack may be exchanged. */
  readonly exchangeMinStock: 2 | 4;
  /** R16 */
  readonly exchangeFirstTrick: boolean;
  /** R21 */
  readonly marriageFirstTrick: boolean;
  /** R22 */
  readonly marriageLead: "kingOrQueen" | "king";
  /** R18: smallest stock, up-card included, that may be closed. */
  readonly closeMinStock: 2 | 4;
  /** R19 */
  readonly closeValue: "atClosing" | "atEnd";
  /** R25 */
  readonly goOut: "claim" | "auto";
  /** R28; `null` exactly where no claim is made (`goOut: auto`). */
  readonly falseClaim: "mirror" | "min2" | null;
  /** R34 */
  readonly lastTrick: "one" | "ladder";
  /** R38 */
  readonly viewTricks: "lastUntilNextLead" | "own" | "ownAndOpponentsFirst" | "all";
  /** R39 */
  readonly showPoints: "none" | "own" | "both";
  /** R40: how counters are shown. */
  readonly score: "down" | "up";
  /** R40: counters to win a Bummerl. */
  readonly target: 7 | 9 | 11;
  /** R41 */
  readonly retour: "fromSeven" | "fromAny";
  /** R42: what a lost Bummerl of each kind weighs in the tally; whole numbers from 1 to 9. */
  readonly bummerlValue: Readonly<Record<BummerlKind, number>>;
  /** R4 */
  readonly nextDealer: "alternate" | "winnerDeals";
}

/** R41 */
export const BUMMERL_KINDS = ["plain", "schneider", "retourschneider"] as const;
export type BummerlKind = (typeof BUMMERL_KINDS)[number];

export type ParameterName = keyof RuleSet;

export const PRESET_NAMES = ["classic", "automatic", "counters", "soft", "sharp", "tournament"] as const;
export type PresetName = (typeof PRESET_NAMES)[number];
