import { replayLine } from "@bummerl/engine";
import type { Exit } from "../exit.ts";
import { answerLines } from "../lines.ts";

/** `bummerl deal replay`: a refused action is an answer; only a record that cannot be read makes the run faulty. */
export const dealReplay = (file: string): Promise<Exit> =>
  answerLines(file, (line) => {
    const replayed = replayLine(line);
    return { line: JSON.stringify(replayed.ok ? replayed.value : replayed), good: replayed.ok };
  });
