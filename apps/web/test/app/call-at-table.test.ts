import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { closeApp, focused, openApp } from "../support/open-app.ts";
import { STATES } from "../table/support/states.ts";

afterEach(async () => {
  closeApp();
  await page.viewport(1280, 720);
});

it.each([
  [320, 568],
  [360, 640],
  [568, 320],
  [640, 360],
  [844, 390],
  [1440, 900],
] as const)(
  "who plays the computer meanwhile is called, and his move is in nobody's way: %i × %i",
  async (width, height) => {
    await page.viewport(width, height);
    const update = STATES.computerLead({});
    const { app, wire } = await openApp(`/t/${update.view.table}`);
    await expect.poll(() => wire.named("join")).toHaveLength(1);
    wire.only("join").answer({ ok: true, data: update });
    const table = () =>
      app.shadowRoot?.querySelector("bm-table-page")?.shadowRoot?.querySelector("bm-table")?.shadowRoot;
    await expect.poll(() => table()?.querySelector(".hand-card")).not.toBeNull();
    const card = table()?.querySelector<HTMLElement>(".hand-card:not([aria-disabled])");
    card?.focus();

    wire.tell("call", { table: "table-of-two", reason: "paired" });
    await expect.element(page.getByText("An opponent has been found")).toBeVisible();
    expect(focused()).toBe(card);
    const notice = app.shadowRoot?.querySelector("bm-notices")?.shadowRoot?.querySelector(".notice");
    const news = notice?.getBoundingClientRect();
    for (const part of [".hand", ".acts", ".status"]) {
      const box = table()?.querySelector(part)?.getBoundingClientRect();
      if (news === undefined || box === undefined) throw new Error(`there is no ${part}`);
      const apart = news.bottom <= box.top || news.right <= box.left || news.left >= box.right;
      expect(apart, `${part} at ${width} × ${height}`).toBe(true);
    }
  },
);
