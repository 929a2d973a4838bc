import { plural } from "../en/words.ts";

export { plural, says, type Who } from "../en/words.ts";
export const counters = (count: number): string => plural(count, "Punkt", "Punkte");
