import {
  apply,
  type BadRecord,
  type DealRecord,
  ok,
  parseLine,
  parseRecord,
  type Refusal,
  type Result,
  startOf,
} from "@bummerl/engine";
import { type Solved, solveDeal } from "./solve-deal.ts";

/**
 * What `deal solve` prints (docs/deal-records.md). `applied` tells how many actions of the record came before the one
 * that was refused; it is not there when all were accepted and only nothing is left to solve.
 */
export type SolveOutput =
  | ({ readonly ok: true } & Solved)
  | { readonly ok: false; readonly applied?: number; readonly error: Refusal };

const refused = ({ code, rule }: Refusal): Refusal => ({ code, rule });

/** Solves the state that a record's actions lead to. */
export const solveRecord = (record: DealRecord): SolveOutput => {
  let state = startOf(record);
  for (const [applied, action] of record.actions.entries()) {
    const next = apply(state, action.seat, action);
    if (!next.ok) return { ok: false, applied, error: refused(next.error) };
    state = next.value.state;
  }
  const solved = solveDeal(state);
  return solved.ok ? { ok: true, ...solved.value } : { ok: false, error: refused(solved.error) };
};

/** One line of a file of deal records, solved. A refusal is an outcome, not an error. */
export const solveLine = (line: string): Result<SolveOutput, BadRecord> => {
  const json = parseLine(line);
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  return record.ok ? ok(solveRecord(record.value)) : record;
};
