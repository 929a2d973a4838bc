import { isDeepStrictEqual } from "node:util";
import { commitment, isSecret, verifyDeal } from "@bummerl/engine";
import { packName } from "@bummerl/table";
import type { StoredWhole } from "../../store/admin/all-tables.ts";
import type { StoredDeal } from "../../store/stored.ts";
import { type Expected, expectedFrom } from "./expected.ts";

/**
 * What can be wrong with a table. In the log itself: `gap`, `unreadable` (it cannot be folded), `unfair` (a pack does not
 * follow from its secret), `noLog` (there are lists, and nothing they come from). In what is derived from it, which can be
 * written anew: `list`, `deal`, `bummerl`. In the lobby: `code`; a start of the server puts that right.
 */
export const FAULTS = ["gap", "unreadable", "unfair", "noLog", "list", "deal", "bummerl", "code"] as const;
export type FaultCode = (typeof FAULTS)[number];

/** Written anew from the log, these are right again. */
export const REPAIRABLE: ReadonlySet<FaultCode> = new Set(["list", "deal", "bummerl"]);

export interface Fault {
  readonly table: string;
  readonly code: FaultCode;
  /** Which row, deal, Bummerl or column. */
  readonly at: string;
}

export interface Checked {
  readonly faults: readonly Fault[];
  /** `null` when the log cannot be believed. */
  readonly expected: Expected | null;
}

export function checkTable(whole: StoredWhole): Checked {
  const fault = (code: FaultCode, at: string | number): Fault => ({ table: whole.id, code, at: String(at) });
  if (whole.log.length === 0) return { faults: withoutLog(whole, fault), expected: null };
  const gap = whole.log.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) return { faults: [fault("gap", `row ${gap + 1}`)], expected: null };
  let expected: Expected;
  try {
    expected = expectedFrom(whole.log);
  } catch (error) {
    return { faults: [fault("unreadable", error instanceof Error ? error.message : "")], expected: null };
  }
  return { faults: [...unfair(whole.id, expected, fault), ...derived(whole, expected, fault)], expected };
}

type MakeFault = (code: FaultCode, at: string | number) => Fault;

/** Of a table that was erased after its time its place in the list is left, and its Bummerl, for the tallies. */
function withoutLog({ listed, deals, bummerls, open }: StoredWhole, fault: MakeFault): Fault[] {
  if (listed?.status === "erased" && deals.length === 0 && !open) return [];
  return [fault("noLog", `${deals.length} deals, ${bummerls.length} Bummerl`)];
}

function unfair(table: string, { state, deals }: Expected, fault: MakeFault): Fault[] {
  const { secret, commitment: said, deal } = state.sealed;
  const sealed =
    isSecret(secret) && commitment(secret) === said ? [] : [fault("unfair", `deal ${deal}, sealed`)];
  return [...sealed, ...deals.flatMap((dealt) => proofFault(table, state.day?.date, dealt, fault))];
}

function proofFault(table: string, day: string | undefined, row: StoredDeal, fault: MakeFault): Fault[] {
  const { deal, secret, deck, dealer, commitment: said } = row;
  const chosen = row.dealer_chosen ? ({ dealerChosen: true } as const) : {};
  try {
    const cuts = [row.cut_0, row.cut_1] as const;
    const name = packName(table, day);
    const verified = verifyDeal({
      table: name,
      deal,
      secret,
      deck,
      dealer,
      cuts,
      commitment: said,
      ...chosen,
    });
    return verified.ok ? [] : [fault("unfair", `deal ${deal}: ${verified.error.code}`)];
  } catch {
    // Out of range: no secret, no cut.
    return [fault("unfair", `deal ${deal}: out of range`)];
  }
}

function derived(whole: StoredWhole, expected: Expected, fault: MakeFault): Fault[] {
  const faults: Fault[] = [];
  const { listed } = whole;
  if (listed === null) faults.push(fault("list", "missing"));
  else
    for (const [column, value] of Object.entries(expected.listed))
      if (!isDeepStrictEqual(listed[column], value)) faults.push(fault("list", column));
  const deals = compare(whole.deals, expected.deals, ({ deal }) => deal);
  const bummerls = compare(whole.bummerls, expected.bummerls, ({ bummerl }) => bummerl);
  faults.push(...deals.map((at) => fault("deal", at)), ...bummerls.map((at) => fault("bummerl", at)));
  if (whole.open !== (expected.state.status === "open"))
    faults.push(fault("code", whole.open ? "left over" : "missing"));
  return faults;
}

/** What is missing, too much, or not what it must be. */
function compare<T>(there: readonly T[], wanted: readonly T[], numberOf: (one: T) => number): string[] {
  const byNumber = new Map(there.map((one) => [numberOf(one), one]));
  const faults = wanted.flatMap((one) => {
    const found = byNumber.get(numberOf(one));
    byNumber.delete(numberOf(one));
    if (found === undefined) return [`${numberOf(one)} missing`];
    return isDeepStrictEqual(found, one) ? [] : [`${numberOf(one)} differs`];
  });
  return [...faults, ...[...byNumber.keys()].map((left) => `${left} too much`)];
}
