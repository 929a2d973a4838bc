import { expect, test } from "vitest";
import { checkDeal } from "../../src/pages/deal-review/check.ts";
import { replay } from "../../src/pages/deal-review/replay.ts";
import { STATES } from "../table/support/states.ts";

const finished = () => {
  const { view } = STATES.dealOver({});
  if (view.lastDeal === null) throw new Error("no deal is over");
  return { view, deal: view.lastDeal };
};

test("a deal as it was dealt is found fair, the own cut included (R3, R5)", () => {
  const { view, deal } = finished();
  const found = checkDeal({
    table: view.table,
    you: 0,
    deal,
    seenCommitment: deal.commitment,
    keptCut: "aa",
  });
  expect(found).toEqual({
    commitment: "ok",
    seenBefore: true,
    deck: "ok",
    dealer: "ok",
    cut: "ok",
    verdict: "fair",
  });
});

test("every kind of cheating is found by its own name", () => {
  const { view, deal } = finished();
  const input = { table: view.table, you: 0 as const, deal, seenCommitment: deal.commitment, keptCut: "aa" };
  const swapped = [deal.deck[1], deal.deck[0], ...deal.deck.slice(2)].filter((card) => card !== undefined);
  expect(checkDeal({ ...input, deal: { ...deal, deck: swapped } })).toMatchObject({
    deck: "fault",
    verdict: "unfair",
  });
  expect(checkDeal({ ...input, keptCut: "ab" })).toMatchObject({
    cut: "fault",
    deck: "ok",
    verdict: "otherCut",
  });
  const other = "0".repeat(64);
  expect(checkDeal({ ...input, seenCommitment: other })).toMatchObject({
    commitment: "fault",
    verdict: "unfair",
  });
  expect(checkDeal({ ...input, deal: { ...deal, secret: other } })).toMatchObject({
    commitment: "fault",
    deck: "fault",
  });
  const dealer = deal.dealer === 0 ? 1 : 0;
  expect(checkDeal({ ...input, deal: { ...deal, dealer } })).toMatchObject({
    dealer: "fault",
    verdict: "unfair",
  });
});

test("a cut made elsewhere is unknown, which is no fault", () => {
  const { view, deal } = finished();
  const found = checkDeal({ table: view.table, you: 0, deal, seenCommitment: null, keptCut: null });
  expect(found).toMatchObject({ cut: "unknown", seenBefore: false, verdict: "fair" });
});

test("replaying a finished deal gives the result it was booked with", () => {
  const { view, deal } = finished();
  const end = replay(view.rules, deal);
  expect(end?.result).toEqual(deal.result);
  expect(end?.played.length).toBe((view.deal?.tricks[0] ?? 0) + (view.deal?.tricks[1] ?? 0));
});

test("a record these rules do not take is told, not guessed", () => {
  const { view, deal } = finished();
  const [first, ...rest] = deal.actions;
  if (first === undefined) throw new Error("no action");
  const seat = first.seat === 0 ? 1 : 0;
  expect(replay(view.rules, { ...deal, actions: [{ ...first, seat }, ...rest] })).toBeNull();
});
