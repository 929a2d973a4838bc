import type { PresetName, RuleSet } from "@bummerl/engine";
import type { MakeMessage, Reply, SeekMessage } from "@bummerl/protocol";
import type { ClockName, ComputerChoice, ComputerPace, Visibility } from "@bummerl/table";
import type { Connection, Unanswered } from "./connection.ts";
import { newId } from "./ids.ts";

export interface TableWish {
  readonly rules: PresetName | RuleSet;
  readonly clock: ClockName;
  readonly visibility: Visibility;
  /** Against a computer; absent: against a person. */
  readonly computer?: ComputerChoice;
}

export type SeekWish = Pick<SeekMessage, "rules" | "clock">;

/** Makes a table; with a broken line it is asked again, with the same id, so that it is made once. */
export const makeTable = (
  connection: Connection,
  wish: TableWish,
): Promise<Reply<{ table: string; code: string }>> => {
  const rules: MakeMessage["rules"] = typeof wish.rules === "string" ? wish.rules : { ...wish.rules };
  return connection.untilAnswered("make", { ...wish, id: newId(), rules });
};

/** The own table of that day's deal, made if need be. */
export const playDay = (
  connection: Connection,
  day: string,
  pace: ComputerPace,
): Promise<Reply<{ table: string }>> => connection.untilAnswered("playDay", { day, pace });

/** Takes the free chair of a table. */
export const sitDown = (connection: Connection, table: string): Promise<Reply<{ table: string }>> =>
  connection.untilAnswered("sit", { table, id: newId() });

/** `id` is the wish's own: told again after a cut it brings the table that was found meanwhile. */
export const seek = (
  connection: Connection,
  wish: SeekWish,
  id: string,
): Promise<Reply<{ table: string | null }> | Unanswered> => connection.once("seek", { ...wish, id });
