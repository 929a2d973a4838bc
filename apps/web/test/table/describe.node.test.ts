import { legalActions, type Seat } from "@bummerl/engine";
import { expect, test } from "vitest";
import { LANGUAGES, type Language, messagesOf } from "../../src/i18n/index.ts";
import { clockWarnings } from "../../src/table/model/clock.ts";
import {
  describe as describeChange,
  describePresence,
  describeTime,
} from "../../src/table/model/describe.ts";
import { QUESTIONS, readOut } from "../../src/table/model/read-out.ts";
import { sentence } from "../../src/table/model/sentence.ts";
import { dealInWords } from "../../src/table/model/words.ts";
import { Driver, NOW } from "./support/driver.ts";
import { numbers } from "./support/play.ts";
import { STATES } from "./support/states.ts";

const heard = (driver: Driver, seat: 0 | 1, language: Language, change: () => void) => {
  const before = driver.update(seat).view;
  change();
  return describeChange(before, driver.update(seat).view, messagesOf(language));
};

const said = (...how: Parameters<typeof heard>): string => heard(...how)?.text ?? "";

const afterLead = (language: Language): string => {
  const driver = new Driver().sit().next();
  const leader = driver.state.deal?.leader ?? 0;
  const card = driver.state.deal?.hands[leader][0] ?? "SA";
  return said(driver, leader === 0 ? 1 : 0, language, () => driver.act({ type: "play", card }));
};

test("a lead and the turn that follows are told, in three languages", () => {
  const driver = new Driver().sit().next();
  const leader = driver.state.deal?.leader ?? 0;
  const name = driver.state.seats[leader]?.name;
  const card = driver.state.deal?.hands[leader][0] ?? "SA";
  expect(afterLead("en")).toBe(`${name} leads ${messagesOf("en").cards.object(card)}; your turn.`);
  expect(afterLead("de")).toBe(
    `${name} spielt ${messagesOf("de").cards.object(card)} aus; du bist an der Reihe.`,
  );
  expect(afterLead("fr")).toBe(`${name} entame ${messagesOf("fr").cards.object(card)}\u00a0; à vous.`);
});

test("a new deal tells trump and up-card", () => {
  const driver = new Driver().sit();
  const dealt = said(driver, 0, "en", () => driver.next());
  const { trump, upCard } = driver.state.deal ?? {};
  if (trump === undefined || upCard === undefined || upCard === null) throw new Error("no deal");
  const { cards } = messagesOf("en");
  expect(dealt).toContain(`Deal 1, trump is ${cards.suit(trump)}, with the ${cards.name(upCard)} turned up;`);
  expect(dealt).toMatch(/begins?\.$/);
});

test("closing is told to both, without points", () => {
  const driver = new Driver().sit().next();
  const leader = driver.state.deal?.leader ?? 0;
  const name = driver.state.seats[leader]?.name;
  expect(said(driver, leader === 0 ? 1 : 0, "en", () => driver.act({ type: "close" }))).toBe(
    `${name} closes the stock.`,
  );
});

test.each(LANGUAGES)("nothing changed, nothing said: %s", (language) => {
  const { view } = STATES.opponentLeads({});
  expect(describeChange(view, view, messagesOf(language))).toBeNull();
});

test("after a reload only the last happening is told, and whose turn it is", () => {
  const driver = new Driver().sit().next();
  const leader = driver.state.deal?.leader ?? 0;
  driver.act({ type: "play", card: driver.state.deal?.hands[leader][0] ?? "SA" });
  const { view } = driver.update(leader === 0 ? 1 : 0);
  const words = describeChange(null, view, messagesOf("en"));
  expect(words?.text).toMatch(/^Deal 1, trump is \w+, 10 cards in the stock\. \w+ leads [^.]+; your turn\.$/);
  expect(words?.urgent).toBe(false);
});

test("the end of a deal is told with its worth", () => {
  const driver = new Driver().sit().next();
  const words = heard(driver, 1, "en", () =>
    driver.give(driver.state.deal?.leader ?? 0, {
      type: "act",
      seq: driver.state.dealSeq,
      action: { type: "giveUp" },
    }),
  );
  expect(words?.text).toMatch(
    /gives? up the deal; \w+ wins? \d counters?; you now have \d to go, Maria \d to go\.$/,
  );
  expect(words?.urgent).toBe(true);
});

test("a resigned Bummerl is told with its kind", () => {
  const driver = new Driver().sit().next();
  const words = heard(driver, 0, "de", () => driver.give(1, { type: "resign", bummerl: 1 }));
  expect(words).toEqual({ text: "Franz gibt das Bummerl auf; du gewinnst es: Schneider.", urgent: true });
});

