import { type Puzzle, readPuzzle } from "@bummerl/players/puzzles";

let loaded: Promise<readonly Puzzle[]> | null = null;

/** All puzzles, the easy ones first. Fetched once, when somebody wants to solve one. */
export const allPuzzles = (): Promise<readonly Puzzle[]> => {
  loaded ??= import("@bummerl/players/puzzles.json").then(({ default: lines }) => lines.map(readPuzzle));
  return loaded;
};
