import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, join, newId } from "../support/client.ts";
import {
  carry,
  command,
  data,
  dealNext,
  type Match,
  playBummerl,
  randomChoice,
  sitTogether,
  viewOf,
} from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const rowsOf = async (match: Match): Promise<number> => (await server.store.log.read(match.table, 0)).length;

/** Both seats say it in the same moment. */
async function atOnce(match: Match, given: Parameters<typeof command>[2]): Promise<void> {
  const answers = await Promise.all(match.lines.map((line) => command(line, match.table, given)));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  const seq = Math.max(...answers.map((answer) => (answer.ok ? answer.data.seq : 0)));
  await Promise.all(match.lines.map((line) => line.until(match.table, (view) => view.seq >= seq)));
}

describe("a command", () => {
  it("sent again with its id gets the first answer, and nothing happens twice", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const view = viewOf(match, turn);
    const given = {
      type: "act",
      seq: view.dealSeq,
      action: randomChoice(5)(view, view.deal?.legal ?? []),
    } as const;
    const id = newId();
    const first = await command(match.lines[turn], match.table, given, id);
    const rows = await rowsOf(match);
    const again = await Promise.all([1, 2, 3].map(() => command(match.lines[turn], match.table, given, id)));
    expect(first).toMatchObject({ ok: true, data: { seq: view.seq + 1 } });
    expect(again).toEqual([first, first, first]);
    expect(await rowsOf(match)).toBe(rows);
  });

  it("sent twice at once is carried out once", async () => {
    const match = await sitTogether(server.url);
    const id = newId();
    const next = { type: "next", deal: 1, cut: "aa" } as const;
    const [one, two] = await Promise.all([
      command(match.lines[0], match.table, next, id),
      command(match.lines[0], match.table, next, id),
    ]);
    expect(one).toEqual(two);
    expect(await rowsOf(match)).toBe(3);
  });

  it("that was refused may be sent again: refusals are not remembered", async () => {
    const match = await sitTogether(server.url);
    const id = newId();
    const save = { type: "save", deal: 2 } as const;
    expect(await command(match.lines[0], match.table, save, id)).toMatchObject({
      error: { code: "wrongDeal" },
    });
    expect(await command(match.lines[0], match.table, { ...save, deal: 1 }, id)).toMatchObject({ ok: true });
  });

  it("made for an older view is stale, and brings the present one", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const other = turn === 0 ? 1 : 0;
    const old = viewOf(match, other).dealSeq;
    const view = viewOf(match, turn);
    const card = view.deal?.hands[turn][0] ?? "HA";
    await carry(match, turn, { type: "act", seq: view.dealSeq, action: { type: "play", card } });
    const answer = await command(match.lines[other], match.table, {
      type: "act",
      seq: old,
      action: { type: "play", card: viewOf(match, other).deal?.hands[other][0] ?? "HA" },
    });
    expect(answer).toMatchObject({ ok: false, error: { code: "stale" } });
    expect("update" in answer && answer.update?.view).toEqual(viewOf(match, other));
  });

  it("of a stranger is refused, and he sees nothing of a table in play", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const stranger = await join(server.url, "Xaver");
    const act = { type: "act", seq: viewOf(match, 0).dealSeq, action: { type: "claim" } } as const;
    expect(await command(stranger, match.table, act)).toEqual({ ok: false, error: { code: "notSeated" } });
    expect(await stranger.ask("join", { table: match.table })).toEqual({
      ok: false,
      error: { code: "notSeated" },
    });
    expect(await stranger.ask("part", { table: match.table })).toEqual({ ok: true, data: null });
    expect(await stranger.ask("join", { table: "nosuchtable" })).toEqual({
      ok: false,
      error: { code: "unknownTable" },
    });
    expect(stranger.updates).toEqual([]);
  });

  it("counts for the seat of whoever sends it, whatever he writes", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const view = viewOf(match, turn);
    const action = randomChoice(9)(view, view.deal?.legal ?? []);
    const wrong = match.lines[turn === 0 ? 1 : 0];
    const base = { table: match.table, id: newId() };
    const act = { type: "act", seq: view.dealSeq, action } as const;
    expect(await wrong.ask("command", { ...base, command: act })).toMatchObject({
      error: { code: "notYourTurn" },
    });
    expect(await wrong.askAnything("command", { ...base, seat: turn, command: act })).toMatchObject({
      error: { code: "badMessage" },
    });
  });
});

describe("both at once", () => {
  it("next, play on and save are the normal case, and a repeat succeeds", async () => {
    const match = await sitTogether(server.url, { clock: "calm" });
    await atOnce(match, { type: "next", deal: 1, cut: "00" });
    expect(viewOf(match, 0).stage).toBe("playing");
    await atOnce(match, { type: "next", deal: 1, cut: "11" });
    await atOnce(match, { type: "save", deal: 1 });
    expect(viewOf(match, 0).status).toBe("saved");
    await atOnce(match, { type: "resume", deal: 1 });
    expect(viewOf(match, 1).status).toBe("live");

    const over = await sitTogether(server.url);
    await playBummerl(over, randomChoice(3));
    await atOnce(over, { type: "playOn", bummerl: 1, cut: "22" });
    expect(viewOf(over, 0)).toMatchObject({ stage: "playing", bummerlNumber: 2 });
  });
});

describe("tables one page looks at", () => {
  it("are limited, also when they are joined all at once", async () => {
    const small = await startServer({ limits: { tablesPerSocket: 2 } });
    const line = await join(small.url, "Anna");
    const tables = await Promise.all(
      [1, 2, 3, 4].map(() =>
        data(line.ask("make", { id: newId(), rules: "classic", clock: "calm", visibility: "private" })),
      ),
    );
    const answers = await Promise.all(tables.map(({ table }) => line.ask("join", { table })));
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.error.code)).sort()).toEqual([
      "ok",
      "ok",
      "tooMany",
      "tooMany",
    ]);
    const joined = tables.find((_, i) => answers[i]?.ok);
    await data(line.ask("join", { table: joined?.table ?? "" }));
    await small.close();
  });
});

describe("many pages of one player", () => {
  it("all stay in step, and any may act", async () => {
    const match = await sitTogether(server.url);
    const tabs = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(() => connect(server.url, match.lines[0].guest)),
    );
    for (const tab of tabs) await data(tab.ask("join", { table: match.table }));
    await data(command(tabs[3] ?? match.lines[0], match.table, { type: "next", deal: 1, cut: "" }));
    await carry(match, 1, { type: "next", deal: 1, cut: "" });
    const { seq } = viewOf(match, 0);
    const views = await Promise.all(tabs.map((tab) => tab.until(match.table, (view) => view.seq >= seq)));
    for (const view of views) expect(view).toEqual(viewOf(match, 0));
  });

  it("twenty tabs: eight are served, the others are told so, nobody is evicted", async () => {
    const match = await sitTogether(server.url);
    const { guest } = match.lines[0];
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => connect(server.url, guest)));
    const refused = tries.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(13);
    for (const { status, ...rest } of refused) expect(rest).toMatchObject({ reason: { message: "tooMany" } });
    expect(match.lines[0].socket.connected).toBe(true);
    await carry(match, 0, { type: "next", deal: 1, cut: "" });
  });
});
