import type { DealAnswer } from "@bummerl/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { setLanguage } from "../../src/i18n/index.ts";
import { finishedDeal } from "../support/deals.ts";
import { closeApp, focused, openApp } from "../support/open-app.ts";
import { STATES } from "../table/support/states.ts";

beforeEach(() => setLanguage("en"));
afterEach(closeApp);

const text = (): string => focused()?.textContent?.trim() ?? "";

test("from a deal's end to its review and back to where one was, the hash kept since it was seen", async () => {
  const update = STATES.dealOver({});
  const { table, fair, lastDeal } = update.view;
  const deal: DealAnswer = finishedDeal(Date.UTC(2026, 4, 1, 19));
  const { app, wire, paths } = await openApp(`/t/${table}`, {
    deal: async () => ({ ok: true, value: deal }),
  });
  const joined = async (times: number): Promise<void> => {
    await expect.poll(() => wire.named("join").length).toBe(times);
    wire.named("join").at(-1)?.answer({ ok: true, data: update });
  };
  const inside = (name: string) => app.shadowRoot?.querySelector(name)?.shadowRoot;
  await joined(1);
  const link = () =>
    inside("bm-table-page")?.querySelector("bm-table")?.shadowRoot?.querySelector<HTMLElement>(".review");
  await expect.poll(link).toBeTruthy();
  expect(localStorage.getItem(`bm.hash.${table}.${fair.deal}`)).toBe(fair.commitment);
  link()?.focus();
  await userEvent.keyboard("{Enter}");
  expect(paths.at(-1)).toBe(`/deal/${table}/${lastDeal?.deal}?from=table`);
  await expect.poll(text).toBe(`Deal ${lastDeal?.deal}`);
  const page = app.shadowRoot?.querySelector("bm-deal-page");
  if (!page) throw new Error("no page of a deal");
  // The address is not the browser's in this test.
  page.fromTable = true;
  await page.updateComplete;
  await userEvent.keyboard("{Tab}");
  expect(text()).toBe("Back to the table");
  await userEvent.keyboard("{Enter}");
  expect(paths.at(-1)).toBe(`/t/${table}`);
  await joined(2);
  await expect.poll(text).toBe("Review this deal");
});
