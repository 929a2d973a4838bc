import { afterEach, expect, test } from "vitest";
import type { BmRulesText } from "../../src/parts/bm-rules-text.ts";
import { clearPage, legalCards } from "./support/hands.ts";
import { type Mounted, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(clearPage);

const openedAt = async (mounted: Mounted): Promise<string | undefined> => {
  await mounted.table.updateComplete;
  const rules = mounted.find("[data-testid=rules-sheet]").querySelector<BmRulesText>("bm-rules-text");
  if (rules === null) throw new Error("no rules in the sheet");
  await rules.updateComplete;
  return rules.shadowRoot?.activeElement?.id;
};

test("a refused card leads to the rule behind it (R12)", async () => {
  const { update, illegal } = legalCards("strict");
  const mounted = await mount(update);
  const [card] = illegal;
  if (card === undefined) throw new Error("no illegal card");
  mounted.find(`[data-testid="hand-${card}"]`).click();
  await mounted.table.updateComplete;
  const note = mounted.find("button.note");
  note.focus();
  note.click();
  expect(await openedAt(mounted)).toBe("R12");
  // Back where reading began, with the sentence still there.
  mounted.find("bm-sheet").dispatchEvent(new CustomEvent("bm-close"));
  await mounted.table.updateComplete;
  expect(mounted.table.shadowRoot?.activeElement).toBe(mounted.find("button.note"));
});

test("a refused move leads to its rule, and the reading is not torn away by news (R17)", async () => {
  const update = STATES.follow({});
  const mounted = await mount(update);
  mounted.find('.act[data-move="close"]').click();
  await mounted.table.updateComplete;
  mounted.find("button.note").click();
  expect(await openedAt(mounted)).toBe("R17");
  await mounted.show({ ...update, view: { ...update.view, seq: update.view.seq + 1 } });
  expect(await openedAt(mounted)).toBe("R17");
});

test("a sentence without a rule is only said", async () => {
  const { update, legal } = legalCards("lead");
  const mounted = await mount(update);
  const [card] = legal;
  if (card === undefined) throw new Error("no card");
  mounted.find(`[data-testid="hand-${card}"]`).click();
  await mounted.answer({ ok: false, error: { code: "busy" } });
  expect(mounted.find(".note").localName).toBe("p");
});
