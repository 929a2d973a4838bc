import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../support/client.ts";
import { carry, command, data, dealNext, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { createTestDatabase } from "../support/database.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe("presence", () => {
  it("is a label: a cut line is shown at once and changes nothing else", async () => {
    const match = await sitTogether(server.url, { clock: "quick" });
    await dealNext(match);
    const before = viewOf(match, 0);
    const shown = match.lines[0].next("presence");
    match.lines[1].close();
    expect(await shown).toEqual({ table: match.table, online: [true, false] });
    const back = match.lines[0].next("presence");
    const again = await connect(server.url, match.lines[1].guest);
    const update = await data(again.ask("join", { table: match.table }));
    expect(await back).toEqual({ table: match.table, online: [true, true] });
    expect(update.online).toEqual([true, true]);
    expect(viewOf(match, 0)).toEqual(before);
    expect(update.view.deal?.hands[1]).toEqual(viewOf(match, 1).deal?.hands[1]);
  });

  it("lasts as long as one page of the player is there", async () => {
    const match = await sitTogether(server.url);
    const tab = await connect(server.url, match.lines[1].guest);
    await data(tab.ask("join", { table: match.table }));
    match.lines[1].close();
    const gone = match.lines[0].next("presence");
    // The first page went without a word of presence; the second one parts, and only that is heard.
    await data(tab.ask("part", { table: match.table }));
    expect(await gone).toEqual({ table: match.table, online: [true, false] });
  });
});

describe("a saved table", () => {
  it("goes on when both have opened it, from the same cards", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const cards = viewOf(match, 0).deal?.hands[0];
    await carry(match, 0, { type: "save", deal: 1 });
    expect(viewOf(match, 1).status).toBe("saved");
    await data(match.lines[1].ask("part", { table: match.table }));
    const called = match.lines[1].next("call");
    await data(command(match.lines[0], match.table, { type: "resume", deal: 1 }));
    expect(await called).toEqual({ table: match.table, reason: "resume" });
    await data(match.lines[1].ask("join", { table: match.table }));
    await carry(match, 1, { type: "resume", deal: 1 });
    expect(viewOf(match, 0)).toMatchObject({ status: "live", dealNumber: 1 });
    expect(viewOf(match, 0).deal?.hands[0]).toEqual(cards);
  });

  it.each(["part", "close"] as const)(
    "is not waited for by one whose last page is gone (%s)",
    async (how) => {
      const match = await sitTogether(server.url);
      await dealNext(match);
      await carry(match, 0, { type: "save", deal: 1 });
      await carry(match, 0, { type: "resume", deal: 1 });
      expect(viewOf(match, 1).resumeAsked).toEqual([true, false]);
      if (how === "part") await data(match.lines[0].ask("part", { table: match.table }));
      else match.lines[0].close();
      const view = await match.lines[1].until(match.table, ({ resumeAsked }) => !resumeAsked[0]);
      expect(view.status).toBe("saved");
      await data(command(match.lines[1], match.table, { type: "resume", deal: 1 }));
      const waiting = await match.lines[1].until(match.table, ({ resumeAsked }) => resumeAsked[1]);
      expect(waiting.status).toBe("saved");
    },
  );

  it("forgets after a restart who had it open", async () => {
    const database = await createTestDatabase();
    const first = await startServer({ databaseUrl: database.url });
    const match = await sitTogether(first.url);
    await dealNext(match);
    await carry(match, 0, { type: "save", deal: 1 });
    const [asker, other] = match.lines;
    await data(command(asker, match.table, { type: "resume", deal: 1 }));
    const rows = await first.store.log.read(match.table, 0);
    // No page said goodbye.
    await first.kill();
    const second = await startServer({ databaseUrl: database.url });
    const back = await connect(second.url, other.guest);
    const update = await data(back.ask("join", { table: match.table }));
    expect(rows.at(-1)?.events).toEqual([{ type: "resumeAsked", seat: 0 }]);
    expect(update.view.resumeAsked).toEqual([false, false]);
    back.close();
    await second.close();
    await first.close();
    await database.drop();
  });
});
