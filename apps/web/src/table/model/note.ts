import type { Messages } from "../../i18n/index.ts";
import { RULE_IDS, type RuleId } from "../../parts/rule-groups.ts";
import { refusalText } from "./refusal-text.ts";

/** A sentence above the hand, and the rule behind it where there is one to read. */
export interface Note {
  readonly text: string;
  readonly rule: RuleId | null;
}

/** Why something was not possible. The sentence does not name the rule: that is the way to it. */
export const noteOf = (
  refusal: { readonly code: string; readonly rule?: string | null },
  messages: Messages,
): Note => {
  const rule = RULE_IDS.find((id) => id === refusal.rule) ?? null;
  return { text: refusalText(rule === null ? refusal : { code: refusal.code }, messages), rule };
};