test("saving, resuming, leaving", () => {
  const driver = new Driver({ clock: "untimed" }).sit().next();
  const { dealNumber: deal } = driver.state;
  expect(said(driver, 1, "en", () => driver.give(0, { type: "save", deal }))).toBe("The game is saved.");
  const resumed = said(driver, 1, "en", () => {
    driver.give(0, { type: "resume", deal });
    driver.give(1, { type: "resume", deal });
  });
  expect(resumed).toMatch(/^Play goes on/);
});

test("a line that goes and comes is told, the own one not", () => {
  const { view } = STATES.lead({});
  const mine = view.you === 0 ? 0 : 1;
  const without = (seat: 0 | 1): readonly [boolean, boolean] => (seat === 0 ? [false, true] : [true, false]);
  const english = messagesOf("en");
  expect(describePresence([true, true], without(mine === 0 ? 1 : 0), view, english)).toMatch(/lost the line/);
  expect(describePresence(without(mine === 0 ? 1 : 0), [true, true], view, english)).toMatch(/is here/);
  expect(describePresence([true, true], without(mine), view, english)).toBeNull();
});

test.each(LANGUAGES)("whole deals are worded without a gap: %s", (language) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const driver = new Driver({ seed }).sit().next();
    const random = numbers(seed);
    while (driver.state.stage === "playing" && driver.state.deal !== null) {
      const actions = legalActions(driver.state.deal).filter(({ type }) => type !== "giveUp");
      const action = actions[Math.floor(random() * actions.length)];
      if (action === undefined) break;
      const words = said(driver, 0, language, () => driver.act(action));
      expect(words).not.toBe("");
    }
    const lines = dealInWords(driver.update(0).view, messagesOf(language));
    expect(lines.length).toBeGreaterThan(1);
    for (const { text } of lines) expect(text).not.toMatch(/undefined|null|\[object/);
  }
});

test("the words show no card the rules hide (R38)", () => {
  const { view } = STATES.lead({ preset: "tournament" });
  const hidden = view.deal?.played.filter((trick) => trick === null).length ?? 0;
  expect(hidden).toBeGreaterThan(0);
  const first = dealInWords(view, messagesOf("en"))[0]?.text;
  expect(first).toMatch(/^\w+ leads?; \w+ answers?/);
  expect(first).not.toMatch(/points/);
});

test("where nobody's points are shown no points are told (R39)", () => {
  const { view } = STATES.dealOver({ preset: "tournament" });
  const texts = dealInWords(view, messagesOf("en")).map(({ text }) => text);
  expect(texts.join(" ")).not.toMatch(/points/);
});

test("one sentence tells one step", () => {
  const words = messagesOf("en").table.history;
  expect(sentence([], words)).toBe("");
  expect(
    sentence(
      [
        { who: "Anna", does: "leads the ten of clubs" },
        { who: "Anna", does: "takes the trick, 21 points" },
        { who: null, does: "draw the jack of hearts" },
      ],
      words,
    ),
  ).toBe("Anna leads the ten of clubs and takes the trick, 21 points; you draw the jack of hearts.");
});

test("the own clock warns of the bank and of the last seconds, the other's does not", () => {
  const driver = new Driver({ clock: "calm" }).sit().next();
  const leader = driver.state.deal?.leader ?? 0;
  const { view } = driver.update(leader);
  const at = (seat: Seat) => clockWarnings(view, seat).map((warning) => [warning.kind, warning.at - NOW]);
  expect(at(leader)).toEqual([
    ["bank", 60_000],
    ["last", 340_000],
  ]);
  expect(at(leader === 0 ? 1 : 0)).toEqual([]);
  const words = clockWarnings(view, leader).map((warning) => describeTime(warning, messagesOf("en")));
  expect(words).toEqual([
    "Your time for this decision is over, the bank of 5:00 begins.",
    "20 seconds left.",
  ]);
});

test.each(LANGUAGES)("points, clock, stock and hand are told when asked for: %s", (language) => {
  const update = STATES.closed({});
  const { view } = update;
  const hand = view.deal?.hands[view.you === 1 ? 1 : 0] ?? [];
  const told = QUESTIONS.map((question) => readOut(question, view, hand, update.now, messagesOf(language)));
  expect(told).toMatchSnapshot();
  for (const text of told) expect(text).not.toMatch(/undefined|null/);
});

test("the other's points are not told where they are not shown (R39)", () => {
  const { view } = STATES.lead({});
  const text = readOut("points", view, [], 0, messagesOf("en"));
  expect(text.match(/points/g)).toHaveLength(1);
});
