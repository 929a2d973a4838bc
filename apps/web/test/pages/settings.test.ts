import { PRESET_NAMES } from "@bummerl/engine";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { LANGUAGES, messagesOf, setLanguage } from "../../src/i18n/index.ts";
import { deck, followTheme, theme } from "../../src/state/preferences.ts";
import { closeApp, openApp, serious } from "../support/open-app.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });

afterEach(() => {
  theme.set("system");
  deck.set("french");
  closeApp();
});

describe("settings", () => {
  it("change name, look, deck and language at once", async () => {
    followTheme();
    const { server } = await openApp("/settings");
    await page.getByLabelText("Your name").fill("Anna Maria");
    await button("Save").click();
    await expect.poll(() => server.player.name).toBe("Anna Maria");
    await page.getByRole("radio", { name: "Dark" }).click();
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(await serious()).toEqual([]);
    await page.getByRole("radio", { name: /four colours/ }).click();
    expect(deck.value).toBe("four");
    await page.getByRole("radio", { name: "Deutsch" }).click();
    await expect.element(page.getByRole("heading", { name: "Einstellungen", level: 1 })).toBeVisible();
  });

  it("show a code for another device, sign by sign for the ear", async () => {
    let full = true;
    await openApp("/settings", {
      transfer: async () =>
        full
          ? { ok: false, error: { code: "tooMany" } }
          : { ok: true, value: { code: "ABCDE23456", expiresAt: Date.now() + 600_000 } },
    });
    await button("Show a code").click();
    await expect.element(page.getByRole("alert").getByText("Please wait a moment")).toBeVisible();
    full = false;
    await button("Show a code").click();
    await expect.element(page.getByRole("img", { name: "A B C D E 2 3 4 5 6" })).toBeVisible();
    await expect.element(page.getByRole("alert").getByText("Please wait a moment")).not.toBeInTheDocument();
    expect(await serious()).toEqual([]);
  });

  it("take over another device's player, say what is given up for it, and talk to the server as him", async () => {
    const codes: string[] = [];
    const { client, wire } = await openApp("/settings", {
      redeem: async (code) => {
        codes.push(code);
        return codes.length === 1
          ? { ok: false, error: { code: "badTransferCode" } }
          : { ok: true, value: { player: { id: "bert", name: "Bert" } } };
      },
    });
    await expect.element(page.getByText(/no longer reach what you have played here as Anna/)).toBeVisible();
    const field = page.getByRole("textbox", { name: "Code", exact: true });
    await field.fill("wrong");
    await button("Use the code").click();
    await expect
      .element(page.getByRole("alert").getByText("This code is wrong, used or too old."))
      .toBeVisible();
    await field.fill("abcde 23456");
    await button("Use the code").click();
    await expect.element(page.getByText("Done. You are Bert here, too.")).toBeVisible();
    expect(codes).toEqual(["WRONG", "ABCDE23456"]);
    expect(client.me.value?.id).toBe("bert");
    expect(wire.disconnects).toBe(1);
  });
});

describe("rules", () => {
  it.each(LANGUAGES)("of every set stand in plain words: %s", async (language) => {
    setLanguage(language);
    await openApp("/rules");
    const { rules } = messagesOf(language);
    const choice = page.getByRole("combobox", { name: rules.choose, exact: true });
    for (const name of PRESET_NAMES) {
      await choice.selectOptions(rules.presets[name].name);
      await expect.element(page.getByText(rules.presets[name].summary)).toBeVisible();
    }
    expect(await serious()).toEqual([]);
  });
});

describe("elsewhere", () => {
  it("there is no page, but a way back", async () => {
    await openApp("/nowhere");
    await expect.element(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "To the lobby" })).toHaveAttribute("href", "/");
    expect(await serious()).toEqual([]);
  });

  it("an old page is told to load itself anew", async () => {
    const { wire } = await openApp("/rules");
    wire.breakDown();
    wire.fail("protocolTooOld");
    await expect.element(page.getByText("There is a newer version of this page.")).toBeVisible();
    await expect.element(button("Reload now")).toBeVisible();
    expect(await serious()).toEqual([]);
  });
});
