import type { TeacherMessages } from "./en/teacher.ts";
import { Extra } from "./extra.ts";

/** What the teacher says: the review of one's own decisions, and the puzzles. */
export const teacher = new Extra<TeacherMessages>({
  en: async () => (await import("./en/teacher.ts")).teacher,
  de: async () => (await import("./de/teacher.ts")).teacher,
  fr: async () => (await import("./fr/teacher.ts")).teacher,
});
