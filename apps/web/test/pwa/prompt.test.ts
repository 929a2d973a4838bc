import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { setLanguage } from "../../src/i18n/index.ts";
import "../../src/pwa/bm-install.ts";
import "../../src/pwa/bm-update-prompt.ts";
import { DealsInPlay, dealsInPlay } from "../../src/pwa/deal-in-play.ts";
import { type InstallOffer, installOffer } from "../../src/pwa/install.ts";
import { updates } from "../../src/pwa/updates.ts";
import { closeApp, openApp } from "../support/open-app.ts";

const reload = page.getByRole("button", { name: "Reload now" });

const showPrompt = async () => {
  const prompt = document.createElement("bm-update-prompt");
  document.body.append(prompt);
  await prompt.updateComplete;
  return prompt;
};

afterEach(async () => {
  await dealsInPlay.set(false);
  updates.ready.set(false);
  installOffer.set(null);
  document.body.replaceChildren();
  setLanguage("en");
});

describe("the offer of a newer version", () => {
  it("is made when there is one, in one's own language, and may be put off", async () => {
    const prompt = await showPrompt();
    expect(reload.query()).toBeNull();
    updates.ready.set(true);
    await expect.element(reload).toBeVisible();
    setLanguage("de");
    await expect.element(page.getByText("Eine neue Version ist bereit.")).toBeVisible();
    await page.getByRole("button", { name: "Später" }).click();
    await prompt.updateComplete;
    expect(prompt.renderRoot.textContent?.trim()).toBe("");
  });

  it("waits while a deal is played here, and comes when it is over", async () => {
    const prompt = await showPrompt();
    await dealsInPlay.set(true);
    updates.ready.set(true);
    await prompt.updateComplete;
    expect(reload.query()).toBeNull();
    await dealsInPlay.set(false);
    await expect.element(reload).toBeVisible();
  });

  it("waits while a deal is played in another tab", async () => {
    const other = new DealsInPlay();
    await other.set(true);
    await expect.poll(() => dealsInPlay.quiet.value).toBe(false);
    const prompt = await showPrompt();
    updates.ready.set(true);
    await prompt.updateComplete;
    expect(reload.query()).toBeNull();
    await other.set(false);
    await expect.element(reload).toBeVisible();
  });
});

describe("deals in play", () => {
  it("count in this tab alone where there are no locks", async () => {
    const alone = new DealsInPlay(undefined);
    await alone.set(true);
    expect(alone.quiet.value).toBe(false);
    await alone.set(false);
    expect(alone.quiet.value).toBe(true);
  });

  it("are over when the deal is left before the browser granted its lock", async () => {
    const there = new DealsInPlay();
    const played = there.set(true);
    await there.set(false);
    await played;
    expect(there.quiet.value).toBe(true);
    const { held = [] } = await navigator.locks.query();
    expect(held.filter(({ name }) => name === "bm.deal")).toEqual([]);
  });
});

describe("the entry for installing", () => {
  const offer = (outcome: "accepted" | "dismissed"): InstallOffer =>
    Object.assign(new Event("beforeinstallprompt"), { prompt: async () => ({ outcome }) } as const);

  const show = async () => {
    const entry = document.createElement("bm-install");
    document.body.append(entry);
    await entry.updateComplete;
    return entry;
  };

  it("is not there when the browser cannot", async () => {
    expect((await show()).hidden).toBe(true);
  });

  it("asks the browser once, and says when it is done", async () => {
    const entry = await show();
    installOffer.set(offer("accepted"));
    await page.getByRole("button", { name: "Install" }).click();
    await expect.element(page.getByText("Bummerl is installed on this device.")).toBeVisible();
    expect(entry.hidden).toBe(false);
  });

  it("goes when the player does not want it after all", async () => {
    const entry = await show();
    installOffer.set(offer("dismissed"));
    await page.getByRole("button", { name: "Install" }).click();
    await expect.poll(() => entry.hidden).toBe(true);
  });

  it("stands on the settings page", async () => {
    await openApp("/settings");
    installOffer.set(offer("accepted"));
    await expect.element(page.getByRole("button", { name: "Install" })).toBeVisible();
    closeApp();
  });
});
