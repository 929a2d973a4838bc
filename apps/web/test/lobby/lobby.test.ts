import { PRESETS } from "@bummerl/engine";
import type { LobbyTable, TableInfo } from "@bummerl/protocol";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import "../../src/app/bm-app.ts";
import "../../src/styles/base.css";
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";
import { pages } from "../../src/app/pages.ts";
import { setLanguage } from "../../src/i18n/index.ts";
import type { Http } from "../../src/net/http.ts";
import { usualRules } from "../../src/state/preferences.ts";
import { fakeClient } from "../support/fake-client.ts";

const table = (id: string, maker: string): LobbyTable => ({
  table: id,
  maker: { id: maker.toLowerCase(), name: maker },
  rules: PRESETS.sharp,
  clock: "quick",
  madeAt: 1,
});

const open = async (name: string | null, answers: Partial<Http> = {}) => {
  const parts = await fakeClient({ id: "anna", name }, { answers });
  const app = document.createElement("bm-app");
  app.client = parts.client;
  document.body.append(app);
  await app.updateComplete;
  return parts;
};

const withTables = async (
  name: string | null,
  tables: readonly LobbyTable[],
  answers: Partial<Http> = {},
) => {
  const parts = await open(name, answers);
  parts.wire.only("watchLobby").answer({ ok: true, data: { tables, seeking: 0, online: 2 } });
  return parts;
};

/** The element that has the focus, through all shadows. */
const focused = (): Element | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};

const button = (name: string) => page.getByRole("button", { name, exact: true });
const answered = { ok: true, data: { table: "table-01" } };

beforeAll(() => pages.load("lobby"));
beforeEach(() => {
  setLanguage("en");
});
afterEach(() => {
  document.querySelector("bm-app")?.remove();
  setLanguage("en");
});

describe("open tables", () => {
  it("are shown as they come and go", async () => {
    const { wire } = await withTables("Anna", [table("table-01", "Bert")]);
    await expect.element(page.getByText("Bert")).toBeVisible();
    wire.tell("lobby", { upsert: [table("table-02", "Carl")], remove: ["table-01"], seeking: 1, online: 3 });
    await expect.element(page.getByText("Carl")).toBeVisible();
    await expect.element(page.getByText("Bert")).not.toBeInTheDocument();
    await expect.element(page.getByText("3 players here")).toBeVisible();
  });

  it("tell how their rules differ from classic, on demand", async () => {
    await withTables("Anna", [table("table-01", "Bert")]);
    const line = page.getByText("Always the king").first();
    await expect.element(line).not.toBeVisible();
    await page.getByText("8 differences from Classic").click();
    await expect.element(line).toBeVisible();
  });

  it("are sat down at, once", async () => {
    const { wire, paths } = await withTables("Anna", [table("table-01", "Bert")]);
    await button("Sit down with Bert").click();
    await expect.element(button("Sit down with Bert")).toHaveAttribute("aria-disabled", "true");
    const sent = wire.only("sit");
    expect(sent.message).toMatchObject({ table: "table-01" });
    sent.answer(answered);
    await expect.poll(() => paths.at(-1)).toBe("/t/table-01");
  });

  it("say so when somebody else was faster", async () => {
    const { wire, paths } = await withTables("Anna", [table("table-01", "Bert")]);
    await button("Sit down with Bert").click();
    wire.only("sit").answer({ ok: false, error: { code: "tableFull" } });
    await expect.element(page.getByRole("alert").getByText(/taken/)).toBeVisible();
    expect(paths).toEqual(["/"]);
  });

  it("ask for another name when the maker has this one", async () => {
    const { wire } = await withTables("Bert", [table("table-01", "Bert")]);
    await button("Sit down with Bert").click();
    wire.only("sit").answer({ ok: false, error: { code: "nameTaken" } });
    await expect.element(page.getByRole("alert").getByText(/The other player has this name/)).toBeVisible();
    await expect.poll(() => focused()?.localName).toBe("input");
    await page.getByLabelText("Your name").fill("Berta");
    await button("Sit down").click();
    await expect.element(page.getByText(/The other player has this name/)).not.toBeInTheDocument();
    await expect.poll(() => wire.named("sit")).toHaveLength(2);
    await expect.element(page.getByRole("heading", { name: "Good day, Berta!" })).toBeVisible();
  });
});

