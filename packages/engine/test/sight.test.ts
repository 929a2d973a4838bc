import { describe, expect, it } from "vitest";
import { type DealState, type DealView, type RuleSet, type Viewer, viewFor } from "../src/index.ts";
import { closedBy, fd1, k40j, position } from "./support/deals.ts";
import { cards, run } from "./support/play.ts";

/** Tricks won by 1, 0 and 1; then seat 1 has led. */
const THREE_TRICKS = "HJ CK CJ CA SK SA";
const three = (viewTricks: RuleSet["viewTricks"]): DealState => run(fd1({ viewTricks }), THREE_TRICKS);

/** Which of the completed tricks are open, as `x` and `-`. */
const openTricks = (state: DealState, viewer: Viewer): string =>
  viewFor(state, viewer)
    .played.map((trick) => (trick === null ? "-" : "x"))
    .join("");

const seenBy = (state: DealState): string[] =>
  [0, 1, "spectator"].map((viewer) => openTricks(state, viewer as Viewer));

const drawn = (view: DealView): unknown[] => view.history.filter(({ type }) => type === "drawn");

describe("tricks that may be looked at", () => {
  it.each([
    ["lastUntilNextLead", ["---", "---", "---"]],
    ["own", ["-x-", "x-x", "---"]],
    ["ownAndOpponentsFirst", ["xx-", "xxx", "---"]],
    ["all", ["xxx", "xxx", "xxx"]],
  ] as const)("R38 viewTricks %s, after the next lead", (viewTricks, expected) => {
    expect(seenBy(run(three(viewTricks), "HT"))).toEqual(expected);
  });

  it("R38 the trick just completed may be looked at by all until the next lead", () => {
    const state = three("lastUntilNextLead");
    expect(seenBy(state)).toEqual(["--x", "--x", "--x"]);
    for (const viewer of [0, 1, "spectator"] as const) {
      expect(viewFor(state, viewer).lastTrick).toEqual({ leader: 0, led: "SK", answer: "SA", winner: 1 });
      expect(viewFor(run(state, "HT"), viewer).lastTrick).toBeNull();
    }
  });

  it("R38 the card on the table is seen by all", () => {
    const led = run(three("lastUntilNextLead"), "HT");
    expect([viewFor(led, 0).led, viewFor(led, 1).led, viewFor(led, "spectator").led]).toEqual([
      "HT",
      "HT",
      "HT",
    ]);
    expect(viewFor(led, 0).history.at(-1)).toEqual({ type: "led", seat: 1, card: "HT" });
  });

  it("R38 the history is masked like the tricks", () => {
    const view = viewFor(run(three("own"), "HT"), 1);
    const told = view.history.flatMap((event) =>
      event.type === "led" || event.type === "answered" ? [event.card] : [],
    );
    expect(told).toEqual(["HJ", "CK", null, null, "SK", "SA", "HT"]);
    const points = view.history.flatMap((event) => (event.type === "trickWon" ? [event.points] : []));
    expect(points).toEqual([6, null, 15]);
  });

  it("R38 the opponent's first trick is not guessed in a position that began later", () => {
    const rules = { viewTricks: "ownAndOpponentsFirst" } as const;
    const state = position({ rules, hands: ["SA HA DA", "SK HK DK"], tricks: [5, 2], points: [30, 20] });
    expect(openTricks(run(state, "HA HK DA"), 1)).toBe("-");
  });

  it("R38 when the deal is over everything that was played is open, what was not stays hidden", () => {
    const over = run(
      fd1({ viewTricks: "lastUntilNextLead", showPoints: "none" }),
      `${THREE_TRICKS} HT giveUp`,
    );
    expect(seenBy(over)).toEqual(["xxx", "xxx", "xxx"]);
    const view = viewFor(over, 1);
    expect(view.points).toEqual([13, 21]);
    expect(view.hands[0]).toEqual([]);
    expect(view.turn).toBeNull();
    expect(view.legal).toEqual([]);
    expect(view.result).toEqual(over.result);
  });
});

