import { PRESETS } from "@bummerl/engine";
import type { DealAnswer, GamesAnswer, OwnTable, PlayedDeal } from "@bummerl/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { finishedDeal } from "../support/deals.ts";
import { closeApp, openApp, serious } from "../support/open-app.ts";

const BERT = { id: "bert", name: "Bert" };
const NONE = { plain: 0, schneider: 0, retourschneider: 0 };
const button = (name: string) => page.getByRole("button", { name, exact: true });

afterEach(closeApp);

const ownTable = (table: string, parts: Partial<OwnTable> = {}): OwnTable => ({
  table,
  status: "saved",
  seat: 0,
  opponent: { ...BERT, kind: "player" },
  rules: PRESETS.classic,
  clock: "untimed",
  bummerl: 1,
  deal: 3,
  toGo: [4, 6],
  turn: "opponent",
  changedAt: 1_700_000_000_000,
  opponentWaits: false,
  ...parts,
});

describe("saved games", () => {
  it("lead back to the table, each with its score; what is going on stands elsewhere", async () => {
    await openApp("/saved", {
      ownTables: async () => ({
        ok: true,
        value: { tables: [ownTable("table-01"), ownTable("table-02", { status: "live" })] },
      }),
    });
    await expect
      .element(page.getByRole("link", { name: "Go on with Bert" }))
      .toHaveAttribute("href", "/t/table-01");
    // R40: these rules count down.
    await expect.element(page.getByRole("img", { name: "Still to go: you 4, the other 6" })).toBeVisible();
    expect(await serious()).toEqual([]);
  });

  it("say so when there are none", async () => {
    await openApp("/saved");
    await expect.element(page.getByText(/No saved games/)).toBeVisible();
    expect(await serious()).toEqual([]);
  });

  it("are asked for again when the server did not answer", async () => {
    const { server } = await openApp("/saved");
    server.fault = { code: "offline" };
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(page.getByRole("alert").getByText("The server cannot be reached")).toBeVisible();
    server.fault = null;
    await button("Try again").click();
    await expect.element(page.getByText("The server cannot be reached")).not.toBeInTheDocument();
  });
});

describe("own tables in the lobby", () => {
  it("name who waits first, and keep none out of reach", async () => {
    const names = ["Carl", "Dora", "Emil", "Fritz", "Grete"];
    const tables = names.map((name, place) =>
      ownTable(`table-0${place}`, {
        opponent: { id: name, name, kind: "player" },
        opponentWaits: name === "Grete",
      }),
    );
    await openApp("/", { ownTables: async () => ({ ok: true, value: { tables } }) });
    const links = page.getByRole("link", { name: /^Go on with/ });
    await expect.element(links.first()).toHaveAccessibleName("Go on with Grete");
    await expect.element(page.getByRole("link", { name: "Go on with Fritz" })).not.toBeInTheDocument();
    await button("Show all 5").click();
    await expect.element(page.getByRole("link", { name: "Go on with Fritz" })).toBeVisible();
  });
});

const deal = (number: number): PlayedDeal => ({
  table: "table-01",
  deal: number,
  bummerl: 1,
  opponent: { ...BERT, kind: "player" },
  endedAt: 1_700_000_000_000,
  won: number % 2 === 0,
  counters: 2,
  reason: "claim",
  toGo: [5, 7],
});
const tally = {
  won: 3,
  lost: 1,
  wonValue: 5,
  lostValue: 1,
  wonKinds: { ...NONE, plain: 1, schneider: 2 },
  lostKinds: { ...NONE, plain: 1 },
};
const NOTHING = { won: 0, lost: 0, wonValue: 0, lostValue: 0, wonKinds: NONE, lostKinds: NONE };
const games = (parts: Partial<GamesAnswer>): { ok: true; value: GamesAnswer } => ({
  ok: true,
  value: {
    tally,
    pairs: [{ ...tally, opponent: BERT }],
    practice: { tally: NOTHING, pairs: [] },
    bummerls: [],
    deals: [],
    next: null,
    ...parts,
  },
});

describe("my games", () => {
  it("show the tally by kind and by value where that differs (R41, R42), and page on", async () => {
    const asked: (string | null)[] = [];
    await openApp("/games", {
      games: async (before) => {
        asked.push(before);
        return before === null
          ? games({
              bummerls: [
                {
                  table: "table-01",
                  bummerl: 1,
                  opponent: { ...BERT, kind: "player" },
                  endedAt: 1,
                  won: true,
                  kind: "schneider",
                  value: 2,
                  how: "played",
                },
              ],
              deals: [deal(3), deal(2)],
              next: "older",
            })
          : games({ deals: [deal(2), deal(1)] });
      },
    });
    await expect.element(page.getByText("2 Schneider").first()).toBeVisible();
    await expect.element(page.getByText("counting as\u00a05").first()).toBeVisible();
    await expect.element(page.getByText("0 Retourschneider")).not.toBeInTheDocument();
    await expect.element(page.getByText(/Bummerl 1 · Schneider/)).toBeVisible();
    expect(await serious()).toEqual([]);
    await button("Older deals").click();
    await expect
      .element(page.getByRole("link", { name: "View deal 1 against Bert" }))
      .toHaveAttribute("href", "/deal/table-01/1");
    // What both pages held stands once.
    expect(page.getByRole("link", { name: "View deal 2 against Bert" }).elements()).toHaveLength(1);
    await expect.element(button("Older deals")).not.toBeInTheDocument();
    expect(asked).toEqual([null, "older"]);
  });

  it("are asked for again when the server did not answer, and may be none", async () => {
    let away = true;
    await openApp("/games", {
      games: async () => (away ? { ok: false, error: { code: "offline" } } : games({ pairs: [] })),
    });
    await expect.element(page.getByRole("alert").getByText("The server cannot be reached")).toBeVisible();
    away = false;
    await button("Try again").click();
    await expect.element(page.getByText(/No Bummerl played to the end yet/)).toBeVisible();
    expect(await serious()).toEqual([]);
  });
});

describe("a finished deal", () => {
  const answer = (): DealAnswer => finishedDeal(1);

  it("is laid open", async () => {
    await openApp("/deal/table-01/3", { deal: async () => ({ ok: true, value: answer() }) });
    await expect.element(page.getByRole("heading", { name: "Deal 3", level: 1 })).toBeVisible();
    await expect.element(button("Check this deal")).toBeVisible();
    expect(await serious()).toEqual([]);
  });

  it("that is none, or somebody else's, leads to one's own", async () => {
    await openApp("/deal/table-01/3", { deal: async () => ({ ok: false, error: { code: "unknownTable" } }) });
    await expect.element(page.getByText(/This deal is not among those you have finished/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "To my games" })).toHaveAttribute("href", "/games");
    expect(await serious()).toEqual([]);
  });

  it("is asked for again when the server did not answer", async () => {
    let away = true;
    await openApp("/deal/table-01/3", {
      deal: async () => (away ? { ok: false, error: { code: "offline" } } : { ok: true, value: answer() }),
    });
    await button("Try again").click();
    away = false;
    await button("Try again").click();
    await expect.element(button("Check this deal")).toBeVisible();
  });
});
