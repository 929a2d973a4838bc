import { ok, type Result, type Seat } from "@bummerl/engine";
import type { SeatCommand, SystemCommand } from "../command.ts";
import type { TableRefusal } from "../refusal.ts";
import type { DecideContext } from "../seal.ts";
import type { TableEvent, TableState } from "../state.ts";
import { type Completed, complete } from "./complete.ts";
import { away } from "./save.ts";
import { decideSeat } from "./seat.ts";
import { sit } from "./sit.ts";
import { creditTime, sweep } from "./sweep.ts";

/**
 * Judges a command and says what happens: the events of one row, to be stored under `state.seq + 1`. No events: it has
 * happened already, or there was nothing to do, and nothing is stored. A refusal changes nothing.
 * @param from the seat the log gives the sender, `null` for the table's own commands.
 * @throws when a seat gives one of the table's own commands, or nobody gives a seat's.
 */
export function decide(
  state: TableState,
  from: Seat | null,
  command: SeatCommand | SystemCommand,
  context: DecideContext,
): Result<TableEvent[], TableRefusal> {
  const decided = decideAndFold(state, from, command, context);
  return decided.ok ? ok(decided.value.events) : decided;
}

/**
 * As {@link decide}, with the table as that row leaves it: what `evolve` makes of it. The clock needs it anyhow, so
 * whoever goes on from there need not fold the row once more.
 */
export function decideAndFold(
  state: TableState,
  from: Seat | null,
  command: SeatCommand | SystemCommand,
  context: DecideContext,
): Result<Completed, TableRefusal> {
  const decided = judged(state, from, command, context);
  return decided.ok ? ok(complete(state, decided.value, state.seq + 1, context)) : decided;
}

function judged(
  state: TableState,
  from: Seat | null,
  command: SeatCommand | SystemCommand,
  context: DecideContext,
): Result<TableEvent[], TableRefusal> {
  if (isSystemCommand(command)) {
    if (from !== null) throw new TypeError(`${command.type} is not for a seat to give`);
    return decideSystem(state, command, context);
  }
  if (from === null) throw new TypeError(`${command.type} is for a seat to give`);
  return decideSeat(state, from, command, context);
}

const SYSTEM_COMMANDS: ReadonlySet<string> = new Set<SystemCommand["type"]>([
  "sit",
  "away",
  "sweep",
  "creditTime",
]);

const isSystemCommand = (command: SeatCommand | SystemCommand): command is SystemCommand =>
  SYSTEM_COMMANDS.has(command.type);

function decideSystem(
  state: TableState,
  command: SystemCommand,
  { now }: DecideContext,
): Result<TableEvent[], TableRefusal> {
  switch (command.type) {
    case "sit":
      return sit(state, command.player);
    case "away":
      return ok(away(state, command.seat));
    case "sweep":
      return ok(sweep(state, now));
    case "creditTime":
      return ok(creditTime(state, command.ms));
  }
}
