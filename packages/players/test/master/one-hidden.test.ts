/** Published positions with one card face down: test/cases/README.md tells their form and source. */
import { readFileSync } from "node:fs";
import { type Action, type Card, cardOf, isCard, PRESETS, RANKS, SUITS, type Suit } from "@bummerl/engine";
import { expect, it } from "vitest";
import { actionOf, CLOSE, numbersOf, PACK, setOf, sizeOf, suitNumber } from "../../src/bits/index.ts";
import { checkKnowledge, type Knowledge } from "../../src/knowledge/index.ts";
import { chooseMaster } from "../../src/master/index.ts";
import { randomFrom } from "../../src/worlds/index.ts";

interface Case {
  readonly id: string;
  readonly trump: Suit;
  readonly upcard: Card;
  readonly you: string;
  readonly unseen: readonly Card[];
  readonly led: Card | null;
  readonly knownOpp: readonly Card[];
  readonly pts: readonly [number, number];
  /** A card, or `close+` and the card led after it. */
  readonly best: readonly string[];
}

const cases: Case[] = readFileSync(new URL("../cases/one-hidden.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** `S:ATQ C:T` */
const handIn = (text: string): Card[] =>
  text.split(" ").flatMap((part) => {
    const suit = SUITS.find((each) => part.startsWith(each));
    return suit === undefined
      ? []
      : RANKS.filter((rank) => part.slice(2).includes(rank)).map((rank) => cardOf(suit, rank));
  });

const knowledgeIn = ({ trump, upcard, you, unseen, led, knownOpp, pts }: Case): Knowledge => {
  const cards = (list: readonly Card[]): number => setOf(list);
  const own = cards(handIn(you));
  const table = led === null ? [upcard] : [upcard, led];
  const [ledNumber] = led === null ? [null] : numbersOf(cards([led]));
  const [upNumber] = numbersOf(cards([upcard]));
  return {
    trump: suitNumber(trump),
    phase: led === null ? "lead" : "follow",
    leader: led === null ? 0 : 1,
    led: ledNumber ?? null,
    own,
    opponent: cards(knownOpp),
    opponentSize: led === null ? 5 : 4,
    unseen: cards(unseen),
    excluded: 0,
    gone: PACK & ~(own | cards(knownOpp) | cards(unseen) | cards(table)),
    upCard: upNumber ?? null,
    faceDown: 1,
    closed: null,
    points: pts,
    pending: [0, 0],
    tricks: [2, 2],
    played: [],
    marriages: [],
    exchangedBy: null,
    dealer: null,
  };
};

const legalIn = (knowledge: Knowledge): Action[] => {
  const plays = numbersOf(knowledge.own).map((card) => actionOf(card));
  return knowledge.led === null && knowledge.closed === null ? [...plays, actionOf(CLOSE)] : plays;
};

const ask = (knowledge: Knowledge): Action =>
  chooseMaster({
    knowledge,
    rules: PRESETS.classic,
    legal: legalIn(knowledge),
    toGo: [7, 7],
    random: randomFrom(1),
  });

const answerTo = (each: Case): string => {
  const knowledge = knowledgeIn(each);
  expect(checkKnowledge(knowledge)).toEqual([]);
  expect(sizeOf(knowledge.gone)).toBe(8);
  const action = ask(knowledge);
  if (action.type === "play") return action.card;
  if (action.type !== "close") throw new Error(`${action.type} is none of the answers`);
  const made = knowledge.points[1] < 33 ? 2 : 1;
  const lead = ask({ ...knowledge, closed: { by: 0, made, failed: 2 } });
  return `close+${lead.type === "play" ? lead.card : lead.type}`;
};

for (const each of cases) {
  it(`finds ${each.best.join(" or ")} in ${each.id}`, () => {
    expect(each.best.every((word) => isCard(word.slice(-2)))).toBe(true);
    expect(each.best).toContain(answerTo(each));
  });
}
