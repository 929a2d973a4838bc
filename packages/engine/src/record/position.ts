import type { Card, PerSeat, Seat, Suit } from "../cards.ts";
import type { Closed } from "../deal/state.ts";
import type { RuleSet } from "../rules/ruleset.ts";
import {
  bad,
  own,
  path,
  readArray,
  readClosedObject,
  readCount,
  readNullable,
  readPair,
  readSeat,
  readSuit,
  SeenCards,
} from "./json.ts";
import { faultOfPosition } from "./position-fault.ts";

/** A deal in its middle, as docs/deal-records.md writes it. */
export interface Position {
  readonly trump: Suit;
  readonly hands: PerSeat<readonly Card[]>;
  /** Whoever leads, or led, the present trick; after the last trick its winner. */
  readonly leader: Seat;
  /** The card on the table; not in its owner's hand. */
  readonly led: Card | null;
  /** Face-down stock, first drawn first. */
  readonly faceDown: readonly Card[];
  readonly upCard: Card | null;
  readonly closed: Closed | null;
  /** Counted card points, marriages that count included. */
  readonly points: PerSeat<number>;
  readonly tricks: PerSeat<number>;
  /** Announced ones; pending while their seat has no trick (R20). */
  readonly marriages: readonly { readonly seat: Seat; readonly suit: Suit }[];
}

const KEYS = [
  "trump",
  "hands",
  "leader",
  "led",
  "faceDown",
  "upCard",
  "closed",
  "points",
  "tricks",
  "marriages",
] as const;

/** All 120 card points (R1) and the four marriages, one of them in trumps (R20). */
const readPoints = readCount(120 + 40 + 3 * 20);
const readTricks = readCount(10);

/** Reads a position and refuses one that cannot come up, or is over already, under these rules. */
export function readPosition(value: unknown, at: string, rules: RuleSet): Position {
  const object = readClosedObject(value, at, KEYS);
  const read = <T>(key: (typeof KEYS)[number], reader: (value: unknown, at: string) => T): T =>
    reader(own(object, key), path(at, key));
  const readUnseen = new SeenCards().read;
  const cards = (list: unknown, listAt: string): Card[] => readArray(list, listAt, readUnseen);
  const position: Position = {
    trump: read("trump", readSuit),
    hands: read("hands", (pair, pairAt) => readPair(pair, pairAt, cards)),
    leader: read("leader", readSeat),
    led: read("led", (card, cardAt) => readNullable(card, cardAt, readUnseen)),
    faceDown: read("faceDown", cards),
    upCard: read("upCard", (card, cardAt) => readNullable(card, cardAt, readUnseen)),
    closed: read("closed", (closed, closedAt) => readNullable(closed, closedAt, readClosed)),
    points: read("points", (pair, pairAt) => readPair(pair, pairAt, readPoints)),
    tricks: read("tricks", (pair, pairAt) => readPair(pair, pairAt, readTricks)),
    marriages: read("marriages", (list, listAt) => readArray(list, listAt, readMarriage)),
  };
  const fault = faultOfPosition(position, rules);
  if (fault !== null) bad(fault === "" ? at : path(at, fault));
  return position;
}

function readClosed(value: unknown, at: string): Closed {
  const closed = readClosedObject(value, at, ["by", "atClosing"]);
  const by = readSeat(own(closed, "by"), path(at, "by"));
  const inner = path(at, "atClosing");
  const atClosing = readClosedObject(own(closed, "atClosing"), inner, ["points", "tricks"]);
  return {
    by,
    atClosing: {
      points: readPair(own(atClosing, "points"), path(inner, "points"), readPoints),
      tricks: readPair(own(atClosing, "tricks"), path(inner, "tricks"), readTricks),
    },
  };
}

function readMarriage(value: unknown, at: string): { seat: Seat; suit: Suit } {
  const marriage = readClosedObject(value, at, ["seat", "suit"]);
  return {
    seat: readSeat(own(marriage, "seat"), path(at, "seat")),
    suit: readSuit(own(marriage, "suit"), path(at, "suit")),
  };
}
