import pg from "pg";
import { expect, it } from "vitest";
import { anything, playComputer, playOnUntil } from "../support/against-computer.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { connect, join, newId } from "../support/client.ts";
import { command, data } from "../support/client-match.ts";
import { createTestDatabase } from "../support/database.ts";

it("the built server's computers think in their threads, and outlive a kill in the middle of it", async () => {
  const database = await createTestDatabase();
  const first = await startBuiltServer(database.url, { COMPUTER_THREADS: "1" });
  const anna = await join(first.url, "Anna");
  const quick = await playComputer(anna, { level: "master", pace: "none", firstDealer: "me" });
  await playOnUntil(anna, quick, ({ dealNumber }) => dealNumber === 2, anything);
  const slow = await playComputer(anna, { level: "regulars", pace: "natural", firstDealer: "me" });
  await data(command(anna, slow, { type: "next", deal: 1, cut: newId() }));
  const pending = await anna.until(slow, ({ deal }) => deal?.turn === 1);
  expect(await first.end("SIGKILL")).toBe("SIGKILL");

  const second = await startBuiltServer(database.url, { COMPUTER_THREADS: "1" });
  const back = await connect(second.url, anna.guest);
  await data(back.ask("join", { table: slow }));
  const view = await back.until(slow, ({ deal }) => deal?.turn === 0);
  const hint = await data(back.ask("hint", { table: slow, seq: view.dealSeq }));
  expect(view.deal?.legal).toContainEqual(hint.action);

  const looking = new pg.Client({ connectionString: database.url });
  await looking.connect();
  const text = "SELECT seq, command_id FROM table_events WHERE table_id = $1 AND seq > $2 ORDER BY seq";
  const { rows } = await looking.query(text, [slow, pending.seq]);
  expect(rows[0]).toEqual({ seq: pending.seq + 1, command_id: `computer-${pending.dealSeq}` });
  await looking.end();
  expect(await second.end("SIGTERM")).toBe(0);
  await database.drop();
}, 90_000);
