import { PRESETS } from "@bummerl/engine";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { linkPath } from "../../src/app/router.ts";
import { LANGUAGES, messagesOf, setLanguage } from "../../src/i18n/index.ts";
import "../../src/parts/bm-rule-differences.ts";
import { RULE_IDS } from "../../src/parts/rule-groups.ts";
import { keepUsual, usualRules } from "../../src/state/preferences.ts";
import { closeApp, focused, openApp, serious } from "../support/open-app.ts";

const home = location.href;
const { rules, ruleTexts, glossary } = messagesOf("en");

beforeEach(() => {
  setLanguage("en");
  usualRules.set("classic");
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  history.replaceState(null, "", home);
});

/** The rules page as if its address had this behind the path. */
const openAt = async (behind: string) => {
  history.replaceState(null, "", `${location.pathname}${behind}`);
  return openApp("/rules");
};

const ruleText = (id: string): string => {
  const app = document.querySelector("bm-app")?.shadowRoot;
  const text = app?.querySelector("bm-rules-page")?.shadowRoot?.querySelector("bm-rules-text")?.shadowRoot;
  return (text?.querySelector(`#${id}`)?.textContent ?? "").replace(/\s+/g, " ").trim();
};

describe("the rules page", () => {
  it("tells every rule with its number, as the usual rules have it", async () => {
    await openApp("/rules");
    for (const id of RULE_IDS) expect(ruleText(id)).toBe(`${id} ${ruleTexts.rules[id](PRESETS.classic)}`);
  });

  it("goes to the rule that the address names", async () => {
    await openAt("#R12");
    await expect.poll(() => focused()?.id).toBe("R12");
    const { top, bottom } = focused()?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });

  it("shows the preset that the address names, with what one usually plays instead", async () => {
    await openAt("?preset=automatic");
    await expect
      .element(page.getByRole("combobox", { name: rules.choose, exact: true }))
      .toHaveValue(rules.presets.automatic.name);
    expect(ruleText("R12")).toContain(ruleTexts.rules.R12(PRESETS.automatic));
    expect(ruleText("R12")).toContain(rules.usual.instead(ruleTexts.rules.R12(PRESETS.classic)));
    expect(ruleText("R1")).toBe(`R1 ${ruleTexts.rules.R1(PRESETS.classic)}`);
  });

  it("keeps the chosen preset in its address, and makes it the usual one when asked", async () => {
    await openApp("/rules");
    await page
      .getByRole("combobox", { name: rules.choose, exact: true })
      .selectOptions(rules.presets.sharp.name);
    expect(location.search).toBe("?preset=sharp");
    await expect.element(page.getByText(rules.showDifferences(8, "Classic"))).toBeVisible();
    await page.getByRole("button", { name: rules.usual.choose }).click();
    expect(usualRules.value).toBe("sharp");
    await expect.element(page.getByText(rules.usual.are, { exact: true })).toBeVisible();
    expect(focused()?.id).toBe("preset");
    expect(ruleText("R15")).toBe(`R15 ${ruleTexts.rules.R15(PRESETS.sharp)}`);
  });

  it("leads from a word of the game to its rule", async () => {
    await openAt("#glossary");
    await expect.poll(() => focused()?.id).toBe("glossary");
    await expect.element(page.getByText(glossary.entries.stichzwang.text)).toBeVisible();
    await page.getByRole("link", { name: "R30", exact: true }).click();
    await expect.poll(() => focused()?.id).toBe("R30");
  });

  it.each(LANGUAGES)("has nothing that axe finds serious: %s", async (language) => {
    setLanguage(language);
    await openAt("?preset=tournament");
    expect(await serious()).toEqual([]);
  });
});

describe("a link inside the client", () => {
  const pathOf = (href: string): string | null => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    let path: string | null = "never clicked";
    link.addEventListener("click", (event) => {
      path = linkPath(event);
      event.preventDefault();
    });
    link.click();
    link.remove();
    return path;
  };

  it("to a rule keeps its place", () => {
    expect(pathOf("/rules?preset=sharp#R12")).toBe("/rules?preset=sharp#R12");
  });

  it("to a place on the same page is the page's affair", () => {
    expect(pathOf("#R12")).toBeNull();
  });
});

describe("differences from the usual rules", () => {
  const show = async (preset: keyof typeof PRESETS, expanded: boolean) => {
    const element = document.createElement("bm-rule-differences");
    element.rules = PRESETS[preset];
    element.expanded = expanded;
    document.body.append(element);
    await element.updateComplete;
    return element;
  };
  afterEach(() => document.querySelector("bm-rule-differences")?.remove());

  it("are none where one plays what one usually plays", async () => {
    await show("classic", true);
    await expect.element(page.getByText(rules.usual.are)).toBeVisible();
  });

  it("are told from another preset as soon as that is the usual one", async () => {
    const element = await show("counters", true);
    await expect.element(page.getByText(rules.usual.differs("Classic"))).toBeVisible();
    usualRules.set("soft");
    await element.updateComplete;
    await expect.element(page.getByText(rules.usual.differs(rules.presets.soft.name))).toBeVisible();
    await expect.element(page.getByText(rules.parameters.closeMinStock.values[2])).toBeVisible();
    await expect
      .element(page.getByText(rules.usual.instead(rules.parameters.closeMinStock.values[4])))
      .toBeVisible();
    usualRules.set("counters");
    await expect.element(page.getByText(rules.usual.are)).toBeVisible();
  });

  it("are told neutrally to whom it is not known what he usually plays", async () => {
    usualRules.set("none");
    const element = await show("sharp", true);
    await expect.element(page.getByText("Different from Classic, the usual rules:")).toBeVisible();
    element.rules = PRESETS.classic;
    await expect.element(page.getByText(rules.house.are, { exact: true })).toBeVisible();
    keepUsual("classic");
    await expect.element(page.getByText(rules.usual.are, { exact: true })).toBeVisible();
    keepUsual("sharp");
    expect(usualRules.value).toBe("classic");
  });

  it("are counted first where there is little room", async () => {
    await show("soft", false);
    const line = page.getByText(rules.parameters.goOut.values.auto);
    await expect.element(line).not.toBeVisible();
    await page.getByText("5 differences from Classic").click();
    await expect.element(line).toBeVisible();
    expect(await serious()).toEqual([]);
  });
});
