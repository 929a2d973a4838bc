import { COMPUTER_ID_PREFIX, COMPUTER_LEVELS, type ComputerLevel } from "@bummerl/table";
import type { Messages } from "./index.ts";

/** Who is named: somebody on a chair, or in a list of what was played. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** How good the computer with this id is; `null` for a person. */
export const computerLevel = (id: string): ComputerLevel | null =>
  COMPUTER_LEVELS.find((level) => id === `${COMPUTER_ID_PREFIX}${level}`) ?? null;

/** A player's name; that of a computer is in the reader's language. At the table its level is seen beside it. */
export const nameAtTable = ({ id, name }: Named, { computer }: Messages): string =>
  computerLevel(id) === null ? name : computer.name;

/** A player's name where he is one of several: a computer with its level. */
export const nameInList = ({ id, name }: Named, { computer }: Messages): string => {
  const level = computerLevel(id);
  return level === null ? name : computer.named(computer.levels[level]);
};
