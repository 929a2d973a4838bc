import { PRESETS, type Result, type RuleSet } from "@bummerl/engine";
import type { ComputerChoice } from "@bummerl/table";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { LocalDoor } from "../../src/local/door.ts";
import type { NetError } from "../../src/net/errors.ts";
import { level, onThisDevice } from "../../src/state/computer-choice.ts";
import { closeApp, openApp, serious } from "../support/open-app.ts";

const EMPTY = { ok: true, value: { tables: [] } } as const;

/** A device that takes every game. */
const device = () => {
  const made: { readonly rules: RuleSet; readonly computer: ComputerChoice; readonly name: string }[] = [];
  const local: Partial<LocalDoor> = {
    make: async (rules, computer, name): Promise<Result<string, NetError>> => {
      made.push({ rules, computer, name });
      return { ok: true, value: "here-table-01" };
    },
    lineTo: async () => {
      throw new Error("this test goes no further");
    },
  };
  return { made, local };
};

const open = async (local: Partial<LocalDoor>) => {
  const parts = await openApp("/", { ownTables: async () => EMPTY }, undefined, local);
  parts.wire.only("watchLobby").answer({ ok: true, data: { tables: [], seeking: 0, online: 1 } });
  await page.getByRole("heading", { name: "Play the computer" }).click();
  await expect.element(page.getByRole("button", { name: "Play now" })).toBeVisible();
  return parts;
};
const play = () => page.getByRole("button", { name: "Play now" }).click();

beforeEach(() => {
  level.set("hobby");
  onThisDevice.set("no");
});
afterEach(closeApp);

describe("play the computer", () => {
  it("tells of each level in a sentence, and is found in order by axe", async () => {
    await open(device().local);
    for (const level of [/^Beginner Plays/, /^Hobby Remembers/, /^Regulars’ table Counts/, /^Master Weighs/])
      await expect.element(page.getByRole("radio", { name: level })).toBeVisible();
    expect(await serious()).toEqual([]);
  });

  it("is at the server while there is one, by the rules, dealer and pace that were chosen", async () => {
    const { made, local } = device();
    const { wire, paths } = await open(local);
    await page.getByRole("radio", { name: "Master" }).click();
    await page.getByRole("radio", { name: "The computer" }).click();
    await page.getByRole("radio", { name: "Briskly" }).click();
    await page.getByText("Change the rules").click();
    await page
      .getByRole("radio", { name: /^Tournament/ })
      .first()
      .click();
    await play();
    const sent = wire.only("make");
    expect(sent.message).toMatchObject({
      rules: "tournament",
      clock: "untimed",
      visibility: "private",
      computer: { level: "master", pace: "short", firstDealer: "computer" },
    });
    sent.answer({ ok: true, data: { table: "table-01", code: "" } });
    await expect.poll(() => paths.at(-1)).toBe("/t/table-01");
    expect(made).toEqual([]);
  });

  it("is on this device when that is wished for", async () => {
    const { made, local } = device();
    const { wire, paths } = await open(local);
    await page.getByRole("checkbox", { name: "On this device only" }).click();
    await play();
    await expect.poll(() => paths.at(-1)).toBe("/here/here-table-01");
    expect(made).toMatchObject([{ rules: PRESETS.classic, name: "Anna", computer: { level: "hobby" } }]);
    expect(wire.named("make")).toEqual([]);
  });

  it("is on this device without a line, and says so", async () => {
    const { made, local } = device();
    const { client, paths } = await open(local);
    client.connection.networkLost();
    await expect.element(page.getByText("There is no connection just now")).toBeVisible();
    await play();
    await expect.poll(() => paths.at(-1)).toBe("/here/here-table-01");
    expect(made).toHaveLength(1);
  });

  it("says when this browser can keep nothing", async () => {
    const { paths } = await open({});
    await page.getByRole("checkbox", { name: "On this device only" }).click();
    await play();
    await expect
      .element(page.getByRole("alert").getByText("This browser could not keep the game"))
      .toBeVisible();
    expect(paths).toEqual(["/"]);
  });
});
