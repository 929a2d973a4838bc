import type { TableEvent, TableState } from "../state.ts";

type Made = Extract<TableEvent, { type: "tableMade" }>;

/**
 * The table as its first row leaves it: the maker sits at seat 0, the first deal is sealed.
 * @throws when a log begins with anything else.
 */
export function begin(seq: number, events: readonly TableEvent[]): TableState {
  const [made, sealed] = events;
  if (made?.type !== "tableMade" || sealed?.type !== "sealed") {
    throw new Error("a table's log begins with tableMade and sealed");
  }
  return {
    ...madeState(seq, made),
    sealed: { deal: sealed.deal, secret: sealed.secret, commitment: sealed.commitment },
  };
}

function madeState(seq: number, made: Made): Omit<TableState, "sealed"> {
  return {
    id: made.table,
    seq,
    dealSeq: seq,
    rules: made.rules,
    clock: made.clock,
    visibility: made.visibility,
    ...(made.computer === undefined ? {} : { computer: made.computer }),
    ...(made.day === undefined ? {} : { day: made.day }),
    seats: [made.maker, null],
    status: "open",
    stage: "dealing",
    dealNumber: 1,
    bummerlNumber: 1,
    bummerl: null,
    cuts: [null, null],
    standingCuts: [null, null],
    deal: null,
    deck: null,
    actions: [],
    usedCuts: null,
    lastDeal: null,
    bummerls: [],
    time: null,
    saveAsked: [false, false],
    resumeAsked: [false, false],
    resumedDeal: null,
    endedBy: null,
  };
}
