/** A player in a sentence: his name, or `null` for the reader. */
export type Who = string | null;

export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
export const says = (who: Who, you: string, other: (name: string) => string): string =>
  who === null ? you : other(who);
export const counters = (count: number): string => plural(count, "counter", "counters");
/** A name as it stands alone: its first letter large in every language. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