describe("a player without a name", () => {
  it("is asked for one before anything else, and told when it will not do", async () => {
    const { wire } = await withTables(null, [table("table-01", "Bert")]);
    await button("Sit down with Bert").click();
    expect(wire.named("sit")).toEqual([]);
    const field = page.getByLabelText("Your name");
    await expect.poll(() => focused()?.localName).toBe("input");
    await expect.element(page.getByRole("alert").getByText(/choose a name first/)).toBeVisible();
    await field.fill("\u200b");
    await button("Sit down").click();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("  Anna  Maria ");
    await button("Sit down").click();
    await expect.element(page.getByRole("heading", { name: "Good day, Anna Maria!" })).toBeVisible();
    expect(wire.only("sit").message).toMatchObject({ table: "table-01" });
  });

  it("gets what was pressed as soon as there is a name, and the reason stands at the field", async () => {
    const { wire, paths } = await withTables(null, []);
    await page.getByText("Make a table").click();
    await page.getByRole("radio", { name: /Tournament/ }).click();
    await button("Make the table").click();
    const panel = page.getByRole("alert").filter({ hasText: /choose a name first/ });
    const field = page.getByLabelText("Your name");
    const below = () =>
      field.element().getBoundingClientRect().top - panel.element().getBoundingClientRect().bottom;
    await expect.poll(() => Math.abs(below())).toBeLessThan(80);
    await field.fill("Anna");
    await button("Make the table").first().click();
    await expect.poll(() => wire.named("make")).toHaveLength(1);
    const sent = wire.only("make");
    expect(sent.message).toMatchObject({ rules: "tournament" });
    sent.answer({ ok: true, data: { table: "table-01", code: "ABC23D" } });
    await expect.poll(() => paths.at(-1)).toBe("/t/table-01");
  });

  it("who only saves a name begins nothing", async () => {
    const { wire } = await withTables(null, [table("table-01", "Bert")]);
    await page.getByLabelText("Your name").fill("Anna");
    await button("Save").click();
    await expect.element(page.getByRole("heading", { name: "Good day, Anna!" })).toBeVisible();
    expect(wire.named("sit")).toEqual([]);
  });
});

