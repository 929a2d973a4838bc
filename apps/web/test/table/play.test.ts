import type { Card } from "@bummerl/engine";
import type { SeatCommand } from "@bummerl/table";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLanguage } from "../../src/i18n/index.ts";
import { mayPlay } from "../../src/table/model/moves.ts";
import { mySeat } from "../../src/table/model/sides.ts";
import { Driver } from "./support/driver.ts";
import { button, type Mounted, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(() => {
  document.body.replaceChildren();
  setLanguage("en");
  localStorage.clear();
});

const held = (mounted: Mounted): Card[] =>
  [...mounted.table.renderRoot.querySelectorAll<HTMLElement>(".hand-card")].map(
    (card) => card.dataset["card"] as Card,
  );

const legalCards = (state: keyof typeof STATES) => {
  const update = STATES[state]({});
  const hand = update.view.deal?.hands[mySeat(update.view)] ?? [];
  return {
    update,
    hand,
    legal: hand.filter((card) => mayPlay(update.view, card)),
    illegal: hand.filter((card) => !mayPlay(update.view, card)),
  };
};

const action = (command: SeatCommand | undefined) => (command?.type === "act" ? command.action : command);

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

test("Next carries a cut that this browser keeps", async () => {
  const update = STATES.dealOver({});
  const mounted = await mount(update);
  button(mounted.table.renderRoot, "Next").click();
  const sent = mounted.sent[0];
  expect(sent).toMatchObject({ type: "next", deal: update.view.dealNumber });
  if (sent?.type !== "next") throw new Error("no next");
  expect(sent.cut).toMatch(/^[0-9a-f]{64}$/);
  expect(localStorage.getItem(`bm.cut.${update.view.table}.${update.view.fair.deal}`)).toBe(sent.cut);
});

test("an offer: wait, take it (two steps) or save", async () => {
  const mounted = await mount(STATES.offer({}));
  button(mounted.find(".request"), "Take the Bummerl").click();
  await mounted.table.updateComplete;
  expect(mounted.sent).toEqual([]);
  button(mounted.find("[data-testid=confirm]"), "Take it now").click();
  expect(mounted.sent[0]?.type).toBe("takeBummerl");
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

test("the second half of a double click on a card plays nothing, not even after the answer", async () => {
  const { update, legal } = legalCards("lead");
  const mounted = await mount(update);
  const [card, other] = legal;
  if (card === undefined || other === undefined) throw new Error("no cards");
  const click = (of: Card, detail: number) =>
    mounted
      .find(`[data-testid="hand-${of}"]`)
      .dispatchEvent(new PointerEvent("click", { bubbles: true, composed: true, detail }));
  click(card, 1);
  await mounted.answer({ ok: true, data: { seq: update.view.seq + 1 } });
  await mounted.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  click(other, 2);
  expect(mounted.sent).toHaveLength(1);
  click(other, 1);
  expect(mounted.sent).toHaveLength(2);
});

test("a finger that taps twice at once plays one card", async () => {
  const { update, legal } = legalCards("lead");
  const mounted = await mount(update);
  const [card, other] = legal;
  if (card === undefined || other === undefined) throw new Error("no cards");
  const tap = (of: Card) =>
    mounted
      .find(`[data-testid="hand-${of}"]`)
      .dispatchEvent(
        new PointerEvent("click", { bubbles: true, composed: true, detail: 1, pointerType: "touch" }),
      );
  tap(card);
  await mounted.answer({ ok: true, data: { seq: update.view.seq + 1 } });
  await mounted.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  tap(other);
  expect(mounted.sent).toHaveLength(1);
});

test("Enter held down presses once", async () => {
  const { update } = legalCards("lead");
  const mounted = await mount(update);
  const card = mounted.find(".hand-card");
  const press = (repeat: boolean) =>
    card.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, composed: true, cancelable: true }),
    );
  expect(press(false)).toBe(true);
  expect(press(true)).toBe(false);
});

test("a double click on Close opens the question and answers nothing", async () => {
  await page.viewport(360, 740);
  const mounted = await mount(STATES.lead({}));
  await userEvent.dblClick(button(mounted.table.renderRoot, "Close"));
  await mounted.table.updateComplete;
  const sheet = mounted.find("[data-testid=confirm]");
  const yes = button(sheet, "Close now");
  expect(getComputedStyle(yes).pointerEvents).toBe("none");
  expect(mounted.sent).toEqual([]);
  await expect.poll(() => getComputedStyle(yes).pointerEvents).toBe("auto");
  await userEvent.click(yes);
  expect(action(mounted.sent[0])).toEqual({ type: "close" });
});

