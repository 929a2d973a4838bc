import type { TableUpdate } from "@bummerl/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { LANGUAGES, messagesOf } from "../../src/i18n/index.ts";
import { Driver } from "./support/driver.ts";
import { clearPage } from "./support/hands.ts";
import { button, mount } from "./support/mount.ts";
import { playUntil } from "./support/play.ts";
import { STATES } from "./support/states.ts";

afterEach(clearPage);

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

test("a wish to save is put aside by playing on, and the next one is shown again", async () => {
  const asked = STATES.saveAsked({});
  const mounted = await mount(asked);
  button(mounted.find(".request"), "Play on").focus();
  button(mounted.find(".request"), "Play on").click();
  await mounted.table.updateComplete;
  expect(mounted.maybe(".request")).toBeNull();
  expect(mounted.sent).toEqual([]);
  expect(mounted.table.shadowRoot?.activeElement?.matches(".hand-card")).toBe(true);
  const { view } = asked;
  await mounted.show({ ...asked, view: { ...view, seq: view.seq + 1, saveAsked: [false, false] } });
  await mounted.show({ ...asked, view: { ...view, seq: view.seq + 2 } });
  expect(mounted.maybe(".request")).not.toBeNull();
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

test("nothing is tried again at a table that was left before the refusal came", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const mounted = await mount(new Driver().sit().update(0));
  mounted.table.remove();
  await mounted.answer({ ok: false, error: { code: "busy" } });
  vi.advanceTimersByTime(60_000);
  await mounted.table.updateComplete;
  expect(mounted.sent).toHaveLength(1);
  vi.useRealTimers();
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

test.each(LANGUAGES)(
  "a finished deal can be looked through, and Next is as near as ever: %s",
  async (language) => {
    const update = STATES.computerOver({});
    const mounted = await mount(update, language);
    // A lesson or puzzle has no review.
    expect(mounted.maybe(".review")).toBeNull();
    mounted.table.reviewOf = (deal) => `/deal/${update.view.table}/${deal}`;
    await mounted.table.updateComplete;
    const link = mounted.find(".review");
    expect(link.getAttribute("href")).toBe(`/deal/${update.view.table}/${update.view.lastDeal?.deal}`);
    expect(link.textContent?.trim()).toBe(messagesOf(language).table.review.go);
    // The computer waits: nothing need be said.
    expect(link.getAttribute("aria-describedby")).toBeNull();
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const next = mounted.find(".go-on .primary");
    expect(next.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    link.focus();
    await userEvent.keyboard("n");
    expect(mounted.sent.map(({ type }) => type)).toEqual(["next"]);
  },
);

test("who looks a deal through that was played with a person is told what happens meanwhile", async () => {
  const told = async (update: TableUpdate): Promise<string> => {
    const mounted = await mount(update);
    mounted.table.reviewOf = () => "/deal";
    await mounted.table.updateComplete;
    expect(mounted.find(".review").getAttribute("aria-describedby")).toBe("meanwhile");
    return mounted.text("#meanwhile");
  };
  expect(await told(STATES.dealOver({}))).toBe("Your time runs on meanwhile.");
  expect(await told(STATES.dealOver({ clock: "untimed" }))).toMatch(/ waits until you are back\.$/);
  const driver = playUntil(
    { clock: "untimed" },
    ({ state }) => state.lastDeal !== null,
    ({ type }) => type === "play" || type === "settle",
  );
  driver.give(0, { type: "next", deal: driver.state.dealNumber, cut: "aa" });
  expect(await told(driver.update(0))).toMatch(/ goes on meanwhile, play begins again at the table\.$/);
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
