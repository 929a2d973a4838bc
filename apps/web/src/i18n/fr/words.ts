export { says, type Who } from "../en/words.ts";

/** French counts nought and one as singular. */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;
export const counters = (count: number): string => plural(count, "point de partie", "points de partie");
/** "d’Anna", "de Paul": elided before a vowel. What is no name has its article. */
export const of = (name: string): string =>
  name === "Ordinateur"
    ? "de l’ordinateur"
    : /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name)
      ? `d’${name}`
      : `de ${name}`;
