import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { pages } from "../../src/app/pages.ts";
import { closeApp, openApp, serious } from "../support/open-app.ts";

const heading = page.getByRole("heading", { level: 1, name: "This page could not be loaded" });
const again = page.getByRole("button", { name: "Try again" });
const reload = page.getByRole("button", { name: "Reload now" });

/** As if the code of the rules had not come, or not yet; what was on its way has come first, or it would undo this. */
async function rulesAre(state: "missing" | "coming"): Promise<void> {
  await expect.poll(() => pages.states.value.rules).toBe("ready");
  pages.states.set({ ...pages.states.value, rules: state });
}

afterEach(() => {
  closeApp();
  pages.states.set({ ...pages.states.value, rules: "ready" });
});

describe("a page whose code is missing", () => {
  it("says that the network is away, and comes when it is back", async () => {
    const { wire } = await openApp("/rules");
    await rulesAre("missing");
    wire.breakDown();
    await expect.element(heading).toBeVisible();
    await expect.element(again).toBeVisible();
    expect(reload.query()).toBeNull();
    expect(await serious()).toEqual([]);
    wire.comeUp();
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .not.toHaveTextContent("could not be loaded");
  });

  it("offers a newer version when the network is there", async () => {
    await openApp("/rules");
    await rulesAre("missing");
    await expect.element(reload).toBeVisible();
    expect(again.query()).toBeNull();
  });

  it("is said to be on its way while it is", async () => {
    await openApp("/rules");
    await rulesAre("coming");
    await expect.element(page.getByText("One moment…")).toBeInTheDocument();
  });
});
