import type { Messages } from "../../i18n/index.ts";

/** A refusal as a sentence with its rule. A code unknown to this page (a newer server) is told as a fault of the server. */
export const refusalText = (
  refusal: { readonly code: string; readonly rule?: string | null },
  { common, refusals }: Messages,
): string => {
  const { offline, notKept } = common;
  const codes: Readonly<Record<string, string>> = { ...refusals.codes, offline, notKept };
  const text = codes[refusal.code] ?? refusals.codes.serverError;
  return refusal.rule === undefined || refusal.rule === null ? text : refusals.withRule(text, refusal.rule);
};
