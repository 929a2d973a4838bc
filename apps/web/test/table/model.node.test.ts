import { CARDS, type Card, legalActions, turnOf } from "@bummerl/engine";
import { expect, test } from "vitest";
import { LANGUAGES, messagesOf } from "../../src/i18n/index.ts";
import { automaticCommand, seatCommand } from "../../src/table/model/commands.ts";
import { dropAction, zoneAt } from "../../src/table/model/drop.ts";
import { arrowTarget, keyIntent } from "../../src/table/model/keys.ts";
import { marriages } from "../../src/table/model/moves.ts";
import { refusalText } from "../../src/table/model/refusal-text.ts";
import { sceneOf, turnOf as shownTurn } from "../../src/table/model/scene.ts";
import { mySeat } from "../../src/table/model/sides.ts";
import { whyNot, whyNotMove } from "../../src/table/model/why-not.ts";
import { Driver } from "./support/driver.ts";
import { numbers } from "./support/play.ts";
import { STATES } from "./support/states.ts";

const PRESETS_PLAYED = ["classic", "automatic", "sharp", "tournament"] as const;

/** Every state of some random deals, with what the table itself answers to a move. */
const positions = function* (preset: (typeof PRESETS_PLAYED)[number], count: number) {
  for (let seed = 1; seed <= count; seed += 1) {
    const driver = new Driver({ preset, seed }).sit().next();
    const random = numbers(seed);
    while (driver.state.stage === "playing" && driver.state.deal !== null) {
      yield driver;
      const actions = legalActions(driver.state.deal).filter(({ type }) => type !== "giveUp");
      const action = actions[Math.floor(random() * actions.length)];
      if (action === undefined) break;
      driver.act(action);
    }
  }
};

/** What the table answers, without changing it. */
const asked = (driver: Driver, seat: 0 | 1, action: Parameters<Driver["act"]>[0]): string | null => {
  const before = driver.state;
  const code = driver.give(seat, { type: "act", seq: before.dealSeq, action });
  driver.state = before;
  return code;
};

