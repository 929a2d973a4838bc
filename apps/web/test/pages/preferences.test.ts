import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LANGUAGES, loadLanguage, messagesOf, setLanguage } from "../../src/i18n/index.ts";
import "../../src/parts/bm-preferences.ts";
import { DECKS, deck, PREFERENCES, sound } from "../../src/state/preferences.ts";
import { closeApp, focused, openApp, serious } from "../support/open-app.ts";

/** All but the usual rules: they are no row of buttons. */
const { usualRules, ...EACH } = PREFERENCES;

/** As another tab would do it: the value is kept, and the browser tells this tab. */
const chosenElsewhere = (key: string, newValue: string | null): boolean =>
  dispatchEvent(new StorageEvent("storage", { key, newValue }));

const radio = (name: string) => page.getByRole("radio", { name, exact: true });
const group = (name: string) => page.getByRole("group", { name, exact: true });

afterEach(() => {
  chosenElsewhere("bm.language", "en");
  closeApp();
  document.body.replaceChildren();
  for (const each of [...Object.values(EACH), usualRules]) {
    const first = each.choices[0];
    if (first !== undefined) each.set(first as never);
  }
  deck.set("french");
  localStorage.clear();
});

describe("preferences", () => {
  it.each(LANGUAGES)("all stand on the settings page, each choice with a name: %s", async (language) => {
    await loadLanguage(language);
    await setLanguage(language);
    await openApp("/settings");
    const { preferences } = messagesOf(language).settings;
    for (const [name, preference] of Object.entries(EACH)) {
      const texts = preferences[name as keyof typeof EACH];
      const fields = group(texts.label);
      await expect.element(fields).toBeVisible();
      for (const choice of preference.choices) {
        const text = (texts.values as Readonly<Record<string, string>>)[choice] ?? "";
        await expect.element(fields.getByRole("radio", { name: text, exact: true })).toBeInTheDocument();
      }
    }
    expect(await serious()).toEqual([]);
  });

  it("act at once and are kept", async () => {
    await openApp("/settings");
    await group("Sound").getByRole("radio", { name: "Normal" }).click();
    expect(sound.value).toBe("normal");
    expect(localStorage.getItem("bm.sound")).toBe("normal");
    await page.getByRole("combobox", { name: "Rules you usually play" }).selectOptions("Tournament");
    expect(usualRules.value).toBe("tournament");
    await expect.element(page.getByText(messagesOf("en").rules.presets.tournament.summary)).toBeVisible();
  });

  it("are chosen by keyboard: one stop for each group, arrows within it", async () => {
    await openApp("/settings");
    radio("French, two colours").element().focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(deck.value).toBe("four");
    await userEvent.keyboard("{ArrowDown}");
    expect(deck.value).toBe("german");
    expect(focused()).toBe(radio("Double German").element());
    await expect.element(radio("Double German")).toBeChecked();
  });

  it("follow what is chosen in another tab", async () => {
    await openApp("/settings");
    chosenElsewhere("bm.deck", "german");
    expect(deck.value).toBe("german");
    await expect.element(radio("Double German")).toBeChecked();
    chosenElsewhere("bm.deck", "nonsense");
    expect(deck.value).toBe("french");
    chosenElsewhere("bm.sound", "normal");
    expect(sound.value).toBe("normal");
    chosenElsewhere("bm.language", "de");
    await expect.element(page.getByRole("heading", { name: "Einstellungen", level: 1 })).toBeVisible();
  });

  it("let a sound be heard as it is chosen, and again; none when it is off", async () => {
    await openApp("/settings");
    const heard = vi.spyOn(AudioContext.prototype, "createGain");
    const button = page.getByRole("button", { name: "Listen" });
    await expect.element(button).toBeDisabled();
    await group("Sound").getByRole("radio", { name: "Quiet" }).click();
    const once = heard.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    await button.click();
    expect(heard.mock.calls.length).toBeGreaterThan(once);
    const before = heard.mock.calls.length;
    await group("Sound").getByRole("radio", { name: "Off" }).click();
    expect(heard.mock.calls.length).toBe(before);
    heard.mockRestore();
  });

  it("have headings of the level of the place they stand in", async () => {
    const element = document.createElement("bm-preferences");
    document.body.append(element);
    await expect.element(page.getByRole("heading", { name: "Look", level: 3 })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "See all twenty cards" })).not.toBeInTheDocument();
    element.page = true;
    await expect.element(page.getByRole("heading", { name: "Look", level: 2 })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "See all twenty cards" })).toBeVisible();
  });
});

describe("the page of cards", () => {
  it.each(DECKS)("shows all twenty by name and points: %s", async (chosen) => {
    await openApp("/settings/cards");
    await radio(messagesOf("en").settings.preferences.deck.values[chosen]).click();
    const { cards } = messagesOf("en", chosen === "german" ? "german" : "french");
    for (const rank of ["A", "T", "K", "Q", "J"] as const)
      for (const suit of ["H", "S", "D", "C"] as const) {
        const name = cards.name(`${suit}${rank}`);
        await expect.element(page.getByRole("img", { name: new RegExp(`^${name}$`, "i") })).toBeVisible();
      }
    await expect
      .element(page.getByRole("columnheader", { name: new RegExp(`${cards.rank("A")}: 11`, "i") }))
      .toBeInTheDocument();
    expect(await serious()).toEqual([]);
  });

  it.each([
    [320, 568],
    [768, 1024],
    [1440, 900],
  ])("has four rows of five at %d × %d, and nothing to scroll sideways", async (width, height) => {
    await page.viewport(width, height);
    deck.set("text");
    await openApp("/settings/cards");
    await expect.element(page.getByRole("table")).toBeVisible();
    const faces = page
      .getByRole("cell")
      .elements()
      .filter((cell) => cell.querySelector("bm-card") !== null)
      .map((cell) => cell.getBoundingClientRect());
    expect(new Set(faces.map(({ top }) => Math.round(top))).size).toBe(4);
    expect(faces.length).toBe(20);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
