import { called, sayer } from "../en/words.ts";

export type { Who } from "../en/words.ts";

/** What the computer is called, alone and on its chair. */
export const COMPUTER = "Ordinateur";

export const the = called(COMPUTER, "l’ordinateur");
/** The same where a sentence begins. */
export const first = called(COMPUTER, "L’ordinateur");
export const says = sayer(the);
export const saysFirst = sayer(first);

/** French counts nought and one as singular. */
export const plural = (count: number, one: string, many: string): string =>
  `${count}\u00a0${count < 2 ? one : many}`;
export const counters = (count: number): string =>
  plural(count, "point de\u00a0partie", "points de\u00a0partie");
/** "d’Anna", "de Paul", "de l’ordinateur": elided before a vowel. */
export const of = (name: string): string => {
  const named = the(name);
  return /^[aeiouyhàâäéèêëîïôöùûü]/i.test(named) ? `d’${named}` : `de ${named}`;
};
