import { called, plural, sayer } from "../en/words.ts";
import { computer } from "./computer.ts";

export { plural, type Who } from "../en/words.ts";

/** The computer's name in its cases, the first one where a sentence begins. */
export const first = called(computer.name, `Der ${computer.name}`);
export const der = called(computer.name, `der ${computer.name}`);
export const den = called(computer.name, `den ${computer.name}`);
export const dem = called(computer.name, `dem ${computer.name}`);
/** "von Anna", "vom Computer" */
export const von = (name: string): string => {
  const named = dem(name);
  return named === name ? `von ${name}` : `vom ${name}`;
};
export const says = sayer(der);
export const saysFirst = sayer(first);
export const counters = (count: number): string => plural(count, "Punkt", "Punkte");
