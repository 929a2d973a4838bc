import type { Rank } from "@bummerl/engine";
import type { Deck } from "../state/preferences.ts";

const FRENCH_PRINT: Readonly<Record<Rank, string>> = { A: "A", T: "10", K: "K", Q: "Q", J: "J" };

/** Letters of the double German pictures; the Daus has the A of the ace, the ten its Roman numeral. */
export const GERMAN_PRINT: Readonly<Record<Rank, string>> = { A: "A", T: "X", K: "K", Q: "O", J: "U" };

/** The letter a picture has in its corner, the same in every language; a larger one laid over it must not differ. */
export const printedLetter = (rank: Rank, deck: Deck): string =>
  (deck === "german" ? GERMAN_PRINT : FRENCH_PRINT)[rank];
