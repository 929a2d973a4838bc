import { SEATS, type Seat } from "@bummerl/engine";
import type { SeatedComputer, SeatedPlayer, TableState } from "../state.ts";
import { COMPUTER_LEVELS, type ComputerLevel } from "./choice.ts";

/** Computers have the chair beside the maker. */
export const COMPUTER_SEAT = 1 satisfies Seat;

const NAMES: Readonly<Record<ComputerLevel, string>> = {
  beginner: "Beginner",
  hobby: "Hobby",
  regulars: "Regulars' table",
  master: "Master",
};

/** What every id of a computer begins with, and no person's does: theirs have no colon. */
export const COMPUTER_ID_PREFIX = "computer:";

/** A computer as it sits down. Its name is for lists and logs; a page names it in its own language, by its level. */
export const computerPlayer = (level: ComputerLevel): SeatedComputer => ({
  id: `${COMPUTER_ID_PREFIX}${level}`,
  name: NAMES[level],
  kind: "computer",
  level,
});

/** Is this the id of a computer? */
export const isComputerId = (id: string): boolean => id.startsWith(COMPUTER_ID_PREFIX);

/** The computer that has this id; `null` for a person's, and for one of no level. */
export function computerOf(id: string): SeatedComputer | null {
  const level = COMPUTER_LEVELS.find((one) => id === `${COMPUTER_ID_PREFIX}${one}`);
  return level === undefined ? null : computerPlayer(level);
}

/** Who that is by id and name, as lists keep them. */
export function seatedPlayer(id: string, name: string): SeatedPlayer {
  const computer = computerOf(id);
  return computer === null ? { id, name, kind: "player" } : { ...computer, name };
}

export const isComputer = (player: SeatedPlayer | null): player is SeatedComputer =>
  player?.kind === "computer";

/** Did a person choose who deals first? Only the first dealer can be, and he deals deal 1. */
export const isDealerChosen = ({ computer }: TableState): boolean =>
  computer !== undefined && computer.firstDealer !== "random";

/** The chair of the computer, `null` at a table of two people. */
export const computerSeat = (state: TableState): Seat | null =>
  SEATS.find((seat) => isComputer(state.seats[seat])) ?? null;
