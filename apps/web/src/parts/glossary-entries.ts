import type { RuleId } from "./rule-groups.ts";

/** The Austrian words of the game, and the rules that tell more. */
export const GLOSSARY = {
  abheben: ["R5"],
  atout: ["R6", "R10"],
  atoutzwang: ["R12"],
  augen: ["R1"],
  ausmelden: ["R25", "R27", "R28"],
  ausspielen: ["R9"],
  bummerl: ["R40", "R41"],
  daus: ["R1"],
  farbzwang: ["R12"],
  geber: ["R3", "R4"],
  ober: ["R1"],
  ohneStich: ["R2", "R27"],
  punkte: ["R27", "R40"],
  rauben: ["R14", "R15"],
  retourschneider: ["R41"],
  schneider: ["R27", "R41"],
  stich: ["R9", "R10"],
  stichzwang: ["R12"],
  talon: ["R6", "R8"],
  unter: ["R1"],
  vierziger: ["R20"],
  vorhand: ["R3", "R9"],
  zudrehen: ["R17", "R19", "R30"],
  zwanziger: ["R20", "R22"],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

export type GlossaryId = keyof typeof GLOSSARY;
export const GLOSSARY_IDS = Object.keys(GLOSSARY) as GlossaryId[];