test("Cancel gives the focus back to the button that asked", async () => {
  const mounted = await mount(STATES.lead({}));
  const close = button(mounted.table.renderRoot, "Close");
  close.focus();
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  const cancel = button(mounted.find("[data-testid=confirm]"), "Cancel");
  await expect.poll(() => mounted.table.shadowRoot?.activeElement).toBe(cancel);
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  expect(mounted.maybe("bm-sheet")).toBeNull();
  expect(mounted.table.shadowRoot?.activeElement).toBe(close);
});

test("from one sheet to the next the focus goes along", async () => {
  const mounted = await mount(STATES.marriage({}));
  mounted.find(".hand-card").focus();
  await userEvent.keyboard("m");
  await mounted.table.updateComplete;
  const withClaim = [...mounted.find("[data-testid=marriage]").querySelectorAll("button")].find((b) =>
    b.textContent?.trim().endsWith("and 66"),
  );
  withClaim?.focus();
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  const confirm = mounted.find("[data-testid=confirm]");
  expect(confirm.contains(mounted.table.shadowRoot?.activeElement ?? null)).toBe(true);
});

test("Next keeps the focus on the page while it is on its way and until the next deal", async () => {
  const over = STATES.dealOver({});
  const mounted = await mount(over);
  button(mounted.table.renderRoot, "Next").focus();
  await userEvent.keyboard("{Enter}");
  await mounted.table.updateComplete;
  const focused = () => mounted.table.shadowRoot?.activeElement;
  expect(focused()).toBe(button(mounted.table.renderRoot, "Next"));
  await mounted.answer({ ok: true, data: { seq: over.view.seq + 1 } });
  await mounted.show({
    ...over,
    view: { ...over.view, seq: over.view.seq + 1, ready: [true, false], may: [] },
  });
  expect(mounted.text(".go-on")).toMatch(/Waiting for Franz … here/);
  expect(focused()).toBe(mounted.find(".summary h2"));
  await mounted.show(STATES.firstLead({}));
  expect(focused()).toBe(mounted.find(".hand-card"));
});

test("who has the focus on the table as a whole is led to the result", async () => {
  const mounted = await mount(STATES.opponentLeads({}));
  mounted.find(".board").focus();
  await mounted.show(STATES.dealOver({}));
  expect(mounted.table.shadowRoot?.activeElement).toBe(mounted.find(".summary h2"));
});

test("the first cut is made again by itself when it was refused, and nobody is told", async () => {
  const driver = new Driver().sit();
  const mounted = await mount(driver.update(0));
  expect(mounted.sent.map(({ type }) => type)).toEqual(["next"]);
  await mounted.answer({ ok: false, error: { code: "busy" } });
  expect(mounted.text("[role=log]")).toBe("");
  expect(mounted.maybe(".note")).toBeNull();
  await expect.poll(() => mounted.sent.length, { timeout: 5000 }).toBe(2);
});

test("while the page cuts by itself there is nothing to press", async () => {
  const mounted = await mount(new Driver().sit().update(0));
  expect(mounted.find(".sheet-on-table").querySelector("button")).toBeNull();
  expect(mounted.text(".sheet-on-table")).toContain("being cut");
});

test("a newer state of the table ends the rest after a refused first cut", async () => {
  const update = new Driver().sit().update(0);
  const mounted = await mount(update);
  await mounted.answer({ ok: false, error: { code: "wrongDeal" } });
  await mounted.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  expect(mounted.sent.map(({ type }) => type)).toEqual(["next", "next"]);
});

test("the tally of these two at all tables stands in the menu and where a Bummerl ends", async () => {
  const mounted = await mount(STATES.bummerlOver({}));
  expect(mounted.maybe("[data-testid=pair-tally]")).toBeNull();
  mounted.table.pairTally = {
    opponent: { id: "player-1", name: "Franz" },
    won: 3,
    lost: 2,
    wonValue: 4,
    lostValue: 2,
    wonKinds: { plain: 2, schneider: 1, retourschneider: 0 },
    lostKinds: { plain: 2, schneider: 0, retourschneider: 0 },
  };
  await mounted.table.updateComplete;
  expect(mounted.text("[data-testid=pair-tally]")).toBe(
    "Bummerl at all your tables: you 3, Franz 2 (Schneider 1 : 0, by value 4 : 2)",
  );
});

