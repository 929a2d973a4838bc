import type { OpponentsMessages } from "./en/opponents.ts";
import { Extra } from "./extra.ts";

/** What is said to those who play a computer: how it can be chosen, and what it advises. */
export const opponents = new Extra<OpponentsMessages>({
  en: async () => (await import("./en/opponents.ts")).opponents,
  de: async () => (await import("./de/opponents.ts")).opponents,
  fr: async () => (await import("./fr/opponents.ts")).opponents,
});
