import { readLocal, writeLocal } from "../../state/local.ts";
import type { LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";

const KEY = "bm.learn";

/** The steps solved in this browser. */
export const solved = (): ReadonlySet<LessonId> => {
  const kept = new Set((readLocal(KEY) ?? "").split(" "));
  return new Set(LESSONS.map(({ id }) => id).filter((id) => kept.has(id)));
};

export const keepSolved = (id: LessonId): ReadonlySet<LessonId> => {
  const all = new Set([...solved(), id]);
  writeLocal(KEY, [...all].join(" "));
  return all;
};

/** Where to go on: the first step that has not been solved, or the first of all. */
export const firstOpen = (): number => {
  const done = solved();
  return Math.max(
    0,
    LESSONS.findIndex(({ id }) => !done.has(id)),
  );
};
