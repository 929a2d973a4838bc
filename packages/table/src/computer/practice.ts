import type { DealState, Seat } from "@bummerl/engine";
import type { PracticeDeal, TableState } from "../state.ts";

/** A deal against a computer begins: nothing to take back yet. Tables of two people keep none of this. */
export const freshPractice = (state: TableState): { practice?: PracticeDeal } =>
  state.computer === undefined ? {} : { practice: { steps: [], undone: 0, undoneSeq: 0 } };

/** An action is about to change the deal. */
export const withStep = (
  { practice }: TableState,
  seq: number,
  seat: Seat,
  before: DealState,
): { practice?: PracticeDeal } =>
  practice === undefined
    ? {}
    : { practice: { ...practice, steps: [...practice.steps, { seq, seat, before }] } };
