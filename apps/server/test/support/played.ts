import { PRESETS } from "@bummerl/engine";
import {
  decide,
  evolve,
  fold,
  type SeatCommand,
  type SeatedPerson,
  type TableState,
  tableViewFor,
} from "@bummerl/table";
import { drawSecret } from "../../src/hosting/command.ts";
import { newTable } from "../../src/hosting/new-table.ts";
import { finishedBy, summaryOf } from "../../src/hosting/summary.ts";
import type { Store } from "../../src/store/store.ts";
import { newId } from "./client.ts";

/** A player with a session and a name. */
export async function makePlayer(store: Store, name: string): Promise<SeatedPerson> {
  const id = newId();
  await store.players.makeGuest({ id, name }, newId());
  return { id, name, kind: "player" };
}

const read = async (store: Store, table: string): Promise<TableState> => {
  const state = fold(await store.log.read(table, 0));
  if (state === null) throw new Error(`there is no table ${table}`);
  return state;
};

/** Two at a table of their own, nothing dealt. @returns its id */
export async function seatTogether(
  store: Store,
  maker: SeatedPerson,
  guest: SeatedPerson | null,
): Promise<string> {
  const id = newId();
  const setup = { id, rules: PRESETS.classic, clock: "untimed", visibility: "public", maker } as const;
  await store.log.append(newTable(setup, newId(), guest, { now: Date.now(), secret: drawSecret() }).entry);
  return id;
}

/** What somebody does next who always does the first thing he may. */
function nextStep(state: TableState): readonly [0 | 1, SeatCommand] {
  for (const seat of [0, 1] as const) {
    if (state.stage === "dealing" && state.cuts[seat] === null)
      return [seat, { type: "next", deal: state.dealNumber, cut: "ab" }];
    if (state.stage === "bummerlOver" && state.cuts[seat] === null)
      return [seat, { type: "playOn", bummerl: state.bummerlNumber, cut: "cd" }];
    const action = tableViewFor(state, seat).deal?.legal.find(
      ({ type }) => type !== "giveUp" && type !== "claim",
    );
    if (state.stage === "playing" && action !== undefined)
      return [seat, { type: "act", seq: state.dealSeq, action }];
  }
  throw new Error("nobody has anything to do");
}

async function carry(
  store: Store,
  state: TableState,
  seat: 0 | 1,
  command: SeatCommand,
): Promise<TableState> {
  const decided = decide(state, seat, command, { now: Date.now(), secret: drawSecret() });
  if (!decided.ok) throw new Error(decided.error.code);
  const row = { seq: state.seq + 1, seat, at: Date.now(), events: decided.value };
  const after = evolve(state, row);
  const appended = await store.log.append({
    ...{ table: state.id, row, commandId: newId(), summary: summaryOf(after) },
    ...finishedBy(row.events, after),
  });
  if (appended.type !== "stored") throw new Error(appended.type);
  return after;
}

/** One command, stored as the server would store it. */
export const give = async (
  store: Store,
  table: string,
  seat: 0 | 1,
  command: SeatCommand,
): Promise<TableState> => carry(store, await read(store, table), seat, command);

/** Plays as the server would store it, without one, until the table is as wanted. */
export async function playUntil(
  store: Store,
  table: string,
  done: (state: TableState) => boolean,
): Promise<TableState> {
  let state = await read(store, table);
  while (!done(state)) state = await carry(store, state, ...nextStep(state));
  return state;
}
