import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { pages } from "../../src/app/pages.ts";
import { closeApp, openApp, serious } from "../support/open-app.ts";

const heading = page.getByRole("heading", { level: 1, name: "This page could not be loaded" });
const again = page.getByRole("button", { name: "Try again" });
const reload = page.getByRole("button", { name: "Reload now" });

afterEach(() => {
  closeApp();
  for (const name of ["rules"] as const) pages.states.set({ ...pages.states.value, [name]: "ready" });
});

describe("a page whose code is missing", () => {
  it("says that the network is away, and comes when it is back", async () => {
    const { wire } = await openApp("/rules");
    wire.breakDown();
    pages.states.set({ ...pages.states.value, rules: "missing" });
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
    pages.states.set({ ...pages.states.value, rules: "missing" });
    await expect.element(reload).toBeVisible();
    expect(again.query()).toBeNull();
  });

  it("is said to be on its way while it is", async () => {
    await openApp("/rules");
    pages.states.set({ ...pages.states.value, rules: "coming" });
    await expect.element(page.getByText("One moment …")).toBeInTheDocument();
  });
});
