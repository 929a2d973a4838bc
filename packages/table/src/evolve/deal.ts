import { type BummerlState, deal, evolveAll, newBummerl, withSeat } from "@bummerl/engine";
import { freshPractice, withStep } from "../computer/practice.ts";
import { isDealerChosen } from "../computer/seat.ts";
import type { FinishedDeal, TableEvent, TableState } from "../state.ts";

type EventOf<T extends TableEvent["type"]> = Extract<TableEvent, { type: T }>;

const NOBODY = [false, false] as const;

/** The pack is on the table: the cuts are used up, what was asked about saving is forgotten. */
export function onDealt(state: TableState, seq: number, event: EventOf<"dealt">): TableState {
  const sameBummerl = state.bummerl !== null && event.bummerl === state.bummerlNumber;
  return {
    ...state,
    dealSeq: seq,
    stage: "playing",
    dealNumber: event.deal,
    bummerlNumber: event.bummerl,
    bummerl: sameBummerl ? state.bummerl : newBummerl(event.dealer, state.rules.target),
    cuts: [null, null],
    standingCuts: [null, null],
    deal: deal(state.rules, event.dealer, event.deck),
    deck: event.deck,
    actions: [],
    usedCuts: event.cuts,
    ...freshPractice(state),
    lastDeal: null,
    saveAsked: NOBODY,
  };
}

export function onActed(state: TableState, seq: number, event: EventOf<"acted">): TableState {
  if (state.deal === null) throw new Error("a log acts in a deal that was never dealt");
  return {
    ...state,
    dealSeq: seq,
    deal: evolveAll(state.deal, event.events),
    actions: [...state.actions, { seat: event.seat, ...event.action }],
    ...withStep(state, seq, event.seat, state.deal),
    saveAsked: NOBODY,
  };
}

/** The deal as it was before the first action that never happened: one of its states, not a new judgement. */
export function onUndone(state: TableState, seq: number, { kept }: EventOf<"undone">): TableState {
  const step = state.practice?.steps[kept];
  if (state.practice === undefined || step === undefined)
    throw new Error("a log takes back what was never done");
  return {
    ...state,
    dealSeq: seq,
    deal: step.before,
    actions: state.actions.slice(0, kept),
    practice: {
      steps: state.practice.steps.slice(0, kept),
      undone: state.practice.undone + 1,
      undoneSeq: seq,
    },
    saveAsked: NOBODY,
  };
}

/** The deal is over and open to both; the next one is waited for. A deal broken off leaves no cards on the table. */
export function onDealScored(state: TableState, seq: number, event: EventOf<"dealScored">): TableState {
  return {
    ...state,
    dealSeq: seq,
    stage: "dealing",
    dealNumber: event.deal + 1,
    bummerl: event.bummerl,
    deal: event.result === null ? null : state.deal,
    deck: null,
    actions: [],
    usedCuts: null,
    lastDeal: finished(state, event),
    saveAsked: NOBODY,
  };
}

function finished(state: TableState, event: EventOf<"dealScored">): FinishedDeal {
  const dealer = state.deal?.dealer ?? null;
  if (dealer === null || state.deck === null || state.usedCuts === null) {
    throw new Error("a log scores a deal that was never dealt");
  }
  return {
    deal: event.deal,
    bummerl: state.bummerlNumber,
    dealer,
    deck: state.deck,
    actions: state.actions,
    result: event.result,
    toGo: event.bummerl.toGo,
    secret: event.secret,
    commitment: state.sealed.commitment,
    cuts: state.usedCuts,
    ...(state.day === undefined ? {} : { day: state.day.date }),
    ...(event.deal === 1 && isDealerChosen(state) ? { dealerChosen: true } : {}),
    ...(state.practice === undefined || state.practice.undone === 0 ? {} : { undone: state.practice.undone }),
  };
}

/**
 * Between two Bummerl. The deal that was waited for belongs to the next Bummerl; whoever had cut for it has not said
 * that he plays on, but his cut stands.
 */
export function onBummerlWon(state: TableState, seq: number, event: EventOf<"bummerlWon">): TableState {
  const { bummerl, winner, kind, value, how } = event;
  const won = (race: BummerlState): BummerlState => ({
    ...race,
    toGo: withSeat(race.toGo, winner, 0),
    result: { winner, kind, value },
  });
  return {
    ...state,
    dealSeq: seq,
    stage: "bummerlOver",
    dealNumber: state.dealNumber - 1,
    bummerl: state.bummerl === null ? null : won(state.bummerl),
    cuts: [null, null],
    standingCuts: state.cuts,
    bummerls: [...state.bummerls, { bummerl, winner, kind, value, how }],
    saveAsked: NOBODY,
  };
}
