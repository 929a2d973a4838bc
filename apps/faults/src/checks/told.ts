import { decide, seatOf, type TableState, tableViewFor } from "@bummerl/table";
import { digestOf, type Recorder, type Told } from "../players/recorder.ts";
import type { History } from "./histories.ts";

/** What the players were told, held against the log. */
export function checkTold(
  recorder: Recorder,
  histories: ReadonlyMap<string, History>,
  fault: (text: string) => void,
): void {
  for (const text of recorder.contradictions()) fault(text);
  for (const told of recorder.told()) {
    const history = histories.get(told.table);
    if (history === undefined) fault(`${told.table}: a table that was played at is not in the log`);
    else checkCommand(told, history, fault);
  }
  for (const { table, viewer, seq, digest } of recorder.views()) {
    const state = histories.get(table)?.states[seq - 1];
    if (state === undefined) fault(`${table}: a seat was shown row ${seq}, which is not in the log`);
    else if (digestOf(tableViewFor(state, viewer)) !== digest)
      fault(`${table}: seat ${viewer} was shown a row ${seq} that is not what the log says`);
  }
}

function checkCommand(told: Told, { rows, states }: History, fault: (text: string) => void): void {
  const name = `${told.table}: ${told.command.type} ${told.id}`;
  const [accepted, ...others] = told.accepted;
  if (others.length > 0) fault(`${name} was acknowledged with several numbers`);
  if (accepted !== undefined && told.refused.size > 0) fault(`${name} was acknowledged, and refused`);
  const found = rows.filter(
    ({ row, commandId }) => commandId === told.id && playerOf(states[row.seq - 1], row.seat) === told.player,
  );
  const [mine] = found;
  if (found.length > 1) fault(`${name} was carried out ${found.length} times`);
  if (told.refused.size > 0 && mine !== undefined)
    fault(`${name} was refused (${[...told.refused].join(", ")}), and is row ${mine.row.seq}`);
  if (accepted === undefined) return;
  if (mine !== undefined) {
    if (mine.row.seq !== accepted)
      fault(`${name} was acknowledged as ${accepted}, and is row ${mine.row.seq}`);
    return;
  }
  if (!changesNothing(told, states[accepted - 1]))
    fault(`${name} was acknowledged as ${accepted}, and is lost`);
}

const playerOf = (state: TableState | undefined, seat: 0 | 1 | null): string | null =>
  seat === null ? null : (state?.seats[seat]?.id ?? null);

/** A flag that is set already is acknowledged without a row of its own. */
function changesNothing({ player, command }: Told, state: TableState | undefined): boolean {
  if (state === undefined) return false;
  const decided = decide(state, seatOf(state, player), command, {
    now: state.time?.since ?? 0,
    secret: "00",
  });
  return decided.ok && decided.value.length === 0;
}