describe("points that are shown", () => {
  const points = (showPoints: RuleSet["showPoints"]): unknown[] =>
    ([0, 1, "spectator"] as const).map(
      (viewer) => viewFor(run(fd1({ showPoints }), THREE_TRICKS), viewer).points,
    );

  it("R39 showPoints none, own or both", () => {
    expect(points("none")).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(points("own")).toEqual([
      [13, null],
      [null, 21],
      [null, null],
    ]);
    expect(points("both")).toEqual([
      [13, 21],
      [13, 21],
      [13, 21],
    ]);
  });

  it("R39 what is at stake is told only as far as the points may be known", () => {
    const at = { points: [20, 40], tricks: [1, 1] } as const;
    const now = { points: [40, 40], tricks: [2, 1] } as const;
    const stake = (rules: Partial<RuleSet>, viewer: Viewer): unknown =>
      viewFor(closedBy(0, at, now, rules), viewer).stake;
    expect(stake({ showPoints: "own" }, 0)).toEqual({ closer: null, other: 2 });
    expect(stake({ showPoints: "own" }, 1)).toEqual({ closer: 1, other: 2 });
    expect(stake({ showPoints: "both" }, 0)).toEqual({ closer: 1, other: 2 });
    expect(stake({ showPoints: "none" }, 1)).toEqual({ closer: null, other: 2 });
    expect(stake({ showPoints: "both", closeValue: "atEnd" }, 0)).toEqual({ closer: null, other: 2 });
    expect(viewFor(run(k40j({ showPoints: "none" }), "close"), 1).stake).toEqual({ closer: 3, other: 3 });
    expect(viewFor(k40j(), 0).stake).toBeNull();
  });
});

describe("what is always public", () => {
  it("R39 the up-card, the size of the stock, that it is closed and by whom", () => {
    const view = viewFor(run(k40j(), "close"), 1);
    expect(view.stock).toEqual({ size: 10, upCard: "SA", closedBy: 0 });
    expect(viewFor(k40j(), "spectator").stock).toEqual({ size: 10, upCard: "SA", closedBy: null });
  });

  it("R39 an exchange, its two cards, and that the taken one is in the hand", () => {
    const state = run(k40j(), "exchange");
    for (const viewer of [1, "spectator"] as const) {
      const view = viewFor(state, viewer);
      expect(view.exchange).toEqual({ seat: 0, taken: "SA", given: "SJ" });
      expect(view.hands[0]).toEqual(["SA"]);
      expect(view.history).toEqual([{ type: "exchanged", seat: 0, taken: "SA", given: "SJ" }]);
    }
    expect(viewFor(run(state, "SA DJ"), 1).hands[0]).toEqual([]);
  });

  it("R39 both cards of a marriage: the partner in the hand, and both when a claim was made", () => {
    const led = viewFor(run(k40j(), "20:SQ"), 1);
    expect(led.marriages).toEqual([{ seat: 0, suit: "S", card: "SQ" }]);
    expect(led.hands[0]).toEqual(["SK"]);
    const state = position({ hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [46, 40] });
    expect(viewFor(run(state, "20!HQ"), 1).hands[0]).toEqual(["HK", "HQ"]);
  });

  it("R39 the up-card taken in the last draw", () => {
    const state = position({
      hands: ["SA HA DA CA HT", "SK HK DK CK DT"],
      tricks: [4, 0],
      points: [40, 0],
      faceDown: "CJ",
      upCard: "SJ",
    });
    const after = run(state, "HA HK");
    expect(viewFor(after, 0).hands[1]).toEqual(["SJ"]);
    expect(viewFor(after, "spectator").hands).toEqual([[], ["SJ"]]);
    expect(viewFor(after, 1).hands[0]).toEqual([]);
    expect(drawn(viewFor(after, 0))).toEqual([{ type: "drawn", winner: 0, own: "CJ", opponent: "SJ" }]);
    expect(drawn(viewFor(after, 1))).toEqual([{ type: "drawn", winner: 0, own: "SJ", opponent: null }]);
    expect(drawn(viewFor(after, "spectator"))).toEqual([
      { type: "drawn", winner: 0, own: null, opponent: "SJ" },
    ]);
  });

  it("R39 a card drawn face down is told to nobody but the one who drew it", () => {
    const after = run(fd1(), "HJ CK");
    expect(drawn(viewFor(after, 1))).toEqual([{ type: "drawn", winner: 1, own: "HA", opponent: null }]);
    expect(drawn(viewFor(after, 0))).toEqual([{ type: "drawn", winner: 1, own: "DJ", opponent: null }]);
    expect(drawn(viewFor(after, "spectator"))).toEqual([
      { type: "drawn", winner: 1, own: null, opponent: null },
    ]);
  });
});

describe("a seat's own view", () => {
  it("R38 holds the hand, sorted, and the legal actions on its turn only", () => {
    const state = fd1();
    expect(viewFor(state, 1).hands).toEqual([[], cards("SA HT HJ DT CJ")]);
    expect(viewFor(state, 1).handSizes).toEqual([5, 5]);
    expect(viewFor(state, 1).legal.map(({ type }) => type)).toEqual([
      ...Array(5).fill("play"),
      "close",
      "giveUp",
    ]);
    expect(viewFor(state, 0).legal).toEqual([]);
    expect(viewFor(state, "spectator").hands).toEqual([[], []]);
    expect(viewFor(state, "spectator").legal).toEqual([]);
  });
});
