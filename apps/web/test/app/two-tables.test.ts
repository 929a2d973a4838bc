import type { TableUpdate } from "@bummerl/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { setLanguage } from "../../src/i18n/index.ts";
import { closeApp, openApp } from "../support/open-app.ts";
import { STATES } from "../table/support/states.ts";

beforeEach(() => setLanguage("en"));
afterEach(closeApp);

const at = (table: string): TableUpdate => {
  const update = STATES.lead({});
  return { ...update, view: { ...update.view, table } };
};

const open = async (first: string) => {
  const parts = await openApp(`/t/${first}`, {
    table: async () => ({ ok: false, error: { code: "unknownTable" } }),
  });
  const tablePage = () => parts.app.shadowRoot?.querySelector("bm-table-page")?.shadowRoot;
  const inside = () => tablePage()?.querySelector("bm-table")?.shadowRoot;
  const join = async (table: string): Promise<void> => {
    const asked = () =>
      parts.wire.named("join").filter(({ message }) => (message as { table: string }).table === table);
    await expect.poll(asked).not.toHaveLength(0);
    asked()
      .at(-1)
      ?.answer({ ok: true, data: at(table) });
    await expect.poll(() => inside()?.querySelector(".hand-card")).toBeTruthy();
  };
  await join(first);
  return { ...parts, inside, join, tablePage };
};

const freeCards = (root: ShadowRoot | null | undefined): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(".hand-card:not([aria-disabled=true])") ?? []),
];

test("what was asked at one table is not asked at another", async () => {
  const { client, inside, join } = await open("table-aa");
  inside()?.host.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, composed: true }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  client.router.go("/t/table-bb");
  await join("table-bb");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a card on its way to one table keeps none back at another", async () => {
  const { client, inside, join } = await open("table-aa");
  const before = freeCards(inside()).length;
  freeCards(inside())[0]?.click();
  await expect.poll(() => freeCards(inside()).length).toBeLessThan(before);
  client.router.go("/t/table-bb");
  await join("table-bb");
  expect(freeCards(inside())).toHaveLength(before);
});

test("a table that is one's own no more is not shown as it was", async () => {
  const { wire, tablePage } = await open("table-aa");
  wire.breakDown();
  wire.comeUp();
  await expect.poll(() => wire.named("join")).toHaveLength(1);
  wire.only("join").answer({ ok: false, error: { code: "notSeated" } });
  await expect.poll(() => tablePage()?.querySelector("bm-sit-page")).toBeTruthy();
  expect(tablePage()?.querySelector("bm-table")).toBeNull();
});

test("a partner found while one is elsewhere is told, and takes nobody along", async () => {
  const { client, wire, paths } = await open("table-aa");
  void client.seeking.begin({ rules: "any", clock: "any" });
  await expect.poll(() => wire.named("seek")).toHaveLength(1);
  wire.only("seek").answer({ ok: true, data: { table: "table-bb" } });
  await expect.element(page.getByText("An opponent has been found")).toBeVisible();
  expect(paths.at(-1)).toBe("/t/table-aa");
});
