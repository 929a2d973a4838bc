import { afterAll, describe, expect, it } from "vitest";
import { connect, join, newId } from "../support/client.ts";
import {
  carry,
  command,
  data,
  dealNext,
  playDeal,
  randomChoice,
  sitTogether,
  viewOf,
} from "../support/client-match.ts";
import { startServer } from "../support/client-server.ts";
import { aroundAppend, makeGate } from "../support/client-store.ts";
import { createTestDatabase } from "../support/database.ts";

const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
});

const next = { type: "next", deal: 1, cut: "00" } as const;

describe("a store that takes its time", () => {
  it("keeps everything back until the row is committed: no update and no answer before", async () => {
    const gate = makeGate();
    const server = await startServer({
      wrap: aroundAppend(async (entry, append) => {
        await gate.pass();
        return append(entry);
      }),
    });
    const match = await sitTogether(server.url);
    gate.shut();
    const frames = match.lines.map((line) => line.frames.length);
    const answer = command(match.lines[0], match.table, next);
    await gate.reached;
    // A message that is answered without the store goes the same way after it: nothing was held up on the wire.
    await Promise.all(match.lines.map((line) => line.ask("beat", {})));
    expect(
      match.lines.map((line, i) => line.frames.slice(frames[i]).filter((frame) => /update/.test(frame))),
    ).toEqual([[], []]);
    gate.open();
    expect(await answer).toMatchObject({ ok: true });
    // The own view came before the answer, in the same breath.
    const own = match.lines[0].frames.slice(frames[0]);
    const update = own.findIndex((frame) => frame.includes('"update"'));
    expect(update).toBeGreaterThanOrEqual(0);
    expect(own.findIndex((frame) => /^3\d*\[\{"ok":true,"data":\{"seq"/.test(frame))).toBe(update + 1);
    await server.close();
  });
});

describe("a store that fails", () => {
  it("refuses the command, changes nothing, and takes the same id again", async () => {
    let failing = false;
    const server = await startServer({
      wrap: aroundAppend((entry, append) =>
        failing ? Promise.reject(new Error("no space; secret: CARDS")) : append(entry),
      ),
    });
    const match = await sitTogether(server.url);
    const before = viewOf(match, 0);
    failing = true;
    const id = newId();
    expect(await command(match.lines[0], match.table, next, id)).toEqual({
      ok: false,
      error: { code: "serverError" },
    });
    expect(viewOf(match, 0)).toEqual(before);
    failing = false;
    expect(await command(match.lines[0], match.table, next, id)).toMatchObject({ ok: true });
    expect(server.logged.join("")).not.toContain("CARDS");
    await server.close();
  });

  it("answers busy when it says that it is", async () => {
    let behind = false;
    const server = await startServer({
      wrap: aroundAppend(async (entry, append) => (behind ? { type: "behind" } : append(entry))),
    });
    const match = await sitTogether(server.url);
    behind = true;
    expect(await command(match.lines[0], match.table, next)).toEqual({ ok: false, error: { code: "busy" } });
    await server.close();
  });
});

describe("a row that was committed though nobody was told", () => {
  it("is found by its command id: the command is not carried out twice", async () => {
    let losing = false;
    const server = await startServer({
      wrap: aroundAppend(async (entry, append) => {
        const appended = await append(entry);
        if (losing) throw new Error("the connection was lost");
        return appended;
      }),
    });
    const match = await sitTogether(server.url);
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const view = viewOf(match, turn);
    const act = {
      type: "act",
      seq: view.dealSeq,
      action: randomChoice(1)(view, view.deal?.legal ?? []),
    } as const;
    const id = newId();
    losing = true;
    expect(await command(match.lines[turn], match.table, act, id)).toMatchObject({ ok: false });
    losing = false;
    expect(await command(match.lines[turn], match.table, act, id)).toEqual({
      ok: true,
      data: { seq: view.seq + 1 },
    });
    await match.lines[1].until(match.table, ({ seq }) => seq === view.seq + 1);
    expect((await server.store.log.read(match.table, view.seq)).length).toBe(1);
    await playDeal(match, randomChoice(2));
    await server.close();
  });
});

describe("two servers on one database", () => {
  it("serve one table: whoever is behind reads what the other wrote and decides again", async () => {
    const database = await createTestDatabase();
    drops.push(database.drop);
    const [one, two] = [
      await startServer({ databaseUrl: database.url }),
      await startServer({ databaseUrl: database.url }),
    ];
    const [anna, bert] = [await join(one.url, "Anna"), await join(one.url, "Bert")];
    const { table, code } = await data(
      anna.ask("make", { id: newId(), rules: "classic", clock: "untimed", visibility: "private" }),
    );
    // The second server looks while the chair is free, and is not told that it is taken.
    const near = await connect(two.url, anna.guest);
    await data(near.ask("join", { table }));
    await data(bert.ask("sit", { id: newId(), code }));
    for (const line of [anna, bert]) await data(line.ask("join", { table }));
    const match = { table, code, lines: [anna, bert] as const };
    const far = await connect(two.url, match.lines[1].guest);
    await data(far.ask("join", { table: match.table }));
    expect(near.view(table)?.status).toBe("live");
    await carry(match, 0, next);
    // The second server has not heard of that row.
    expect(await command(far, match.table, { ...next, cut: "11" })).toMatchObject({ ok: true });
    const view = await far.until(match.table, ({ stage }) => stage === "playing");
    const turn = view.deal?.turn ?? 0;
    // The first one has not heard of the deal: it looks before it refuses.
    const act = { type: "act", seq: view.dealSeq, action: { type: "giveUp" } } as const;
    if (turn === 0) expect(await command(match.lines[0], match.table, act)).toMatchObject({ ok: true });
    else expect(await command(far, match.table, act)).toMatchObject({ ok: true });
    const rows = await one.store.log.read(match.table, 0);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    await two.close();
    await one.close();
  });
});
