/** Deals the trainer played: the form of the lines is told in training/README.md. */
import { readFileSync } from "node:fs";
import {
  type Action,
  CARDS,
  type Card,
  isCard,
  type PerSeat,
  PRESETS,
  type RuleSet,
  type Seat,
} from "@bummerl/engine";

export interface TrainerMove {
  readonly seat: Seat;
  readonly action: Action;
  /** All that the trainer took for legal, in its own words; `null` for what it does by itself. */
  readonly legal: readonly string[] | null;
}

export interface TrainerDecision {
  /** Number of the move it stands before. */
  readonly before: number;
  readonly inputs: readonly number[];
  /** By action, the chances of −3 … 3 in 1/10000. */
  readonly outputs: Readonly<Record<string, readonly number[]>>;
}

export interface TrainerDeal {
  readonly rules: RuleSet;
  readonly toGo: PerSeat<number>;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly moves: readonly TrainerMove[];
  readonly result: readonly [winner: Seat, counters: number];
  readonly decisions: readonly TrainerDecision[];
}

interface Line {
  readonly rules: string;
  readonly toGo: PerSeat<number>;
  readonly dealer: Seat;
  readonly deck: string;
  readonly play: string;
  readonly result: readonly [Seat, number];
  readonly decisions: readonly (readonly [number, string, Record<string, readonly number[]>])[];
}

/** An action in the trainer's words: a card, `m` and a card, `x`, `z`. */
export const wordOf = (action: Action): string => {
  switch (action.type) {
    case "play":
      return action.card;
    case "marriage":
      return `${action.claim === true ? "c" : "m"}${action.card}`;
    case "exchange":
      return "x";
    case "close":
      return "z";
    case "claim":
      return "!";
    case "settle":
      return ".";
    case "giveUp":
      return "?";
  }
};

const cardIn = (word: string): Card => {
  const card = word.slice(-2);
  if (!isCard(card)) throw new Error(`${word} names no card`);
  return card;
};

const actionIn = (word: string): Action => {
  const plain: Record<string, Action> = {
    x: { type: "exchange" },
    z: { type: "close" },
    "!": { type: "claim" },
    ".": { type: "settle" },
  };
  const known = plain[word];
  if (known !== undefined) return known;
  if (word.startsWith("m")) return { type: "marriage", card: cardIn(word) };
  if (word.startsWith("c")) return { type: "marriage", card: cardIn(word), claim: true };
  return { type: "play", card: cardIn(word) };
};

const rulesIn = (flags: string): RuleSet => {
  const flag = (at: number): boolean => flags[at] === "1";
  const claim = flag(9);
  return {
    ...PRESETS.classic,
    mustHead: flag(0),
    exchangeMinStock: flag(1) ? 2 : 4,
    exchangeFirstTrick: flag(2),
    marriageFirstTrick: flag(3),
    marriageLead: flag(4) ? "king" : "kingOrQueen",
    closeMinStock: flag(5) ? 2 : 4,
    closeValue: flag(6) ? "atEnd" : "atClosing",
    lastTrick: flag(7) ? "ladder" : "one",
    bummerlValue: { plain: 1, schneider: flag(8) ? 2 : 1, retourschneider: 1 },
    goOut: claim ? "claim" : "auto",
    falseClaim: claim ? "mirror" : null,
  };
};

const moveIn = (word: string): TrainerMove => {
  const [head = "", legal] = word.slice(1).split("/");
  const seat: Seat = word[0] === "0" ? 0 : 1;
  return { seat, action: actionIn(head), legal: legal === undefined ? null : legal.split(",") };
};

const inputsIn = (digits: string): number[] =>
  [...digits].flatMap((digit, at) =>
    [0, 1, 2, 3].filter((place) => (Number.parseInt(digit, 16) >> place) & 1).map((place) => 4 * at + place),
  );

const read = (line: Line): TrainerDeal => ({
  rules: rulesIn(line.rules),
  toGo: line.toGo,
  dealer: line.dealer,
  deck: (line.deck.match(/../g) ?? []).map((word) => CARDS.find((card) => card === word) ?? cardIn(word)),
  moves: line.play.split(" ").map(moveIn),
  result: line.result,
  decisions: line.decisions.map(([before, digits, outputs]) => ({
    before,
    inputs: inputsIn(digits),
    outputs,
  })),
});

export const trainerDeals = (): TrainerDeal[] =>
  readFileSync(new URL("../fixtures/trainer-deals.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => read(JSON.parse(line)));
