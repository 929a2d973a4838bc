/** The rules by their numbers in docs/rules.md, grouped as there. R7 is free. */
export const RULE_GROUPS = [
  { id: "cards", rules: ["R1", "R2"] },
  { id: "dealing", rules: ["R3", "R4", "R5", "R6", "R8"] },
  { id: "openStock", rules: ["R9", "R10", "R11"] },
  { id: "strict", rules: ["R12", "R13"] },
  {
    id: "beforeLeading",
    rules: ["R14", "R15", "R16", "R17", "R18", "R19", "R20", "R21", "R22", "R23", "R24"],
  },
  { id: "goingOut", rules: ["R25", "R26", "R27", "R28", "R29"] },
  { id: "closedEnd", rules: ["R30", "R31", "R32", "R33"] },
  { id: "openEnd", rules: ["R34", "R35"] },
  { id: "givingUp", rules: ["R36", "R37"] },
  { id: "seen", rules: ["R38", "R39"] },
  { id: "bummerl", rules: ["R40", "R41", "R42", "R43"] },
] as const;

export type RuleGroup = (typeof RULE_GROUPS)[number]["id"];
export type RuleId = (typeof RULE_GROUPS)[number]["rules"][number];

export const RULE_IDS: readonly RuleId[] = RULE_GROUPS.flatMap(({ rules }) => rules);
