import pg from "pg";
import { expect, it } from "vitest";
import { startBuiltServer } from "../support/built-server.ts";
import { connect } from "../support/client.ts";
import { dealNext, randomChoice, sitTogether, viewOf } from "../support/client-match.ts";
import { createTestDatabase } from "../support/database.ts";
import { makeDatabaseProxy } from "../support/database-proxy.ts";

it("a server killed between commit and answer is asked again, and the move was made once", async () => {
  const database = await createTestDatabase();
  const proxy = await makeDatabaseProxy(database.url);
  const looking = new pg.Client({ connectionString: database.url });
  await looking.connect();
  const rows = async (id: string): Promise<number> =>
    (await looking.query("SELECT 1 FROM table_events WHERE command_id = $1", [id])).rows.length;
  const first = await startBuiltServer(proxy.url);

  const match = await sitTogether(first.url);
  await dealNext(match);
  const turn = viewOf(match, 0).deal?.turn ?? 0;
  const view = viewOf(match, turn);
  const action = randomChoice(4)(view, view.deal?.legal ?? []);
  const command = { type: "act", seq: view.dealSeq, action } as const;
  const id = "committed-yet-never-acknowledged";
  const message = { table: match.table, id, command };
  const frames = match.lines.map((line) => line.frames.length);
  const [line, other] = [match.lines[turn], match.lines[turn === 0 ? 1 : 0]];
  const sent = proxy.swallowAnswerTo(id);
  const lost = line.ask("command", message).then(
    () => "answered",
    () => "lost",
  );
  await sent;
  await expect.poll(() => rows(id), { timeout: 10_000, interval: 5 }).toBe(1);
  expect(await first.end("SIGKILL")).toBe("SIGKILL");
  expect(await lost).toBe("lost");
  // Nobody was told of it, and yet it is done.
  expect(match.lines.map(({ frames: heard }) => heard.length)).toEqual(frames);

  const second = await startBuiltServer(database.url);
  const back = await connect(second.url, line.guest);
  const answer = await back.ask("command", message);
  expect(answer).toEqual({ ok: true, data: { seq: view.seq + 1 } });
  expect(await back.ask("command", message)).toEqual(answer);
  expect(await rows(id)).toBe(1);
  const acted = await looking.query("SELECT 1 FROM table_events WHERE events @> $1", ['[{"type":"acted"}]']);
  expect(acted.rows).toHaveLength(1);
  const opponent = await connect(second.url, other.guest);
  await opponent.ask("join", { table: match.table });
  expect(opponent.view(match.table)).toMatchObject({ seq: view.seq + 1, deal: { trump: view.deal?.trump } });
  expect(await second.end("SIGTERM")).toBe(0);
  await looking.end();
  await proxy.close();
  await database.drop();
}, 90_000);
