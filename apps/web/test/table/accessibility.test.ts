import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { LANGUAGES } from "../../src/i18n/index.ts";
import { findings } from "../support/axe.ts";
import { button, mount } from "./support/mount.ts";
import { STATE_NAMES, STATES } from "./support/states.ts";

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset["theme"];
});

/** Axe looks at some hundred elements in every state: on a busy machine that takes a while. Milliseconds. */
const TIMEOUT = { timeout: 180_000 };

test.each(["light", "dark", "contrast"])(
  "axe finds nothing at any state of the table: %s",
  TIMEOUT,
  async (theme) => {
    document.documentElement.dataset["theme"] = theme;
    await page.viewport(360, 740);
    const found: string[] = [];
    for (const state of STATE_NAMES) {
      await mount(STATES[state]({}));
      found.push(
        ...(await findings("part", theme === "light" ? "all" : "colours")).map(
          (finding) => `${state}: ${finding}`,
        ),
      );
    }
    expect(found).toEqual([]);
  },
);

test("axe finds nothing beside a wide table", TIMEOUT, async () => {
  await page.viewport(1440, 900);
  for (const state of ["lead", "closed"] as const) {
    await mount(STATES[state]({}));
    expect(await findings("part"), state).toEqual([]);
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
  for (const key of ["m", "c", "l", "d", "?"]) {
    await press(key);
    expect(mounted.maybe("bm-sheet"), key).not.toBeNull();
    expect(await findings("part"), key).toEqual([]);
    mounted.find("bm-sheet").dispatchEvent(new CustomEvent("bm-close"));
    await table.updateComplete;
  }
  button(mounted.find(".top"), mounted.text(".menu")).click();
  await table.updateComplete;
  expect(await findings("part"), "menu").toEqual([]);
});