test.each(PRESETS_PLAYED)(
  "whyNot gives the table's own refusal for every card (R9, R12, R35): %s",
  (preset) => {
    let refused = 0;
    for (const driver of positions(preset, 12)) {
      for (const seat of [0, 1] as const) {
        const { view } = driver.update(seat);
        for (const card of CARDS) {
          const code = asked(driver, seat, { type: "play", card });
          const onTurn = driver.state.deal !== null && turnOf(driver.state.deal) === seat;
          const known = !onTurn || driver.state.deal?.phase !== "lead" || code === null;
          if (!known) continue;
          expect(whyNot(view, card)?.code ?? null).toBe(code);
          if (code !== null) refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(500);
  },
);

test.each(PRESETS_PLAYED)("whyNotMove gives the table's own refusal (R14–R18, R25, R35): %s", (preset) => {
  const seen = new Set<string>();
  for (const driver of positions(preset, 25)) {
    for (const seat of [0, 1] as const) {
      const { view } = driver.update(seat);
      for (const type of ["exchange", "close", "claim", "settle"] as const) {
        const code = asked(driver, seat, { type });
        expect(whyNotMove(view, type)?.code ?? null, `${type} of seat ${seat}`).toBe(code);
        seen.add(`${type}:${code}`);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(8);
});

test("a refused card names its duty and rule (R12)", () => {
  const { view } = STATES.strict({});
  const hand = view.deal?.hands[mySeat(view)] ?? [];
  const illegal = hand.filter((card) => whyNot(view, card) !== null);
  expect(illegal.length).toBeGreaterThan(0);
  for (const card of illegal) expect(whyNot(view, card)?.rule).toBe("R12");
});

test("two pairs are offered as two suits, trumps for 40 (R20, R23)", () => {
  const { view } = STATES.marriage({});
  const choices = marriages(view);
  expect(choices).toHaveLength(2);
  for (const { suit, points, cards } of choices) {
    expect(points).toBe(suit === view.deal?.trump ? 40 : 20);
    expect(cards).toEqual([`${suit}K`, `${suit}Q`]);
  }
});

test("where the king must be led, only the king is offered (R22)", () => {
  const { view } = STATES.marriage({ preset: "sharp" });
  for (const { suit, cards } of marriages(view)) expect(cards).toEqual([`${suit}K`]);
});

test("the scene follows from status and stage", () => {
  expect(sceneOf(STATES.cutting({}).view)).toBe("cutting");
  expect(sceneOf(STATES.lead({}).view)).toBe("play");
  expect(sceneOf(STATES.dealOver({}).view)).toBe("result");
  expect(sceneOf(STATES.bummerlOver({}).view)).toBe("result");
  expect(sceneOf(STATES.saved({}).view)).toBe("saved");
  expect(sceneOf(STATES.ended({}).view)).toBe("ended");
});

test("whose turn it is", () => {
  expect(shownTurn(STATES.lead({}).view)).toBe("you");
  expect(shownTurn(STATES.opponentLeads({}).view)).toBe("opponent");
  expect(shownTurn(STATES.dealOver({}).view)).toBe("none");
});

test("the page cuts for the first deal by itself, and never presses Next later", () => {
  const driver = new Driver().sit();
  expect(automaticCommand(driver.update(0).view, false)).toBe("next");
  expect(automaticCommand(STATES.dealOver({}).view, true)).toBeNull();
});

test("opening a saved game says so; saving it with the page open does not", () => {
  const { view } = STATES.saved({});
  expect(automaticCommand(view, true)).toBe("resume");
  expect(automaticCommand(view, false)).toBeNull();
});

test("a cut is drawn for the deal whose hash is shown", () => {
  const { view } = STATES.bummerlOver({});
  const asked: number[] = [];
  const command = seatCommand(view, "playOn", (_table, deal) => {
    asked.push(deal);
    return "cc";
  });
  expect(command).toEqual({ type: "playOn", bummerl: view.bummerlNumber, cut: "cc" });
  expect(asked).toEqual([view.fair.deal]);
});

test("what letting a card go means", () => {
  const { view } = STATES.exchange({});
  const jack: Card = `${view.deal?.trump ?? "S"}J`;
  expect(dropAction(view, jack, "upCard")).toEqual({ type: "exchange" });
  expect(dropAction(view, jack, "table")).toEqual({ type: "play", card: jack });
  expect(dropAction(view, "SA", "stock")).toEqual({ type: "play", card: "SA" });
  expect(dropAction(view, "upCard", "stock")).toEqual({ type: "close" });
  expect(dropAction(view, "upCard", "table")).toBeNull();
});

test("small zones lie on the table and go first", () => {
  const boxes = {
    table: { left: 0, top: 0, right: 100, bottom: 100 },
    stock: { left: 10, top: 10, right: 30, bottom: 40 },
    upCard: { left: 20, top: 10, right: 45, bottom: 30 },
  };
  expect(zoneAt(25, 20, boxes)).toBe("upCard");
  expect(zoneAt(15, 20, boxes)).toBe("stock");
  expect(zoneAt(80, 80, boxes)).toBe("table");
  expect(zoneAt(101, 5, boxes)).toBeNull();
});

test("keys mean nothing while the browser's own shortcut is held", () => {
  const press = { key: "C", ctrlKey: false, altKey: false, metaKey: false };
  expect(keyIntent(press)).toBe("close");
  expect(keyIntent({ ...press, ctrlKey: true })).toBeNull();
  expect(keyIntent({ ...press, key: "x" })).toBeNull();
});

test("arrows go round the hand", () => {
  expect(arrowTarget("ArrowRight", 4, 5)).toBe(0);
  expect(arrowTarget("ArrowLeft", 0, 5)).toBe(4);
  expect(arrowTarget("End", 0, 5)).toBe(4);
  expect(arrowTarget("Tab", 0, 5)).toBeNull();
  expect(arrowTarget("ArrowLeft", 0, 0)).toBeNull();
});

test("a refusal is told with its rule; a code of a newer server as a fault", () => {
  const english = messagesOf("en");
  expect(refusalText({ code: "mustTrump", rule: "R12" }, english)).toMatch(/must trump.*\(R12\)$/);
  expect(refusalText({ code: "dealOver", rule: null }, english)).toBe(english.refusals.codes.dealOver);
  expect(refusalText({ code: "fromTheFuture" }, english)).toBe(english.refusals.codes.serverError);
});

test.each(LANGUAGES)("every refusal has words of its own: %s", (language) => {
  const texts = Object.values(messagesOf(language).refusals.codes);
  for (const text of texts) expect(text.trim().length).toBeGreaterThan(8);
  expect(new Set(texts).size).toBe(texts.length);
});
