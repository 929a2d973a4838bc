import { otherSeat, type PerSeat, type Seat, turnOf } from "@bummerl/engine";
import type { OwnTable, PlayedBummerl } from "@bummerl/protocol";
import type { SeatedPlayer, TableEvent, TableState } from "@bummerl/table";
import type { Lists, LocalDeal } from "./store.ts";

/** The person of a local table; the computer has the other chair. */
export const PERSON: Seat = 0;
const COMPUTER = otherSeat(PERSON);

const seated = (state: TableState, seat: Seat): SeatedPlayer => {
  const player = state.seats[seat];
  if (player === null) throw new Error("a local table has both chairs taken from its first row on");
  return player;
};

const whoseTurn = (state: TableState): OwnTable["turn"] => {
  if (state.status === "ended" || state.stage === "bummerlOver") return null;
  if (state.stage === "dealing" || state.deal === null) return "you";
  return turnOf(state.deal) === COMPUTER ? "opponent" : "you";
};

const toGo = ({ bummerl, bummerls, rules }: TableState): PerSeat<number> => {
  if (bummerl !== null) return bummerl.toGo;
  const winner = bummerls.at(-1)?.winner;
  return [winner === 0 ? 0 : rules.target, winner === 1 ? 0 : rules.target];
};

/** A table in the list of one's own, as it stands now. */
export const ownTable = (state: TableState, changedAt: number): OwnTable => ({
  table: state.id,
  status: state.status,
  seat: PERSON,
  opponent: seated(state, COMPUTER),
  rules: state.rules,
  clock: state.clock,
  bummerl: state.bummerlNumber,
  deal: state.dealNumber,
  toGo: toGo(state),
  turn: whoseTurn(state),
  changedAt,
  opponentWaits: false,
});

const finishedDeal = (state: TableState, endedAt: number): LocalDeal => {
  const deal = state.lastDeal;
  if (deal === null) throw new Error("a deal that was scored is there to be looked at");
  const { id, name } = seated(state, COMPUTER);
  return {
    table: state.id,
    seats: [seated(state, 0), seated(state, 1)],
    yourSeat: PERSON,
    rules: state.rules,
    endedAt,
    deal,
    played: {
      table: state.id,
      deal: deal.deal,
      bummerl: deal.bummerl,
      opponent: { id, name, kind: "computer" },
      endedAt,
      won: deal.result === null ? null : deal.result.winner === PERSON,
      counters: deal.result?.counters ?? null,
      reason: deal.result?.reason ?? null,
      toGo: deal.toGo,
    },
  };
};

const finishedBummerl = (state: TableState, endedAt: number): PlayedBummerl => {
  const won = state.bummerls.at(-1);
  if (won === undefined) throw new Error("a Bummerl that was won is in the state");
  const { id, name } = seated(state, COMPUTER);
  return {
    table: state.id,
    bummerl: won.bummerl,
    opponent: { id, name, kind: "computer" },
    endedAt,
    won: won.winner === PERSON,
    kind: won.kind,
    value: won.value,
    how: won.how,
  };
};

/** What a row leaves in the lists. */
export const listsAfter = (state: TableState, events: readonly TableEvent[], at: number): Lists => {
  const has = (type: TableEvent["type"]): boolean => events.some((event) => event.type === type);
  return {
    table: ownTable(state, at),
    deal: has("dealScored") ? finishedDeal(state, at) : null,
    bummerl: has("bummerlWon") ? finishedBummerl(state, at) : null,
  };
};
