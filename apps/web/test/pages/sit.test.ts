import { PRESETS } from "@bummerl/engine";
import type { PairTally, TableInfo } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Http } from "../../src/net/http.ts";
import type { TableConnection } from "../../src/net/table-connection.ts";
import { dealsInPlay } from "../../src/pwa/deal-in-play.ts";
import { attention } from "../../src/state/attention.ts";
import { closeApp, focused, NAMELESS, openApp, serious } from "../support/open-app.ts";
import { updateWith } from "../support/updates.ts";
import { STATES } from "../table/support/states.ts";

const PATH = "/t/table-01";
const info: TableInfo = {
  table: "table-01",
  status: "open",
  maker: { id: "bert", name: "Bert" },
  rules: PRESETS.sharp,
  clock: "calm",
  yourSeat: null,
};
const telling = (parts: Partial<TableInfo> = {}): Partial<Http> => ({
  table: async () => ({ ok: true, value: { ...info, ...parts } }),
});

/** A visitor who does not sit at the table. */
const visit = async (answers: Partial<Http>, ...player: [] | [typeof NAMELESS]) => {
  const parts = await openApp(PATH, answers, ...player);
  await expect.poll(() => parts.wire.named("join").length).toBe(1);
  parts.wire.only("join").answer({ ok: false, error: { code: "notSeated" } });
  return parts;
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

const NO_KINDS = { plain: 0, schneider: 0, retourschneider: 0 };
const NOTHING_WON = { won: 0, lost: 0, wonValue: 0, lostValue: 0, wonKinds: NO_KINDS, lostKinds: NO_KINDS };

afterEach(closeApp);

describe("a table that was left", () => {
  it("calls nobody and holds no update back, though an answer comes late", async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Http["tally"]>>>();
    const update = STATES.lead({});
    const { wire, client } = await openApp(`/t/${update.view.table}`, { tally: () => promise });
    await expect.poll(() => wire.named("join").length).toBe(1);
    wire.only("join").answer({ ok: true, data: update });
    await expect.poll(() => attention.value).toBe("turn");
    await expect.poll(() => dealsInPlay.quiet.value).toBe(false);
    client.router.go("/rules");
    await expect.poll(() => attention.value).toBeNull();
    resolve({
      ok: true,
      value: { ...NOTHING_WON, opponent: { id: "bert", name: "Bert" } },
    });
    await promise;
    await new Promise(requestAnimationFrame);
    expect(attention.value).toBeNull();
    await expect.poll(() => dealsInPlay.quiet.value).toBe(true);
  });
});

describe("a table of this device", () => {
  it("says at once when its host is gone in mid-deal, and goes on when it can be had again", async () => {
    const update = STATES.computerLead({});
    const faults: ((code: "offline") => void)[] = [];
    const lineTo = async (): Promise<TableConnection> => ({
      send: async () => ({ ok: false, error: { code: "offline" } }),
      hint: async () => ({ ok: false, error: { code: "offline" } }),
      onUpdate: (listener) => {
        listener(update);
        return () => undefined;
      },
      onFault: (listener) => faults.push(listener),
      close: () => undefined,
    });
    const tally = async (opponent: PairTally["opponent"]) => ({ ...NOTHING_WON, opponent });
    const { app } = await openApp(`/here/${update.view.table}`, {}, NAMELESS, { lineTo, tally });
    const table = () => app.shadowRoot?.querySelector("bm-table-page")?.shadowRoot?.querySelector("bm-table");
    await expect.poll(table).toBeTruthy();
    faults[0]?.("offline");
    await expect.element(page.getByRole("alert")).toBeVisible();
    expect(table()).toBeNull();
    await button("Try again").click();
    await expect.poll(table).toBeTruthy();
  });
});

