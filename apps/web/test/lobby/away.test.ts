import { PRESETS } from "@bummerl/engine";
import type { LobbyTable, OwnTable } from "@bummerl/protocol";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ANNA, closeApp, openApp, serious } from "../support/open-app.ts";

const BERTS: LobbyTable = {
  table: "table-01",
  maker: { id: "bert", name: "Bert" },
  rules: PRESETS.classic,
  clock: "quick",
  madeAt: 1,
};
const ownTable = (table: string, name: string): OwnTable => ({
  ...{ table, status: "live", seat: 0, opponent: { id: name, name, kind: "player" }, rules: PRESETS.classic },
  ...{ clock: "untimed", bummerl: 1, deal: 2, toGo: [4, 6], turn: "you", changedAt: 1, opponentWaits: false },
});
const button = (name: string) => page.getByRole("button", { name, exact: true });

afterEach(closeApp);

describe("while the server is away", () => {
  let parts: Awaited<ReturnType<typeof openApp>>;

  beforeEach(async () => {
    parts = await openApp("/");
    parts.wire.only("watchLobby").answer({ ok: true, data: { tables: [BERTS], seeking: 0, online: 2 } });
    await expect.element(button("Sit down with Bert")).not.toHaveAttribute("aria-disabled");
    parts.client.connection.networkLost();
  });

  it("the lobby says since when, keeps the list as it was, and what works all the same", async () => {
    await expect.element(page.getByRole("alert").getByText(/No connection/)).toBeVisible();
    await expect.element(page.getByText(/As it was at \d/)).toBeVisible();
    await expect.element(page.getByText("Bert", { exact: true })).toBeVisible();
    await expect.element(page.getByText("2 players here")).not.toBeInTheDocument();
    await expect
      .element(page.getByRole("link", { name: "Learn the game" }))
      .toHaveAttribute("href", "/learn");
    await expect
      .element(page.getByRole("link", { name: "Read the rules" }))
      .toHaveAttribute("href", "/rules");
    expect(await serious()).toEqual([]);
  });

  it("what needs it can be reached, says why it does nothing, and does nothing", async () => {
    const sit = button("Sit down with Bert");
    await expect.element(sit).toHaveAttribute("aria-disabled", "true");
    await expect.element(sit).toHaveAccessibleDescription(/as soon as the connection is back/);
    await sit.click({ force: true });
    const anyone = button("Play anyone");
    await expect.element(anyone).toHaveAttribute("aria-disabled", "true");
    await anyone.click({ force: true });
    expect(parts.client.seeking.wish.value).toBeNull();
    await page.getByText("Make a table").click();
    await button("Make the table").click({ force: true });
    expect(parts.paths).toEqual(["/"]);
    const reason = page.getByText("Works again as soon as the connection is back.");
    await expect.poll(() => reason.elements().some((each) => each.checkVisibility())).toBe(true);
  });

  it("all comes back by itself with the line", async () => {
    parts.client.connection.nudge();
    await expect.poll(() => parts.wire.connects).toBe(2);
    parts.wire.comeUp();
    parts.wire.only("watchLobby").answer({ ok: true, data: { tables: [], seeking: 0, online: 1 } });
    await expect.element(page.getByText(/No table is open just now/)).toBeVisible();
    await expect.element(page.getByText(/As it was at/)).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Learn the game" })).not.toBeInTheDocument();
    await expect.element(button("Play anyone")).not.toHaveAttribute("aria-disabled");
  });
});

it("own tables of the server cannot be gone to, those of this device can", async () => {
  const { client } = await openApp(
    "/",
    { ownTables: async () => ({ ok: true, value: { tables: [ownTable("table-02", "Bert")] } }) },
    ANNA,
    { tables: async () => [ownTable("table-03", "Hobby")] },
  );
  await expect.element(page.getByRole("link", { name: "Open the table with Bert" })).toHaveAttribute("href");
  client.connection.networkLost();
  const away = page.getByRole("link", { name: "Open the table with Bert" });
  await expect.element(away).toHaveAttribute("aria-disabled", "true");
  await expect.element(away).not.toHaveAttribute("href");
  await expect
    .element(page.getByRole("link", { name: "Open the table with Hobby" }))
    .toHaveAttribute("href", "/here/table-03");
  expect(await serious()).toEqual([]);
});

it("a wish that waits says that it will be told again", async () => {
  const { client, wire } = await openApp("/");
  await button("Play anyone").click();
  wire.only("seek").answer({ ok: true, data: { table: null } });
  client.connection.networkLost();
  await expect
    .element(page.getByText("Your wish is passed on as soon as the connection is back."))
    .toBeVisible();
  expect(client.seeking.wish.value).not.toBeNull();
});

it("a lobby that never heard of a list says so instead of waiting", async () => {
  const { client } = await openApp("/");
  await expect.element(page.getByText("Looking for open tables…")).toBeVisible();
  client.connection.networkLost();
  await expect.element(page.getByText(/open tables cannot be shown/)).toBeVisible();
});

it("a list without a server leads to what needs none", async () => {
  await openApp("/games", { games: async () => ({ ok: false, error: { code: "offline" } }) });
  await expect
    .element(page.getByRole("link", { name: "Look at the cards" }))
    .toHaveAttribute("href", "/settings/cards");
  expect(await serious()).toEqual([]);
});

it("a page that is none leads back", async () => {
  await openApp("/nowhere");
  await expect.element(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "To the lobby" })).toHaveAttribute("href", "/");
  expect(await serious()).toEqual([]);
});