describe("one's own tables", () => {
  it("that cannot be had while the line is up are no reason to go without a server", async () => {
    await withTables("Anna", [], { ownTables: async () => ({ ok: false, error: { code: "offline" } }) });
    await expect.element(page.getByText("Your tables could not be loaded.")).toBeVisible();
    await expect.element(button("Try again")).toBeVisible();
    await expect.element(page.getByText("What works without the server:")).not.toBeInTheDocument();
  });

  it("that cannot be told are not passed over in silence", async () => {
    let failing = true;
    await withTables("Anna", [], {
      ownTables: async () =>
        failing ? { ok: false, error: { code: "serverError" } } : { ok: true, value: { tables: [] } },
    });
    await expect.element(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
    failing = false;
    await button("Try again").click();
    await expect.element(page.getByRole("heading", { name: "Your tables" })).not.toBeInTheDocument();
  });
});

describe("a code", () => {
  const info: TableInfo = {
    ...{ table: "table-01", status: "open", maker: { id: "bert", name: "Bert" } },
    ...{ rules: PRESETS.sharp, clock: "calm", yourSeat: null },
  };
  const codes: Partial<Http> = {
    tableByCode: async (code) =>
      code === "ABC23D" ? { ok: true, value: info } : { ok: false, error: { code: "unknownCode" } },
  };

  it("may be typed as it was read out", async () => {
    const { wire, paths } = await withTables("Anna", [], codes);
    await page.getByLabelText("Code of six letters or digits").fill(" abc-2 3d");
    await button("Show the table").click();
    await expect.poll(() => paths.at(-1)).toBe("/t/table-01");
    expect(wire.named("sit")).toEqual([]);
  });

  it("leads to its table before one has a name", async () => {
    const { paths } = await withTables(null, [], codes);
    await page.getByLabelText("Code of six letters or digits").fill("ABC23D");
    await button("Show the table").click();
    await expect.poll(() => paths.at(-1)).toBe("/t/table-01");
  });

  it("that no open table has is said to be none, where it was typed", async () => {
    const { paths } = await withTables("Anna", [], codes);
    const field = page.getByLabelText("Code of six letters or digits");
    await field.fill("ZZZZZZ");
    await button("Show the table").click();
    await expect.element(page.getByText("No open table has this code.")).toBeVisible();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.poll(() => focused()?.id).toBe("code");
    await field.fill("ZZZZZ");
    await expect.element(page.getByText("No open table has this code.")).not.toBeInTheDocument();
    expect(paths.at(-1)).toBe("/");
  });

  it("that cannot be one is not sent", async () => {
    const { wire } = await withTables("Anna", []);
    await page.getByLabelText("Code of six letters or digits").fill("abc0id");
    await button("Show the table").click();
    await expect.element(page.getByText(/A code has six characters/)).toBeVisible();
    expect(wire.named("sit")).toEqual([]);
  });
});

describe("a new table", () => {
  it("has the rules, clock and guests chosen", async () => {
    const { wire, paths } = await withTables("Anna", []);
    await page.getByText("Make a table").click();
    await page.getByRole("radio", { name: /Tournament/ }).click();
    await page.getByRole("radio", { name: /No clock/ }).click();
    await page.getByRole("radio", { name: /Only with the link/ }).click();
    await button("Make the table").click();
    const sent = wire.only("make");
    expect(sent.message).toMatchObject({ rules: "tournament", clock: "untimed", visibility: "private" });
    sent.answer({ ok: true, data: { table: "table-01", code: "ABC23D" } });
    await expect.poll(() => paths.at(-1)).toBe("/t/table-01");
  });

  it("may have one's own mix, begun from the set chosen before; without claims a false one costs nothing (R28)", async () => {
    const { wire } = await withTables("Anna", []);
    await page.getByText("Make a table").click();
    await page.getByRole("radio", { name: /Sharp/ }).click();
    await page.getByRole("radio", { name: /Own mix/ }).click();
    await page.getByLabelText("Length of a Bummerl").selectOptions("11 counters");
    await expect.element(page.getByLabelText("A false claim", { exact: true })).toBeVisible();
    await page.getByLabelText("Going out with 66").selectOptions("The deal ends by itself");
    await expect.element(page.getByLabelText("A false claim", { exact: true })).not.toBeInTheDocument();
    await button("Make the table").click();
    expect(wire.only("make").message).toMatchObject({
      rules: { ...PRESETS.sharp, target: 11, goOut: "auto", falseClaim: null },
    });
  });

  it("is made once though the line breaks before the answer", async () => {
    const { client, wire, paths } = await withTables("Anna", []);
    await page.getByText("Make a table").click();
    await button("Make the table").click();
    const first = wire.only("make").message;
    wire.breakDown();
    client.connection.nudge();
    await expect.poll(() => wire.connects).toBe(2);
    wire.comeUp();
    await expect.poll(() => wire.named("make").length).toBe(1);
    expect(wire.only("make").message).toEqual(first);
    wire.only("make").answer({ ok: true, data: { table: "table-01", code: "ABC23D" } });
    await expect.poll(() => paths.at(-1)).toBe("/t/table-01");
  });
});

describe("play anyone", () => {
  it("waits, may be stopped, and leads to the table when an opponent is found", async () => {
    const { wire, paths } = await withTables("Anna", []);
    await button("Play anyone").click();
    expect(wire.only("seek").message).toMatchObject({ rules: "any", clock: "any" });
    wire.only("seek").answer({ ok: true, data: { table: null } });
    await expect.element(page.getByText("Waiting for an opponent…")).toBeVisible();
    await button("Stop waiting").click();
    expect(wire.named("unseek")).toHaveLength(1);
    await button("Play anyone").click();
    wire
      .named("seek")
      .at(-1)
      ?.answer({ ok: true, data: { table: null } });
    wire.tell("call", { table: "table-01", reason: "paired" });
    await expect.poll(() => paths.at(-1)).toBe("/t/table-01");
  });
});

describe("own tables", () => {
  it("show with whom, how it stands and who waits", async () => {
    const parts = await fakeClient({ id: "anna", name: "Anna" });
    parts.server.tables = [
      {
        table: "table-09",
        status: "saved",
        seat: 0,
        opponent: { id: "bert", name: "Bert", kind: "player" },
        rules: PRESETS.automatic,
        clock: "calm",
        bummerl: 1,
        deal: 3,
        toGo: [4, 6],
        turn: "you",
        changedAt: 1_700_000_000_000,
        opponentWaits: true,
      },
    ];
    const app = document.createElement("bm-app");
    app.client = parts.client;
    document.body.append(app);
    await expect.element(page.getByText("Bert is waiting now!")).toBeVisible();
    await expect.element(page.getByText("saved, your turn")).toBeVisible();
    // R40: these rules count up.
    await expect.element(page.getByText("3 : 1")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Go on with Bert" }))
      .toHaveAttribute("href", "/t/table-09");
  });
});

describe("the whole page", () => {
  it("changes its language without a reload", async () => {
    await withTables("Anna", []);
    await page.getByLabelText("Language").selectOptions("Deutsch");
    await expect.element(page.getByRole("heading", { name: "Servus, Anna!" })).toBeVisible();
    expect(document.documentElement.lang).toBe("de-AT");
    expect(document.title).toBe("Bummerl");
  });

  it("leads to the heading of the next page", async () => {
    const { paths } = await withTables("Anna", []);
    await page.getByRole("link", { name: "Rules" }).click();
    expect(paths.at(-1)).toBe("/rules");
    await expect.poll(() => focused()?.localName).toBe("h1");
    expect(focused()?.textContent).toBe("Rules");
    expect(document.title).toBe("Rules · Bummerl");
  });

  it("shows when the line is down", async () => {
    const { client } = await withTables("Anna", []);
    await expect.element(page.getByText(/It\scomes back by itself/)).not.toBeInTheDocument();
    client.connection.networkLost();
    await expect.element(page.getByText(/It\scomes back by itself/)).toBeVisible();
  });

  it("calls to a table from elsewhere", async () => {
    const { wire } = await withTables("Anna", []);
    wire.tell("call", { table: "table-01", reason: "joined" });
    await expect.element(page.getByText("Somebody has joined your table")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "To the table" }))
      .toHaveAttribute("href", "/t/table-01");
    await button("Dismiss").click();
    await expect.element(page.getByText("Somebody has joined your table")).not.toBeInTheDocument();
  });

  it.each(["en", "de", "fr"] as const)("has nothing serious against it in %s", async (language) => {
    setLanguage(language);
    await withTables("Anna", [table("table-01", "Bert")]);
    const { violations } = await axe.run(document.body, { resultTypes: ["violations"] });
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  });
});

describe("the way to a new table from elsewhere", () => {
  it("opens its form, and what is chosen there becomes the usual rules", async () => {
    usualRules.set("none");
    const { client, wire } = await open("Anna");
    client.router.go("/learn");
    // The router's own place is the test's: where the browser would stand is told apart.
    const home = location.href;
    history.replaceState(null, "", "#make");
    client.router.go("/#make");
    await expect.poll(() => focused()?.localName).toBe("summary");
    await page.getByRole("radio", { name: /^Tournament/ }).click();
    await page.getByRole("button", { name: "Make the table" }).click();
    expect(wire.only("make").message).toMatchObject({ rules: "tournament" });
    expect(usualRules.value).toBe("tournament");
    history.replaceState(null, "", home);
  });
});
