import { fork } from "node:child_process";
import { expect, it } from "vitest";
import { connect } from "../support/client.ts";
import { dealNext, randomChoice, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer } from "../support/client-server.ts";
import { createTestDatabase } from "../support/database.ts";

it("a server killed between commit and answer is asked again, and the move was made once", async () => {
  const database = await createTestDatabase();
  const child = fork(new URL("./crashing-server.ts", import.meta.url), [database.url], {
    execArgv: ["--import", "tsx"],
  });
  const killed = new Promise((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
  const url = await new Promise<string>((resolve) => child.once("message", (told) => resolve(String(told))));

  const match = await sitTogether(url);
  await dealNext(match);
  const turn = viewOf(match, 0).deal?.turn ?? 0;
  const view = viewOf(match, turn);
  const action = randomChoice(4)(view, view.deal?.legal ?? []);
  const command = { type: "act", seq: view.dealSeq, action } as const;
  const message = { table: match.table, id: "killkillkill", command };
  const frames = match.lines.map((line) => line.frames.length);
  const [line, other] = [match.lines[turn], match.lines[turn === 0 ? 1 : 0]];
  const lost = line.ask("command", message).then(
    () => "answered",
    () => "lost",
  );
  expect(await killed).toBe("SIGKILL");
  expect(await lost).toBe("lost");
  // Nobody was told of it, and yet it is done.
  expect(match.lines.map(({ frames: heard }) => heard.length)).toEqual(frames);

  const server = await startServer({ databaseUrl: database.url });
  const back = await connect(server.url, line.guest);
  const first = await back.ask("command", message);
  expect(first).toEqual({ ok: true, data: { seq: view.seq + 1 } });
  expect(await back.ask("command", message)).toEqual(first);
  const events = (await server.store.log.read(match.table, view.seq)).flatMap((row) => row.events);
  expect(events.filter(({ type }) => type === "acted")).toHaveLength(1);
  const opponent = await connect(server.url, other.guest);
  await opponent.ask("join", { table: match.table });
  expect(opponent.view(match.table)?.deal).toMatchObject({ trump: view.deal?.trump });
  await server.close();
  await database.drop();
}, 60_000);
