/** A player in a sentence: his name, or `null` for the reader. */
export type Who = string | null;

export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/**
 * The computer's name inside a sentence, which no name is: with an article and in its case ("the computer"). How good
 * it is stays behind it; people are called as they are.
 */
export const called =
  (computer: string, put: string) =>
  (name: string): string =>
    name === computer || name.startsWith(`${computer} (`) ? put + name.slice(computer.length) : name;

type Says = (who: Who, you: string, other: (name: string) => string) => string;

/** A sentence about the reader or about somebody, who is called in it as `named` does. */
export const sayer =
  (named: (name: string) => string): Says =>
  (who, you, other) =>
    who === null ? you : other(named(who));

/** What the computer is called, alone and on its chair. */
export const COMPUTER = "Computer";

export const the = called(COMPUTER, "the computer");
/** The same where a sentence begins. */
export const first = called(COMPUTER, "The computer");
export const says = sayer(the);
export const saysFirst = sayer(first);
export const counters = (count: number): string => plural(count, "counter", "counters");
/** A name as it stands alone: its first letter large in every language. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
