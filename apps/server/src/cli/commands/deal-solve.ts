import { solveLine } from "@bummerl/players";
import type { Exit } from "../exit.ts";
import { answerLines } from "../lines.ts";

/** `bummerl deal solve`: a refusal is an answer; only a record that cannot be read makes the run faulty. */
export const dealSolve = (file: string): Promise<Exit> =>
  answerLines(file, (line) => {
    const solved = solveLine(line);
    return { line: JSON.stringify(solved.ok ? solved.value : solved), good: solved.ok };
  });
