import { addSolved, readSolved } from "../../state/solved.ts";
import type { LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";

const KEY = "bm.learn";

/** The steps solved in this browser. */
export const solved = (): ReadonlySet<LessonId> => {
  const kept = readSolved(KEY);
  return new Set(LESSONS.map(({ id }) => id).filter((id) => kept.has(id)));
};

export const keepSolved = (id: LessonId): ReadonlySet<LessonId> => {
  addSolved(KEY, id);
  return solved();
};

/** Where to go on: the first step that has not been solved, or the first of all. */
export const firstOpen = (): number => {
  const done = solved();
  return Math.max(
    0,
    LESSONS.findIndex(({ id }) => !done.has(id)),
  );
};
