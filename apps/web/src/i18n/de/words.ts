import { called, plural, sayer } from "../en/words.ts";

export { plural, type Who } from "../en/words.ts";

/** What the computer is called, alone and on its chair. */
export const COMPUTER = "Computer";

/** It in its cases, the first one where a sentence begins. */
export const first = called(COMPUTER, `Der ${COMPUTER}`);
export const der = called(COMPUTER, `der ${COMPUTER}`);
export const den = called(COMPUTER, `den ${COMPUTER}`);
export const dem = called(COMPUTER, `dem ${COMPUTER}`);
/** "von Anna", "vom Computer" */
export const von = (name: string): string => {
  const named = dem(name);
  return named === name ? `von ${name}` : `vom ${name}`;
};
export const says = sayer(der);
export const saysFirst = sayer(first);
export const counters = (count: number): string => plural(count, "Punkt", "Punkte");
