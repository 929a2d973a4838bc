import {
  type Action,
  apply,
  type Card,
  checkDeal,
  type DealState,
  isCard,
  type Refusal,
  type Seat,
  turnOf,
} from "../../src/index.ts";

/** Cards in words: `"SA HT"`. */
export const cards = (text: string): Card[] =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      if (!isCard(word)) throw new Error(`${word} is no card`);
      return word;
    });

/**
 * An action in a word: a card is played, `20:HK` is announced and led, `20!HK` is announced with a claim; the others
 * by their type.
 */
export const actionOf = (word: string): Action => {
  if (isCard(word)) return { type: "play", card: word };
  const [, kind, card] = /^20([:!])(..)$/.exec(word) ?? [];
  if (isCard(card))
    return kind === ":" ? { type: "marriage", card } : { type: "marriage", card, claim: true };
  switch (word) {
    case "exchange":
    case "close":
    case "claim":
    case "settle":
    case "giveUp":
      return { type: word };
    default:
      throw new Error(`${word} is no action`);
  }
};

const doOne = (state: DealState, word: string): DealState => {
  const seat = turnOf(state);
  if (seat === null) throw new Error(`the deal is over before ${word}`);
  const applied = apply(state, seat, actionOf(word));
  if (!applied.ok) throw new Error(`${word} is refused: ${applied.error.code}`);
  const faults = checkDeal(applied.value.state);
  if (faults.length > 0) throw new Error(`after ${word}: ${faults.join(", ")}`);
  return applied.value.state;
};

/** Plays the words one after the other, each by the seat on turn; throws at a refusal or a broken invariant. */
export const run = (state: DealState, words: string): DealState =>
  words
    .split(" ")
    .filter((word) => word !== "")
    .reduce(doOne, state);

/** Why the action is refused; `null` when it is not. */
export const refusal = (state: DealState, seat: Seat, word: string): Refusal | null => {
  const applied = apply(state, seat, actionOf(word));
  return applied.ok ? null : applied.error;
};

/** The refusal as `code R12`, or `accepted`. */
export const verdict = (state: DealState, seat: Seat, word: string): string => {
  const no = refusal(state, seat, word);
  return no === null ? "accepted" : `${no.code} ${no.rule ?? "none"}`;
};
