import { type DealView, type PerSeat, type Seat, type Viewer, viewFor } from "@bummerl/engine";
import type { ComputerChoice } from "./computer/choice.ts";
import { type FlagCommand, judge } from "./decide/seat.ts";
import { oncePer } from "./once-per.ts";
import { perSeat } from "./seats.ts";
import type {
  ClockState,
  FinishedBummerl,
  FinishedDeal,
  SeatedPlayer,
  SeenDeal,
  TableState,
} from "./state.ts";
import type { TableView } from "./view.ts";

/**
 * What one viewer may know of a table, built field by field. Until a deal ends its secret and pack are in nobody's
 * view, and of the other seat's cut only that it is there. A spectator sees no open hands, not even of a finished deal.
 */
export function tableViewFor(state: TableState, viewer: Viewer): TableView {
  const view: Omit<TableView, symbol> = {
    table: state.id,
    seq: state.seq,
    dealSeq: state.dealSeq,
    you: viewer,
    rules: state.rules,
    clock: state.clock,
    visibility: state.visibility,
    ...(state.computer === undefined ? {} : { computer: computerView(state.computer) }),
    ...(state.day === undefined ? {} : { day: { date: state.day.date, until: state.day.until } }),
    seats: seatsView(state.seats),
    status: state.status,
    stage: state.stage,
    dealNumber: state.dealNumber,
    bummerlNumber: state.bummerlNumber,
    toGo: toGo(state),
    deal: dealView(state, viewer),
    ready: perSeat((seat) => state.cuts[seat] !== null),
    fair: {
      deal: state.sealed.deal,
      commitment: state.sealed.commitment,
      yourCut: viewer === "spectator" ? null : ownCut(state, viewer),
    },
    lastDeal: viewer === "spectator" || state.lastDeal === null ? null : finishedDealView(state.lastDeal),
    bummerls: bummerlsView(state.bummerls),
    time: state.time === null ? null : timeView(state.time),
    saveAsked: perSeat((seat) => state.saveAsked[seat]),
    resumeAsked: perSeat((seat) => state.resumeAsked[seat]),
    endedBy: state.endedBy,
    may: viewer === "spectator" ? [] : allowed(state, viewer),
  };
  // The one place where the brand is given: nothing else can be published.
  return view as TableView;
}

const playerView = (player: SeatedPlayer | null): SeatedPlayer | null => {
  if (player === null) return null;
  const { id, name } = player;
  return player.kind === "player"
    ? { id, name, kind: "player" }
    : { id, name, kind: "computer", level: player.level };
};

const seatsView = oncePer((seats: TableState["seats"]) => perSeat((seat) => playerView(seats[seat])));

const computerView = ({ level, pace, firstDealer }: ComputerChoice): ComputerChoice => ({
  level,
  pace,
  firstDealer,
});

/** Before the first cards nobody has won a counter, unless the other resigned even then (R37). */
function toGo(state: TableState): PerSeat<number> {
  if (state.bummerl !== null) return perSeat((seat) => state.bummerl?.toGo[seat] ?? 0);
  const winner = state.bummerls.at(-1)?.winner;
  return perSeat((seat) => (seat === winner ? 0 : state.rules.target));
}

/** On a table where play does not go on, nothing is legal. */
function dealView(state: TableState, viewer: Viewer): DealView | null {
  if (state.deal === null) return null;
  const view = viewFor(state.deal, viewer);
  return state.status === "live" ? view : { ...view, legal: [] };
}

/** The viewer's own cut: the one used for the running deal, else the one that stands for the sealed deal. */
const ownCut = (state: TableState, seat: Seat): string | null =>
  state.usedCuts?.[seat] ?? state.cuts[seat] ?? state.standingCuts[seat];

const finishedDealView = oncePer(
  (deal: FinishedDeal): SeenDeal => ({
    deal: deal.deal,
    bummerl: deal.bummerl,
    dealer: deal.dealer,
    deck: deal.deck,
    actions: deal.actions,
    result:
      deal.result === null
        ? null
        : { winner: deal.result.winner, counters: deal.result.counters, reason: deal.result.reason },
    toGo: deal.toGo,
    // Of the deal of the day it is told when all have played it, and not by a table.
    secret: deal.day === undefined ? deal.secret : null,
    commitment: deal.commitment,
    cuts: deal.cuts,
    ...(deal.day === undefined ? {} : { day: deal.day }),
    ...(deal.dealerChosen === undefined ? {} : { dealerChosen: true }),
    ...(deal.undone === undefined ? {} : { undone: deal.undone }),
  }),
);

const bummerlView = ({ bummerl, winner, kind, value, how }: FinishedBummerl): FinishedBummerl => ({
  bummerl,
  winner,
  kind,
  value,
  how,
});

const bummerlsView = oncePer((bummerls: TableState["bummerls"]) => bummerls.map(bummerlView));

const timeView = ({ since, banks, deadlines, offer }: ClockState): ClockState => ({
  since,
  banks,
  deadlines,
  offer: offer === null ? null : { late: offer.late, until: offer.until },
});

/** Every command with the numbers it would carry now, and any cut. */
const flagCommands = (state: TableState): readonly FlagCommand[] => [
  { type: "next", deal: state.dealNumber, cut: "" },
  { type: "playOn", bummerl: state.bummerlNumber, cut: "" },
  { type: "leave", bummerl: state.bummerlNumber },
  { type: "save", deal: state.dealNumber },
  { type: "resume", deal: state.dealNumber },
  { type: "resign", bummerl: state.bummerlNumber },
  { type: "takeBummerl", bummerl: state.bummerlNumber },
  { type: "undo", deal: state.dealNumber, seq: state.dealSeq },
];

/** Exactly the commands that would change something now; a repeat, which succeeds without effect, is not among them. */
const allowed = (state: TableState, seat: Seat): TableView["may"] =>
  flagCommands(state)
    .filter((command) => judge(state, seat, command) === "accept")
    .map((command) => command.type);
