import { called, sayer } from "../en/words.ts";
import { computer } from "./computer.ts";

export type { Who } from "../en/words.ts";

export const the = called(computer.name, "l’ordinateur");
/** The same where a sentence begins. */
export const first = called(computer.name, "L’ordinateur");
export const says = sayer(the);
export const saysFirst = sayer(first);

/** French counts nought and one as singular. */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;
export const counters = (count: number): string => plural(count, "point de partie", "points de partie");
/** "d’Anna", "de Paul", "de l’ordinateur": elided before a vowel. */
export const of = (name: string): string => {
  const named = the(name);
  return /^[aeiouyhàâäéèêëîïôöùûü]/i.test(named) ? `d’${named}` : `de ${named}`;
};
