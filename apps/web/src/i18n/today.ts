import type { TodayMessages } from "./en/today.ts";
import { Extra } from "./extra.ts";

/** What the page of the deal of the day says. */
export const today = new Extra<TodayMessages>({
  en: async () => (await import("./en/today.ts")).today,
  de: async () => (await import("./de/today.ts")).today,
  fr: async () => (await import("./fr/today.ts")).today,
});
