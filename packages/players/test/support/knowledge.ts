import { type Card, isCard, type Suit } from "@bummerl/engine";
import { PACK, setOf, suitNumber } from "../../src/bits/index.ts";
import { checkKnowledge, type Knowledge, settle } from "../../src/knowledge/index.ts";

const cards = (text: string): Card[] =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      if (!isCard(word)) throw new Error(`${word} is no card`);
      return word;
    });

export interface KnownSetup {
  readonly trump: Suit;
  readonly own: string;
  /** Cards known to be the opponent's. */
  readonly opponent?: string;
  /** Cards that cannot be placed; the rest is gone. */
  readonly unseen: string;
  readonly led?: Card;
  readonly upCard?: Card;
  readonly faceDown?: number;
  readonly change?: Partial<Knowledge>;
}

const numberOf = (card: Card | undefined): number | null =>
  card === undefined ? null : Math.log2(setOf([card]));

/** Knowledge built by hand, in words; spades are no default: the trump is told. */
export const knowledge = (setup: KnownSetup): Knowledge => {
  const own = setOf(cards(setup.own));
  const opponent = setOf(cards(setup.opponent ?? ""));
  const unseen = setOf(cards(setup.unseen));
  const led = numberOf(setup.led);
  const upCard = numberOf(setup.upCard);
  const table = (led === null ? 0 : 1 << led) | (upCard === null ? 0 : 1 << upCard);
  const made: Knowledge = settle({
    trump: suitNumber(setup.trump),
    phase: led === null ? "lead" : "follow",
    leader: led === null ? 0 : 1,
    led,
    own,
    opponent,
    opponentSize: cards(setup.own).length - (led === null ? 0 : 1),
    unseen,
    excluded: 0,
    gone: PACK & ~(own | opponent | unseen | table),
    upCard,
    faceDown: setup.faceDown ?? 0,
    closed: null,
    points: [0, 0],
    pending: [0, 0],
    tricks: [1, 1],
    played: [],
    marriages: [],
    exchangedBy: null,
    dealer: 0,
    ...setup.change,
  });
  const faults = checkKnowledge(made);
  if (faults.length > 0) throw new Error(faults.join(", "));
  return made;
};
