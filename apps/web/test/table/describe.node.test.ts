import { legalActions } from "@bummerl/engine";
import { expect, test } from "vitest";
import { LANGUAGES, type Language, messagesOf } from "../../src/i18n/index.ts";
import { describe as describeChange, describePresence } from "../../src/table/model/describe.ts";
import { dealInWords } from "../../src/table/model/words.ts";
import { Driver } from "./support/driver.ts";
import { numbers } from "./support/play.ts";
import { STATES } from "./support/states.ts";

const said = (driver: Driver, seat: 0 | 1, language: Language, change: () => void): readonly string[] => {
  const before = driver.update(seat).view;
  change();
  return describeChange(before, driver.update(seat).view, messagesOf(language));
};

const afterLead = (language: Language): readonly string[] => {
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
  expect(afterLead("en")).toEqual([`${name} leads ${messagesOf("en").cards.object(card)}.`, "Your turn."]);
  expect(afterLead("de")).toEqual([
    `${name} spielt ${messagesOf("de").cards.name(card)} aus.`,
    "Du bist an der Reihe.",
  ]);
  expect(afterLead("fr")).toEqual([
    `${name} entame\u00a0: ${messagesOf("fr").cards.object(card)}.`,
    "À vous.",
  ]);
});

test("a new deal tells trump and up-card", () => {
  const driver = new Driver().sit();
  const [dealt] = said(driver, 0, "en", () => driver.next());
  const { trump, upCard } = driver.state.deal ?? {};
  if (trump === undefined || upCard === undefined || upCard === null) throw new Error("no deal");
  const { cards } = messagesOf("en");
  expect(dealt).toBe(`Deal 1. Trump is ${cards.suit(trump)}: ${cards.object(upCard)} is turned up.`);
});

test("closing is told to both, without points", () => {
  const driver = new Driver().sit().next();
  const leader = driver.state.deal?.leader ?? 0;
  const name = driver.state.seats[leader]?.name;
  expect(said(driver, leader === 0 ? 1 : 0, "en", () => driver.act({ type: "close" }))).toEqual([
    `${name} closes the stock.`,
  ]);
});

test.each(LANGUAGES)("nothing changed, nothing said: %s", (language) => {
  const { view } = STATES.opponentLeads({});
  expect(describeChange(view, view, messagesOf(language))).toEqual([]);
});

test("after a reload only the last happening is told, and whose turn it is", () => {
  const driver = new Driver().sit().next();
  const leader = driver.state.deal?.leader ?? 0;
  driver.act({ type: "play", card: driver.state.deal?.hands[leader][0] ?? "SA" });
  const { view } = driver.update(leader === 0 ? 1 : 0);
  const words = describeChange(null, view, messagesOf("en"));
  expect(words.at(-1)).toBe("Your turn.");
  expect(words.filter((line) => line.includes("leads"))).toHaveLength(1);
});

test("the end of a deal is told with its worth", () => {
  const driver = new Driver().sit().next();
  const words = said(driver, 1, "en", () =>
    driver.give(driver.state.deal?.leader ?? 0, {
      type: "act",
      seq: driver.state.dealSeq,
      action: { type: "giveUp" },
    }),
  );
  expect(words.join(" ")).toMatch(/gives? up the deal\..* wins? \d counters?\./);
});

test("a resigned Bummerl is told with its kind", () => {
  const driver = new Driver().sit().next();
  const words = said(driver, 0, "de", () => driver.give(1, { type: "resign", bummerl: 1 }));
  expect(words).toEqual(["Du gewinnst das Bummerl: Schneider."]);
});

test("saving, resuming, leaving", () => {
  const driver = new Driver({ clock: "untimed" }).sit().next();
  const { dealNumber: deal } = driver.state;
  expect(said(driver, 1, "en", () => driver.give(0, { type: "save", deal }))).toEqual(["The game is saved."]);
  const resumed = said(driver, 1, "en", () => {
    driver.give(0, { type: "resume", deal });
    driver.give(1, { type: "resume", deal });
  });
  expect(resumed[0]).toBe("Play goes on.");
});

test("a line that goes and comes is told, the own one not", () => {
  const { view } = STATES.lead({});
  const mine = view.you === 0 ? 0 : 1;
  const without = (seat: 0 | 1): readonly [boolean, boolean] => (seat === 0 ? [false, true] : [true, false]);
  const english = messagesOf("en");
  expect(describePresence([true, true], without(mine === 0 ? 1 : 0), view, english)[0]).toMatch(
    /lost the line/,
  );
  expect(describePresence(without(mine === 0 ? 1 : 0), [true, true], view, english)[0]).toMatch(/is here/);
  expect(describePresence([true, true], without(mine), view, english)).toEqual([]);
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
      expect(words.length).toBeGreaterThan(0);
    }
    const lines = dealInWords(driver.update(0).view, messagesOf(language)).flat();
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).not.toMatch(/undefined|null|\[object/);
  }
});

test("the words show no card the rules hide (R38)", () => {
  const { view } = STATES.lead({ preset: "tournament" });
  const hidden = view.deal?.played.filter((trick) => trick === null).length ?? 0;
  expect(hidden).toBeGreaterThan(0);
  expect(dealInWords(view, messagesOf("en")).flat()).toContain(
    messagesOf("en").table.history.ledUnseen(
      view.deal?.history[0]?.type === "led" && view.deal.history[0].seat !== view.you
        ? (view.seats[view.you === 0 ? 1 : 0]?.name ?? "")
        : null,
    ),
  );
});
