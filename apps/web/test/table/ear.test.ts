import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { letters } from "../../src/state/preferences.ts";
import { clearPage } from "./support/hands.ts";
import { type Mounted, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(() => {
  vi.useRealTimers();
  clearPage();
  letters.set("on");
});

const POLITE = '[role="log"]';
const URGENT = '[role="alert"]';

const press = async (mounted: Mounted, key: string): Promise<void> => {
  await userEvent.keyboard(key);
  await mounted.table.updateComplete;
};

test("what is urgent is said in its own region, and only there", async () => {
  const mounted = await mount(STATES.lead({}));
  const polite = mounted.text(POLITE);
  expect(polite).toMatch(/your turn\.$/);
  expect(mounted.text(URGENT)).toBe("");
  await mounted.show(STATES.dealOver({}));
  expect(mounted.text(URGENT)).toMatch(/wins? \d counters?/);
  expect(mounted.text(POLITE)).toBe(polite);
});

test("rendering again says nothing again", async () => {
  const update = STATES.lead({});
  const mounted = await mount(update);
  const said: MutationRecord[] = [];
  const watch = new MutationObserver((records) => said.push(...records));
  for (const region of [POLITE, URGENT]) {
    watch.observe(mounted.find(region), { childList: true, characterData: true, subtree: true });
  }
  mounted.table.requestUpdate();
  await mounted.table.updateComplete;
  await mounted.show({ ...update });
  said.push(...watch.takeRecords());
  expect(said).toEqual([]);
  await mounted.show({ ...update, online: [true, true], view: { ...update.view, seq: update.view.seq + 1 } });
  expect(mounted.find(POLITE).children).toHaveLength(1);
});

test("P, T, S and H read out, and change nothing", async () => {
  const mounted = await mount(STATES.lead({}));
  mounted.find(".hand-card").focus();
  for (const [key, said] of [
    ["p", /^You: \d tricks?/],
    ["t", /^You: \d:\d\d, bank 5:00/],
    ["s", /^Trump: /],
    ["h", /^Your hand: /],
  ] as const) {
    await press(mounted, key);
    expect(mounted.text(POLITE), key).toMatch(said);
  }
  expect(mounted.sent).toEqual([]);
  expect(mounted.maybe("bm-sheet")).toBeNull();
});

test("with letters off no single key does anything, and help says so behind its button (WCAG 2.1.4)", async () => {
  const mounted = await mount(STATES.marriage({}));
  mounted.find(".hand-card").focus();
  await press(mounted, "?");
  const box = mounted.find('[data-testid="letters"]') as HTMLInputElement;
  expect(box.checked).toBe(true);
  box.click();
  await mounted.table.updateComplete;
  expect(letters.value).toBe("off");
  expect(mounted.text("[data-testid=help]")).toContain("switched off");
  expect([...mounted.table.renderRoot.querySelectorAll("kbd")].map((kbd) => kbd.textContent)).toEqual([
    "Tab",
    "Arrows",
    "Enter, space",
    "Escape",
  ]);
  await press(mounted, "{Escape}");
  mounted.find(".hand-card").focus();
  for (const key of ["m", "c", "6", "l", "d", "p", "?", "n"]) {
    const before = mounted.text(POLITE);
    await press(mounted, key);
    expect(mounted.maybe("bm-sheet"), key).toBeNull();
    expect(mounted.text(POLITE), key).toBe(before);
  }
  expect(mounted.sent).toEqual([]);
});

test("reading a sheet begins at its heading", async () => {
  const mounted = await mount(STATES.lead({}));
  mounted.find(".hand-card").focus();
  for (const key of ["?", "d"]) {
    await press(mounted, key);
    const sheet = mounted.find("bm-sheet");
    expect(sheet.shadowRoot?.activeElement, key).toBe(sheet.shadowRoot?.querySelector("h2"));
    await press(mounted, "{Escape}");
    expect(mounted.table.shadowRoot?.activeElement, `after ${key}`).toBe(mounted.find(".hand-card"));
  }
});

test("the history is a list of tricks under headings", async () => {
  const mounted = await mount(STATES.lead({}));
  await press(mounted, "{Tab}");
  mounted.find(".hand-card").focus();
  await press(mounted, "d");
  const headings = [...mounted.find("[data-testid=history-sheet]").querySelectorAll("li h3")];
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Trick 1", "Trick 2"]);
});

test("the clock warns in words, urgently, when the bank begins and when seconds are left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const update = STATES.firstLead({ clock: "quick" });
  vi.setSystemTime(update.now);
  const mounted = await mount(update);
  expect(mounted.text(URGENT)).toBe("");
  // All at once: awaited, every second on the way would be drawn.
  const pass = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await mounted.table.updateComplete;
  };
  await pass(20_000);
  expect(mounted.text(URGENT)).toBe("Your time for this decision is over, the bank of 2:00 begins.");
  await pass(100_000);
  expect(mounted.text(URGENT)).toBe("20 seconds left.");
});