describe("by a table's link", () => {
  it("a stranger sees who invites and by which rules, and sits down", async () => {
    const { wire } = await visit(telling());
    await expect.element(page.getByRole("heading", { name: "Bert invites you to play" })).toBeVisible();
    for (const fact of ["Rules: Sharp (at home)", "Clock: Calm"])
      await expect.element(page.getByText(fact)).toBeVisible();
    await expect.element(page.getByText("Always the king")).toBeVisible();
    expect(await serious()).toEqual([]);
    await button("Sit down").click();
    wire.only("sit").answer({ ok: true, data: { table: "table-01" } });
    await expect.poll(() => wire.named("join").length).toBe(2);
    wire
      .named("join")
      .at(-1)
      ?.answer({ ok: true, data: updateWith({}) });
    await expect
      .poll(() =>
        document
          .querySelector("bm-app")
          ?.shadowRoot?.querySelector("bm-table-page")
          ?.shadowRoot?.querySelector("bm-table"),
      )
      .not.toBeNull();
  });

  it("a stranger without a name sits down by giving it", async () => {
    const { wire, server } = await visit(telling(), NAMELESS);
    await page.getByLabelText("What shall we call you?").fill("Lena");
    expect(await serious()).toEqual([]);
    await button("Sit down").click();
    await expect.poll(() => wire.named("sit").length).toBe(1);
    expect(server.player.name).toBe("Lena");
    expect(wire.only("sit").message).toMatchObject({ table: "table-01" });
  });

  it("the other's name is refused kindly, and another one asked for", async () => {
    const { wire } = await visit(telling());
    await button("Sit down").click();
    wire.only("sit").answer({ ok: false, error: { code: "nameTaken" } });
    await expect
      .element(page.getByText("The other player has this name. Please choose another."))
      .toBeVisible();
    await expect.poll(() => focused()?.localName).toBe("input");
    await page.getByLabelText("What shall we call you?").fill("Lena");
    await button("Sit down").click();
    await expect.poll(() => wire.named("sit").length).toBe(2);
  });

  it("who comes second is told that the table is taken", async () => {
    let status: TableInfo["status"] = "open";
    const { wire } = await visit({ table: async () => ({ ok: true, value: { ...info, status } }) });
    await button("Sit down").click();
    status = "live";
    wire.only("sit").answer({ ok: false, error: { code: "tableFull" } });
    await expect.element(page.getByRole("heading", { name: "This table is taken" })).toBeVisible();
    expect(await serious()).toEqual([]);
    await expect.element(page.getByRole("link", { name: "To the lobby" })).toHaveAttribute("href", "/");
  });

  it("a table that is none is said to be none", async () => {
    await visit({ table: async () => ({ ok: false, error: { code: "unknownTable" } }) });
    await expect.element(page.getByRole("heading", { name: "There is no such table" })).toBeVisible();
    expect(await serious()).toEqual([]);
  });

  it("a server that does not answer is asked again", async () => {
    let away = true;
    await visit({
      table: async () => (away ? { ok: false, error: { code: "offline" } } : { ok: true, value: info }),
    });
    await expect
      .element(page.getByRole("alert").getByText("The server cannot be reached just now."))
      .toBeVisible();
    away = false;
    await button("Try again").click();
    await expect.element(page.getByRole("heading", { name: "Bert invites you to play" })).toBeVisible();
  });
});

describe("one's own table while it waits", () => {
  const open = updateWith({
    status: "open",
    visibility: "private",
    rules: PRESETS.sharp,
    seats: [{ id: "anna", name: "Anna", kind: "player" }, null],
    may: ["leave"],
  });
  const wait = async () => {
    const parts = await openApp(PATH);
    await expect.poll(() => parts.wire.named("join").length).toBe(1);
    parts.wire.only("join").answer({ ok: true, data: { ...open, code: "ABC23D" } });
    await expect.element(page.getByRole("heading", { name: "Your table is ready" })).toBeVisible();
    return parts;
  };

  it("shows its code, sign by sign for the ear, and its link", async () => {
    await wait();
    await expect.element(page.getByRole("img", { name: "A B C 2 3 D" })).toBeVisible();
    await expect.element(page.getByLabelText("Link")).toHaveValue(`${location.origin}${PATH}`);
    await expect.element(page.getByText("8 differences from Classic")).toBeVisible();
    expect(await serious()).toEqual([]);
  });

  it("is taken away only when that is meant, and leads back to the lobby though the news is faster than the answer", async () => {
    const { wire, paths } = await wait();
    await button("Remove the table").click();
    expect(wire.named("command")).toEqual([]);
    await button("Keep the table").click();
    await button("Remove the table").click();
    await button("Yes, take it away").click();
    expect(wire.only("command").message).toMatchObject({ command: { type: "leave", bummerl: 1 } });
    wire.tell("update", updateWith({ seq: 4, status: "ended", endedBy: 0 }));
    await expect.poll(() => paths.at(-1)).toBe("/");
    wire.only("command").answer({ ok: true, data: { seq: 4 } });
    await expect.element(page.getByRole("heading", { name: "Good day, Anna!" })).toBeVisible();
  });

  it("says why it could not be taken away", async () => {
    const { wire } = await wait();
    await button("Remove the table").click();
    await button("Yes, take it away").click();
    wire.only("command").answer({ ok: false, error: { code: "badMessage" } });
    await expect.element(page.getByRole("alert").getByText("The server did not understand")).toBeVisible();
  });

  it("turns into the table when somebody sits down", async () => {
    const { wire } = await wait();
    wire.tell("update", updateWith({ seq: 4 }));
    await expect.element(page.getByRole("heading", { name: "Table with Bert" })).toBeInTheDocument();
  });
});

it("whoever has just come to the table, or reloaded it, plays by keys at once", async () => {
  const { wire } = await openApp(PATH);
  await expect.poll(() => wire.named("join").length).toBe(1);
  const update = STATES.lead({});
  wire
    .only("join")
    .answer({ ok: true, data: { ...update, view: { ...update.view, table: "table-01" } as TableView } });
  await expect.element(page.getByRole("group", { name: "Your hand" })).toBeVisible();
  await expect.poll(() => focused()?.localName).toBe("h1");
  await userEvent.keyboard("h");
  await expect.element(page.getByRole("log")).toHaveTextContent(/Your hand:/);
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "How to play here" })).toBeVisible();
});
