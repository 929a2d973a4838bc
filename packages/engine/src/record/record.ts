import type { Card, Seat } from "../cards.ts";
import { ACTION_TYPES, type Action } from "../deal/action.ts";
import type { Result } from "../result.ts";
import { parseRuleSet } from "../rules/parse.ts";
import type { RuleSet } from "../rules/ruleset.ts";
import {
  type BadRecord,
  bad,
  type JsonObject,
  own,
  path,
  readArray,
  readCard,
  readClosedObject,
  readDeck,
  readJson,
  readObject,
  readOneOf,
  readSeat,
} from "./json.ts";
import { type Position, readPosition } from "./position.ts";

export type SeatAction = Action & { readonly seat: Seat };

/** A deal from its first card. */
export interface DealtRecord {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  /** 20 cards in the order they come off the pack (R6). */
  readonly deck: readonly Card[];
  readonly actions: readonly SeatAction[];
}

/** A deal from a position in its middle. */
export interface PositionRecord {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly actions: readonly SeatAction[];
}

/** docs/deal-records.md; written as JSON it is a record again. */
export type DealRecord = DealtRecord | PositionRecord;

/**
 * Reads a deal record from JSON. The actions are read, not judged: an illegal one is a refusal when replayed.
 * The error's `at` is the path of the first thing that cannot be read.
 */
export function parseRecord(json: unknown): Result<DealRecord, BadRecord> {
  return readJson((): DealRecord => {
    const record = readObject(json, "");
    const rules = readRules(own(record, "rules"));
    if (Object.hasOwn(record, "position")) {
      // A record has one beginning: both would leave open which of them counts.
      for (const key of ["dealer", "deck"]) if (Object.hasOwn(record, key)) bad(key);
      const position = readPosition(own(record, "position"), "position", rules);
      return { rules, position, actions: readActions(record) };
    }
    const dealer = readSeat(own(record, "dealer"), "dealer");
    const deck = readDeck(own(record, "deck"), "deck");
    return { rules, dealer, deck, actions: readActions(record) };
  });
}

function readRules(value: unknown): RuleSet {
  const parsed = parseRuleSet(value);
  if (parsed.ok) return parsed.value;
  const whole = typeof value === "string" || parsed.error.at === "";
  return bad(whole ? "rules" : path("rules", parsed.error.at));
}

const readActions = (record: JsonObject): SeatAction[] =>
  readArray(own(record, "actions"), "actions", readAction);

function readAction(value: unknown, at: string): SeatAction {
  const object = readObject(value, at);
  const seat = readSeat(own(object, "seat"), path(at, "seat"));
  const type = readOneOf(own(object, "type"), path(at, "type"), ACTION_TYPES);
  switch (type) {
    case "play":
      readClosedObject(object, at, ["seat", "type", "card"]);
      return { seat, type, card: readCard(own(object, "card"), path(at, "card")) };
    case "marriage": {
      readClosedObject(object, at, ["seat", "type", "card", "claim"]);
      const card = readCard(own(object, "card"), path(at, "card"));
      if (!Object.hasOwn(object, "claim")) return { seat, type, card };
      return own(object, "claim") === true ? { seat, type, card, claim: true } : bad(path(at, "claim"));
    }
    default:
      readClosedObject(object, at, ["seat", "type"]);
      return { seat, type };
  }
}
