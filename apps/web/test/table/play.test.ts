import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../src/i18n/index.ts";
import { action, clearPage, held, legalCards } from "./support/hands.ts";
import { button, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(clearPage);

test("a tapped card is sent once and lies on the table until the answer", async () => {
  const { update, legal } = legalCards("lead");
  const mounted = await mount(update);
  const [card, other] = legal;
  if (card === undefined || other === undefined) throw new Error("no cards");
  mounted.find(`[data-testid="hand-${card}"]`).click();
  await mounted.table.updateComplete;
  expect(held(mounted)).not.toContain(card);
  expect(mounted.find("[data-testid=trick]").querySelectorAll("bm-card")).toHaveLength(1);
  // Never two commands at once for the deal.
  mounted.find(`[data-testid="hand-${other}"]`).click();
  expect(mounted.sent).toEqual([{ type: "act", seq: update.view.dealSeq, action: { type: "play", card } }]);
});

test("a refused move puts the card back and says why, by rule (R12)", async () => {
  const { update, legal } = legalCards("lead");
  const mounted = await mount(update);
  const [card] = legal;
  if (card === undefined) throw new Error("no card");
  mounted.find(`[data-testid="hand-${card}"]`).click();
  await mounted.answer({ ok: false, error: { code: "mustFollowSuit", rule: "R12" } });
  expect(held(mounted)).toContain(card);
  expect(mounted.text(".note")).toBe("You must follow suit. (R12)");
  expect(mounted.text("[role=log]")).toContain("You must follow suit. (R12)");
});

test("an accepted move is over only when its state is seen", async () => {
  const { update, legal } = legalCards("lead");
  const mounted = await mount(update);
  const [card, other] = legal;
  if (card === undefined || other === undefined) throw new Error("no cards");
  mounted.find(`[data-testid="hand-${card}"]`).click();
  await mounted.answer({ ok: true, data: { seq: update.view.seq + 1 } });
  mounted.find(`[data-testid="hand-${other}"]`).click();
  expect(mounted.sent).toHaveLength(1);
  await mounted.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  mounted.find(`[data-testid="hand-${other}"]`).click();
  expect(mounted.sent).toHaveLength(2);
});

test("an illegal card is not sent but says why (R12)", async () => {
  const { update, illegal } = legalCards("strict");
  const mounted = await mount(update);
  const [card] = illegal;
  if (card === undefined) throw new Error("no illegal card");
  const element = mounted.find(`[data-testid="hand-${card}"]`);
  expect(element.getAttribute("aria-disabled")).toBe("true");
  element.click();
  await mounted.table.updateComplete;
  expect(mounted.sent).toEqual([]);
  expect(mounted.text(".note")).toMatch(/must .*\(R12\)$/);
  const description = mounted.table.shadowRoot?.getElementById(
    element.getAttribute("aria-describedby") ?? "",
  );
  expect(description?.textContent).toMatch(/\(R12\)$/);
});

test("cards are named with suit, rank and trump, in the language chosen", async () => {
  const { update } = legalCards("marriage");
  const mounted = await mount(update);
  const trump = update.view.deal?.trump ?? "S";
  const name = () => mounted.find(`[data-testid="hand-${trump}K"]`).getAttribute("aria-label");
  const wasHeld = held(mounted).includes(`${trump}K`);
  if (wasHeld) expect(name()).toMatch(/^King of .*, trump$/);
  setLanguage("de");
  await mounted.table.updateComplete;
  expect(mounted.find(".hand").getAttribute("aria-label")).toBe("Dein Blatt");
  expect(mounted.find(".hand-card").getAttribute("aria-label")).toMatch(/^(Pik|Herz|Karo|Treff)-/);
});

test("a card of a pair played plainly is not announced (R23)", async () => {
  const { update, hand } = legalCards("marriage");
  const mounted = await mount(update);
  const king = hand.find((card) => card.endsWith("K"));
  if (king === undefined) throw new Error("no king");
  mounted.find(`[data-testid="hand-${king}"]`).click();
  expect(action(mounted.sent[0])).toEqual({ type: "play", card: king });
});

test("Marriage: the player chooses suit and card (R20, R22)", async () => {
  const mounted = await mount(STATES.marriage({}));
  button(mounted.table.renderRoot, "Marriage").click();
  await mounted.table.updateComplete;
  const sheet = mounted.find("[data-testid=marriage]");
  expect(sheet.querySelectorAll("fieldset")).toHaveLength(2);
  const queens = [...sheet.querySelectorAll("button")].filter((b) =>
    b.ariaLabel?.startsWith("Lead the queen"),
  );
  expect(queens).toHaveLength(2);
  queens[1]?.click();
  expect(action(mounted.sent[0])).toMatchObject({ type: "marriage", card: expect.stringMatching(/^.Q$/) });
});

test("Marriage with 66 asks once more, and leads nothing (R25, R26)", async () => {
  const mounted = await mount(STATES.marriage({}));
  button(mounted.table.renderRoot, "Marriage").click();
  await mounted.table.updateComplete;
  const withClaim = [...mounted.find("[data-testid=marriage]").querySelectorAll("button")].find((b) =>
    b.textContent?.trim().endsWith("and 66"),
  );
  withClaim?.click();
  await mounted.table.updateComplete;
  expect(mounted.sent).toEqual([]);
  button(mounted.find("[data-testid=confirm]"), "Claim 66").click();
  expect(action(mounted.sent[0])).toMatchObject({ type: "marriage", claim: true });
});

test.each([
  ["Close", "Close now", "close"],
  ["66", "Claim 66", "claim"],
])("%s takes two deliberate steps", async (first, second, type) => {
  const mounted = await mount(STATES.lead({}));
  button(mounted.table.renderRoot, first).click();
  await mounted.table.updateComplete;
  expect(mounted.sent).toEqual([]);
  button(mounted.find("[data-testid=confirm]"), "Cancel").click();
  await mounted.table.updateComplete;
  expect(mounted.sent).toEqual([]);
  expect(mounted.maybe("[data-testid=confirm]")).toBeNull();
  button(mounted.table.renderRoot, first).click();
  await mounted.table.updateComplete;
  button(mounted.find("[data-testid=confirm]"), second).click();
  expect(action(mounted.sent[0])).toEqual({ type });
});

test.each([
  ["Give up deal", "Give up now"],
  ["Resign Bummerl", "Resign now"],
])("%s stands in the menu and asks once more", async (first, second) => {
  const mounted = await mount(STATES.lead({}));
  button(mounted.table.renderRoot, "Menu").click();
  await mounted.table.updateComplete;
  button(mounted.find("[data-testid=menu]"), first).click();
  await mounted.table.updateComplete;
  expect(mounted.sent).toEqual([]);
  button(mounted.find("[data-testid=confirm]"), second).click();
  expect(mounted.sent).toHaveLength(1);
});

test("what is not possible says why instead (R17)", async () => {
  const mounted = await mount(STATES.opponentLeads({}));
  const close = button(mounted.table.renderRoot, "Close");
  expect(close.getAttribute("aria-disabled")).toBe("true");
  close.click();
  await mounted.table.updateComplete;
  expect(mounted.text(".note")).toMatch(/about to lead.*\(R17\)$/);
  expect(mounted.sent).toEqual([]);
});

test("after the last trick: 66 or settle (R35)", async () => {
  const mounted = await mount(STATES.lastTrick({}));
  const acts = [...mounted.find(".acts").querySelectorAll("button")].map((b) => b.textContent?.trim());
  expect(acts).toEqual(["66", "Settle"]);
  button(mounted.table.renderRoot, "Settle").click();
  expect(action(mounted.sent[0])).toEqual({ type: "settle" });
});

test("where 66 ends a deal by itself there is no 66 to press (R25)", async () => {
  const mounted = await mount(STATES.lead({ preset: "automatic" }));
  expect(mounted.maybe('[data-move="claim"]')).toBeNull();
});

test("points are shown as the rules say (R39)", async () => {
  const own = await mount(STATES.lead({}));
  expect(own.text(".mine")).toMatch(/\d+ points?/);
  expect(own.text(".theirs")).not.toMatch(/points?/);
  const both = await mount(STATES.lead({ preset: "automatic" }));
  expect(both.text(".theirs")).toMatch(/\d+ points?/);
  const none = await mount(STATES.lead({ preset: "tournament" }));
  expect(none.text(".mine")).not.toMatch(/points?/);
});

test("counters count down or up (R40)", async () => {
  const down = await mount(STATES.firstLead({}));
  expect(down.text("[data-testid=counters]")).toContain("7 to go");
  const up = await mount(STATES.firstLead({ preset: "automatic" }));
  expect(up.text("[data-testid=counters]")).toContain("0 of 7");
});

test("a presence alone, which comes with an old time, does not turn the clock back", async () => {
  const update = STATES.lead({});
  const mounted = await mount(update);
  const offset = () => mounted.table.renderRoot.querySelector("bm-clock")?.offset;
  const before = offset();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await mounted.show({ ...update, online: [false, false] });
  expect(offset()).toBe(before);
  expect(mounted.text(".presence")).toBe("away");
  expect(mounted.text("[role=log]")).toMatch(/has lost the line/);
});

test("hooks for whoever looks from outside", async () => {
  const { table } = await mount(STATES.lead({}));
  expect(table.dataset["turn"]).toBe("you");
  expect(table.dataset["phase"]).toBe("lead");
  expect(Number(table.dataset["seq"])).toBeGreaterThan(0);
});

test("won tricks lie beside the trick and open what may be looked at (R38)", async () => {
  const mounted = await mount(STATES.lead({}));
  const pile = mounted.find("[data-place=my-tricks]");
  expect(pile.getAttribute("aria-label")).toBe("Your tricks: 1 trick");
  pile.click();
  await mounted.table.updateComplete;
  expect(mounted.find("[data-testid=tricks]").querySelectorAll("bm-card").length).toBeGreaterThan(0);
});

test("what the card led demands stands above the hand (R12)", async () => {
  const mounted = await mount(STATES.strict({}));
  expect(mounted.text(".turn")).toMatch(/^Your turn: follow (spades|hearts|diamonds|clubs)/);
});

test("trump is told when the stock is gone", async () => {
  const { view } = STATES.strict({});
  const mounted = await mount(STATES.strict({}));
  expect(view.deal?.stock.size).toBe(0);
  expect(mounted.text(".trump")).toMatch(/^Trump: /);
  expect(mounted.find(".trump bm-suit").getAttribute("suit")).toBe(view.deal?.trump);
});

test("a marriage not yet backed by a trick is said to be pending (R20)", async () => {
  const isPending = async (update: ReturnType<typeof STATES.lead>) => {
    const mounted = await mount(update);
    button(mounted.table.renderRoot, "Marriage").click();
    await mounted.table.updateComplete;
    return mounted.text("[data-testid=marriage]").includes("as soon as you have won a trick");
  };
  const update = STATES.marriage({});
  const { deal } = update.view;
  if (deal === null) throw new Error("no deal");
  const withTricks = (tricks: readonly [number, number]) => ({
    ...update,
    view: { ...update.view, deal: { ...deal, tricks } },
  });
  expect(await isPending(withTricks([0, 0]))).toBe(true);
  expect(await isPending(withTricks([1, 1]))).toBe(false);
});

test("settings and the rules of the table are at hand", async () => {
  const mounted = await mount(STATES.lead({}));
  for (const [name, sheet, element] of [
    ["Settings", "settings-sheet", "bm-preferences"],
    ["Rules of this table", "rules-sheet", "bm-rules-summary"],
  ] as const) {
    button(mounted.table.renderRoot, "Menu").click();
    await mounted.table.updateComplete;
    button(mounted.find("[data-testid=menu]"), name).click();
    await mounted.table.updateComplete;
    expect(mounted.find(`[data-testid=${sheet}]`).querySelector(element)).not.toBeNull();
    mounted.find("bm-sheet").dispatchEvent(new CustomEvent("bm-close"));
    await mounted.table.updateComplete;
  }
});

test("a Bummerl lost is a dot on the mat", async () => {
  const mounted = await mount(STATES.bummerlOver({}));
  const sides = [...mounted.table.renderRoot.querySelectorAll(".mat-face > div")];
  expect(sides.map((side) => side.querySelectorAll("i").length)).toEqual([0, 1]);
});

test("the server's time is that at which an update came, however late it is drawn", async () => {
  const update = STATES.lead({});
  const { table } = await mount(update);
  const began = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: began });
  try {
    table.latest = { ...update, now: update.now + 1 };
    vi.setSystemTime(began + 900);
    await table.updateComplete;
    expect(table.now).toBe(update.now + 1 + 900);
  } finally {
    vi.useRealTimers();
  }
});
