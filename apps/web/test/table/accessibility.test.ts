import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { LANGUAGES } from "../../src/i18n/index.ts";
import { button, mount } from "./support/mount.ts";
import { STATE_NAMES, STATES } from "./support/states.ts";

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset["theme"];
});

const RULES = { type: "tag" as const, values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

/** Axe looks at some hundred elements in every state: on a busy machine that takes a while. Milliseconds. */
const TIMEOUT = { timeout: 90_000 };

/** What axe finds, in few words: rule and place. */
const findings = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { runOnly: RULES, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
};

test.each(["light", "dark"])("axe finds nothing at any state of the table: %s", TIMEOUT, async (theme) => {
  document.documentElement.dataset["theme"] = theme;
  await page.viewport(360, 740);
  for (const state of STATE_NAMES) {
    await mount(STATES[state]({}));
    expect(await findings(), state).toEqual([]);
  }
});

test("axe finds nothing beside a wide table", TIMEOUT, async () => {
  await page.viewport(1440, 900);
  for (const state of ["lead", "closed"] as const) {
    await mount(STATES[state]({}));
    expect(await findings(), state).toEqual([]);
  }
});

test.each(LANGUAGES)("axe finds nothing in the sheets: %s", TIMEOUT, async (language) => {
  await page.viewport(360, 740);
  const mounted = await mount(STATES.marriage({}), language);
  const { table } = mounted;
  const press = async (key: string) => {
    table.dispatchEvent(new KeyboardEvent("keydown", { key }));
    await table.updateComplete;
  };
  for (const key of ["m", "c", "l", "?"]) {
    await press(key);
    expect(mounted.maybe("bm-sheet"), key).not.toBeNull();
    expect(await findings(), key).toEqual([]);
    mounted.find("bm-sheet").dispatchEvent(new CustomEvent("bm-close"));
    await table.updateComplete;
  }
  button(mounted.find(".top"), mounted.text(".menu")).click();
  await table.updateComplete;
  expect(await findings(), "menu").toEqual([]);
});
