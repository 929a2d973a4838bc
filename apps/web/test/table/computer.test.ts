import type { Hint } from "@bummerl/protocol";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../src/i18n/index.ts";
import { opponents } from "../../src/i18n/opponents.ts";
import type { HintReply } from "../../src/net/table-connection.ts";
import { deck } from "../../src/state/preferences.ts";
import { serious } from "../support/open-app.ts";
import { button, type Mounted, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

/** A table whose advice is the test's to give. */
const withAdvice = async (update: Parameters<typeof mount>[0]) => {
  const asked: number[] = [];
  const waiting: ((reply: HintReply) => void)[] = [];
  const at = await mount(update);
  at.table.advice = (seq) => {
    asked.push(seq);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const advise = async (hint: Hint): Promise<void> => {
    waiting.shift()?.({ ok: true, data: hint });
    // Texts are here already: all that waits now are promises.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await at.table.updateComplete;
  };
  return { ...at, asked, advise };
};
const press = ({ find }: Mounted, key: string): void => {
  const target = find(".hand-card");
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
};

beforeAll(async () => {
  await opponents.load();
});
afterEach(() => {
  setLanguage("en");
  deck.set("french");
  document.body.replaceChildren();
});

describe("a table with a computer", () => {
  it("says so beside its name, with a sign and the level, and nothing about a line", async () => {
    const at = await mount(STATES.computerLead({}));
    expect(at.text(".theirs .name")).toBe("Computer");
    expect(at.text(".theirs .level")).toBe("Regulars’ table");
    expect(at.maybe(".theirs .level svg")).not.toBeNull();
    expect(at.maybe(".theirs .presence")).toBeNull();
    expect(await serious()).toEqual([]);
  });

  it("advises by button: one sentence to eye and ear, and the card is marked for this state alone", async () => {
    const update = STATES.computerFollow({});
    const card = update.view.deal?.legal.find((action) => action.type === "play")?.card ?? "SA";
    const at = await withAdvice(update);
    button(at.table.renderRoot, "Hint").click();
    button(at.table.renderRoot, "Hint").click();
    expect(at.asked).toEqual([update.view.dealSeq]);
    await at.advise({
      action: { type: "play", card },
      reason: { code: "givesLeast", card, points: 2 } as Hint["reason"],
    });
    expect(at.text(".note")).toMatch(/^Answer with the .*: it costs the fewest points\.$/);
    expect(at.text('[role="log"]')).toBe(at.text(".note"));
    expect(at.find("[data-advised]").dataset["card"]).toBe(card);
    expect(await serious()).toEqual([]);

    await at.show({
      ...update,
      view: { ...update.view, seq: update.view.seq + 1, dealSeq: update.view.seq + 1 },
    });
    expect(at.maybe("[data-advised]")).toBeNull();
    expect(at.maybe(".note")).toBeNull();
  });

  it("is worked by keys: I for advice, U to take back", async () => {
    const update = STATES.computerLead({});
    const at = await withAdvice(update);
    press(at, "i");
    expect(at.asked).toEqual([update.view.dealSeq]);
    press(at, "u");
    expect(at.sent).toEqual([{ type: "undo", deal: update.view.dealNumber, seq: update.view.dealSeq }]);
  });

  it("drops advice that comes when the deal has moved on", async () => {
    const update = STATES.computerLead({});
    const at = await withAdvice(update);
    button(at.table.renderRoot, "Hint").click();
    await at.show({
      ...update,
      view: { ...update.view, seq: update.view.seq + 1, dealSeq: update.view.seq + 1 },
    });
    await at.advise({ action: { type: "close" }, reason: { code: "onlyChoice" } });
    expect(at.maybe("[data-advised]")).toBeNull();
    expect(at.maybe(".note")).toBeNull();
  });

  it("tells what was taken back and whose turn it is", async () => {
    const before = STATES.computerFollow({});
    const { deal } = before.view;
    if (deal === null) throw new Error("no deal");
    const at = await mount(before);
    const shorter = { ...deal, history: deal.history.slice(0, -1) };
    await at.show({ ...before, view: { ...before.view, seq: before.view.seq + 1, deal: shorter } });
    expect(at.text('[role="log"]')).toBe("Your last move is taken back; your turn.");
  });
});

describe("a table of two people", () => {
  it("has neither advice nor a way back, and says why to whoever presses their keys", async () => {
    const at = await mount(STATES.lead({}));
    expect(at.maybe(".aids")).toBeNull();
    press(at, "u");
    await at.table.updateComplete;
    expect(at.text(".note")).toBe("Only at a table with the computer.");
    expect(at.sent).toEqual([]);
  });

  it.each([
    ["lead", false],
    ["computerLead", true],
  ] as const)("lists the keys there are in its help: %s", async (state, has) => {
    const at = await mount(STATES[state]({}));
    at.table.open("help");
    await at.table.updateComplete;
    const keys = [...at.table.renderRoot.querySelectorAll("kbd")].map((key) => key.textContent);
    expect(keys.includes("I")).toBe(has);
    expect(keys.includes("U")).toBe(has);
    expect(keys).toContain("E");
  });
});
