import { PRESETS } from "@bummerl/engine";
import type { GamesAnswer, OwnTable, PlayedDeal, TableInfo } from "@bummerl/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { practiceOf } from "../../src/local/practice.ts";
import { daysAnswered, daysWith } from "../support/days.ts";
import { ANNA, closeApp, focused, NAMELESS, openApp } from "../support/open-app.ts";

afterEach(closeApp);

const BERT = { id: "bert", name: "Bert" };
const KINDS = { plain: 0, schneider: 0, retourschneider: 0 };
const NOTHING = { won: 0, lost: 0, wonValue: 0, lostValue: 0, wonKinds: KINDS, lostKinds: KINDS };

const deals = (...numbers: readonly number[]): readonly PlayedDeal[] =>
  numbers.map((deal) => ({
    ...{ table: "table-01", deal, bummerl: 1, opponent: { ...BERT, kind: "player" as const } },
    ...{ endedAt: deal, won: true, counters: 2, reason: "claim" as const, toGo: [5, 7] as const },
  }));
const games = (parts: Partial<GamesAnswer>): { readonly ok: true; readonly value: GamesAnswer } => ({
  ok: true,
  value: {
    ...{ tally: NOTHING, pairs: [], practice: { tally: NOTHING, pairs: [] }, bummerls: [], deals: [] },
    ...{ next: null, ...parts },
  },
});
const ownTable = (place: number): OwnTable => ({
  ...{ table: `table-0${place}`, status: "saved", seat: 0, rules: PRESETS.classic, clock: "untimed" },
  opponent: { id: `other-${place}`, name: `Other ${place}`, kind: "player" },
  ...{ bummerl: 1, deal: 3, toGo: [4, 6], turn: "opponent", changedAt: 1, opponentWaits: false },
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const press = async (name: string): Promise<void> => {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
};
/** What has the focus, in the words that are heard for it. */
const heard = (): string | undefined => {
  const element = focused();
  return element?.getAttribute("aria-label") ?? element?.textContent?.trim();
};

describe("when the pressed button goes away, the focus goes on", () => {
  it("to the way out of waiting, and back", async () => {
    const { wire } = await openApp("/");
    await press("Play anyone");
    wire.only("seek").answer({ ok: true, data: { table: null } });
    await expect.poll(heard).toBe("Stop waiting");
    await userEvent.keyboard("{Enter}");
    await expect.poll(heard).toBe("Play anyone");
  });

  it("to the greeting by the new name", async () => {
    await openApp("/");
    await press("Change name");
    await expect.poll(() => focused()?.localName).toBe("input");
    await page.getByLabelText("Your name").fill("Berta");
    await press("Save");
    await expect.poll(heard).toBe("Good day, Berta!");
  });

  it("from the name to the deal of the day", async () => {
    const { wire } = await openApp("/today", daysAnswered(daysWith()), NAMELESS);
    await press("Play the deal");
    await page.getByLabelText("Your name").fill("Anna");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => wire.named("playDay").length).toBe(1);
    await expect.poll(heard).toBe("Play the deal");
  });

  it("from the name to the chair, and from a chair that was taken to what is said of it", async () => {
    let status: TableInfo["status"] = "open";
    const info = {
      table: "table-01",
      maker: BERT,
      rules: PRESETS.classic,
      clock: "calm",
      yourSeat: null,
    } as const;
    const answers = { table: async () => ({ ok: true, value: { ...info, status } }) as const };
    const { wire } = await openApp("/t/table-01", answers, NAMELESS);
    await expect.poll(() => wire.named("join").length).toBe(1);
    wire.only("join").answer({ ok: false, error: { code: "notSeated" } });
    await page.getByLabelText("What shall we call you?").fill("Lena");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => wire.named("sit").length).toBe(1);
    await expect.poll(() => focused()?.localName).toBe("button");
    expect(heard()).toBe("Sit down");
    status = "live";
    wire.only("sit").answer({ ok: false, error: { code: "tableFull" } });
    await expect.poll(heard).toBe("This table is taken");
  });

  it("to the first of the older deals", async () => {
    await openApp("/games", {
      games: async (before) =>
        before === null ? games({ deals: deals(5, 4), next: "older" }) : games({ deals: deals(3, 2) }),
    });
    await press("Older deals");
    await expect.poll(heard).toBe("View deal 3 against Bert");
  });

  it("to the first of the older deals of this device", async () => {
    const here = { ...practiceOf([], []), deals: deals(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1) };
    await openApp("/games", { games: async () => games({}) }, ANNA, { practice: async () => here });
    await press("Older deals");
    await expect.poll(heard).toBe("View deal 2 against Bert");
  });

  it("to the first of one's other tables", async () => {
    const tables = [1, 2, 3, 4, 5, 6].map(ownTable);
    await openApp("/", { ownTables: async () => ({ ok: true, value: { tables } }) });
    await press("Show all 6");
    await expect.poll(heard).toBe("Go on with Other 5");
  });
});
