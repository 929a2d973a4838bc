import type { Action } from "@bummerl/engine";
import type { TeacherMessages } from "../../i18n/en/teacher.ts";
import { formatNumber } from "../../i18n/index.ts";
import type { PuzzleRun } from "./puzzle-run.ts";

/** Of the leads that win after closing not all need be named. */
const MOST_LEADS = 2;

/** What the right move brings, and how to go on where the other hand is not known. */
export const verdict = (
  run: PuzzleRun,
  shown: boolean,
  { puzzles: texts, ...all }: TeacherMessages,
): string => {
  const { kind, best, next } = run.puzzle;
  const worth = run.worth(best);
  const said = shown
    ? texts.shown(all.move(best, run.leads), worth)
    : kind === "ending"
      ? texts.right(worth)
      : texts[best.type === "exchange" ? "rightExchange" : "rightClosing"](worth);
  if (kind === "ending") return said;
  const ways = next.slice(0, MOST_LEADS).map((action) => all.move(action, true));
  return `${said} ${texts.thenLead(ways.join(texts.or))}`;
};

/** What a wrong move brings, beside what the right one would. */
export const whyWrong = (run: PuzzleRun, wrong: Action, { puzzles: texts }: TeacherMessages): string => {
  const best = run.worth(run.puzzle.best);
  const worth = run.worth(wrong);
  if (run.puzzle.kind === "closing")
    return texts.wrongMean(formatNumber(worth, { signDisplay: "exceptZero" }), best);
  return worth > 0 ? texts.wrongWins(worth, best) : texts.wrongLoses(-worth, best);
};
