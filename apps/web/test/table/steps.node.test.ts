import { type Card, suitOf } from "@bummerl/engine";
import { describe, expect, test } from "vitest";
import { demandOf } from "../../src/table/model/demand.ts";
import { marriages } from "../../src/table/model/moves.ts";
import { sceneOf } from "../../src/table/model/scene.ts";
import { mySeat } from "../../src/table/model/sides.ts";
import { questionStep, stepFor } from "../../src/table/model/steps.ts";
import { playUntil } from "./support/play.ts";
import { STATES } from "./support/states.ts";

describe("the second step", () => {
  const { view } = STATES.lead({});

  test("closing and claiming ask, unless the player is confident", () => {
    for (const move of ["close", "claim"] as const) {
      expect(stepFor(view, move, false).type).toBe("ask");
      expect(stepFor(view, move, true)).toEqual({ type: "act", action: { type: move } });
    }
  });

  test("giving up, resigning, leaving and taking a Bummerl always ask", () => {
    for (const kind of ["giveUp", "resign", "leave", "takeBummerl"] as const) {
      expect(questionStep({ kind }, true)).toEqual({ type: "ask", question: { kind } });
    }
  });

  test("a claim asks the same whatever the points are", () => {
    const steps = [0, 30, 66, 100].map((points) => {
      const deal = view.deal === null ? null : { ...view.deal, points: [points, points] as const };
      return stepFor({ ...view, deal } as typeof view, "claim", false);
    });
    expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(1);
  });

  test("a marriage is chosen wherever there is something to choose (R22, R23)", () => {
    const { view: two } = STATES.marriage({});
    expect(stepFor(two, "marriage", true)).toEqual({ type: "choose" });
    expect(stepFor(two, "marriage", false)).toEqual({ type: "choose" });
  });

  test("one pair of which the king must be led goes at once for the confident alone (R22)", () => {
    const driver = playUntil(
      { preset: "automatic" },
      (table, seat) => marriages(table.update(seat).view).length === 1,
    );
    const { deal } = driver.state;
    const { view: one } = driver.update(deal?.leader ?? 0);
    const [pair] = marriages(one);
    expect(pair?.cards).toEqual([`${pair?.suit}K`]);
    expect(stepFor(one, "marriage", false)).toEqual({ type: "choose" });
    expect(stepFor(one, "marriage", true)).toEqual({
      type: "act",
      action: { type: "marriage", card: `${pair?.suit}K` },
    });
  });
});

describe("what the card led demands (R12)", () => {
  const hand = (view: ReturnType<typeof STATES.strict>["view"]): readonly Card[] =>
    view.deal?.hands[mySeat(view)] ?? [];
  const answering = (kind: string, mustHead = true) =>
    playUntil({ rules: { mustHead } }, (table, seat) => demandOf(table.update(seat).view)?.kind === kind);

  test("while the stock is open any card may answer: nothing is demanded", () => {
    expect(demandOf(STATES.follow({}).view)).toBeNull();
    expect(demandOf(STATES.lead({}).view)).toBeNull();
  });

  test.each(["beat", "follow", "trump", "any"])("%s agrees with the hand", (kind) => {
    const driver = answering(kind);
    const { deal } = driver.state;
    const { view } = driver.update(deal?.leader === 0 ? 1 : 0);
    expect(sceneOf(view)).toBe("play");
    const suit = suitOf(view.deal?.led as Card);
    const ofSuit = hand(view).filter((card) => suitOf(card) === suit);
    expect(demandOf(view)?.suit).toBe(suit);
    expect(ofSuit.length > 0).toBe(kind === "beat" || kind === "follow");
    const trumps = hand(view).filter((card) => suitOf(card) === view.deal?.trump);
    if (kind === "trump") expect(trumps.length).toBeGreaterThan(0);
    if (kind === "any") expect(trumps).toEqual([]);
  });

  test("where nobody must beat, suit alone is asked for", () => {
    const driver = answering("beat");
    const { view } = driver.update(driver.state.deal?.leader === 0 ? 1 : 0);
    const relaxed = { ...view, rules: { ...view.rules, mustHead: false } } as typeof view;
    expect(demandOf(relaxed)?.kind).toBe("follow");
  });
});