test("the hash is kept from the first time it is seen", async () => {
  const { view } = (await mount(STATES.firstLead({}))).table.latest ?? STATES.firstLead({});
  const key = `bm.hash.${view.table}.${view.fair.deal}`;
  expect(localStorage.getItem(key)).toBe(view.fair.commitment);
  await mount({
    ...STATES.firstLead({}),
    view: { ...view, fair: { ...view.fair, commitment: "0".repeat(64) } },
  });
  expect(localStorage.getItem(key)).toBe(view.fair.commitment);
});

test("hooks for whoever looks from outside", async () => {
  const { table } = await mount(STATES.lead({}));
  expect(table.dataset["turn"]).toBe("you");
  expect(table.dataset["phase"]).toBe("lead");
  expect(Number(table.dataset["seq"])).toBeGreaterThan(0);
});

test("the result is laid open and its deal can be checked on the spot", async () => {
  const mounted = await mount(STATES.dealOver({}));
  const open = mounted.find("bm-open-deal");
  await customElements.whenDefined("bm-fair-check");
  const check = open.shadowRoot?.querySelector("bm-fair-check");
  if (check === null || check === undefined) throw new Error("no check");
  await check.updateComplete;
  button(check.renderRoot, "Check this deal").click();
  await check.updateComplete;
  expect(check.renderRoot.querySelector("[data-testid=verdict]")?.textContent?.trim()).toBe(
    "This deal was fair: hash, cuts and pack agree.",
  );
});

test("by keyboard alone: arrows, Enter, and focus stays in the hand", async () => {
  const { update } = legalCards("lead");
  const mounted = await mount(update);
  const cards = held(mounted);
  mounted.find(".hand-card").focus();
  await userEvent.keyboard("{ArrowRight}");
  const focused = () => (mounted.table.shadowRoot?.activeElement as HTMLElement | null)?.dataset["card"];
  expect(focused()).toBe(cards[1]);
  await userEvent.keyboard("{Enter}");
  expect(action(mounted.sent[0])).toEqual({ type: "play", card: cards[1] });
  await mounted.table.updateComplete;
  expect(focused()).toBe(cards[2]);
});

test("focus goes on to the result when the hand is gone", async () => {
  const mounted = await mount(STATES.lead({}));
  mounted.find(".hand-card").focus();
  await mounted.show(STATES.dealOver({}));
  expect(mounted.table.shadowRoot?.activeElement).toBe(mounted.find(".summary h2"));
});

test("saving is one press, and the page that saved does not resume by itself", async () => {
  const mounted = await mount(STATES.lead({ clock: "untimed" }));
  button(mounted.table.renderRoot, "Menu").click();
  await mounted.table.updateComplete;
  button(mounted.find("[data-testid=menu]"), "Save").click();
  expect(mounted.sent.map(({ type }) => type)).toEqual(["save"]);
  const saved = STATES.saved({});
  await mounted.answer({ ok: true, data: { seq: saved.view.seq } });
  await mounted.show(saved);
  expect(mounted.sent).toHaveLength(1);
  button(mounted.table.renderRoot, "Resume").click();
  expect(mounted.sent[1]?.type).toBe("resume");
});

test("opening a saved game resumes by itself", async () => {
  const mounted = await mount(STATES.saved({}));
  expect(mounted.sent.map(({ type }) => type)).toEqual(["resume"]);
});

test("keys: M, C, 6, L and ? open what they name, Escape puts it away", async () => {
  const mounted = await mount(STATES.marriage({}));
  mounted.find(".hand-card").focus();
  for (const [key, id] of [
    ["m", "marriage"],
    ["c", "confirm"],
    ["6", "confirm"],
    ["l", "tricks"],
    ["?", "help"],
  ]) {
    await userEvent.keyboard(key ?? "");
    await mounted.table.updateComplete;
    expect(mounted.maybe(`[data-testid=${id}]`), `key ${key}`).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await mounted.table.updateComplete;
    expect(mounted.maybe("bm-sheet"), `Escape after ${key}`).toBeNull();
    expect(mounted.table.shadowRoot?.activeElement, `focus after ${key}`).not.toBeNull();
  }
  expect(mounted.sent).toEqual([]);
});

test("E exchanges, N goes on", async () => {
  const mounted = await mount(STATES.exchange({}));
  mounted.find(".hand-card").focus();
  await userEvent.keyboard("e");
  expect(action(mounted.sent[0])).toEqual({ type: "exchange" });
  const over = await mount(STATES.dealOver({}));
  button(over.table.renderRoot, "Next").focus();
  await userEvent.keyboard("n");
  expect(over.sent[0]?.type).toBe("next");
});
