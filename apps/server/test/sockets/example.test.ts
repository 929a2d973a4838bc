import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer, type TestServer } from "../support/client-server.ts";

const EXAMPLE = fileURLToPath(new URL("../../../../docs/examples/random-player.mjs", import.meta.url));

let server: TestServer;
beforeAll(async () => {
  // As a host gets it, with nothing set: a stranger's client must not need more.
  server = await startServer({ limits: { commandsPerSocket: 600 } });
});
afterAll(() => server.close());

interface Player {
  /** Exit code, and all it wrote. */
  readonly ended: Promise<readonly [code: number | null, said: string]>;
  /** Resolves with the first match in what it wrote. */
  readonly says: (pattern: RegExp) => Promise<string>;
}

function play(...args: readonly string[]): Player {
  const child = spawn(process.execPath, [EXAMPLE, server.url, ...args], {
    env: { ...process.env, DEALS: "4" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const hear = (chunk: Buffer): void => {
    said += chunk.toString("utf8");
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<readonly [number | null, string]>((resolve) =>
    child.once("close", (code) => resolve([code, said])),
  );
  const says = async (pattern: RegExp): Promise<string> => {
    await expect.poll(() => said, { timeout: 20_000, interval: 10 }).toMatch(pattern);
    return pattern.exec(said)?.[1] ?? "";
  };
  return { ended, says };
}

it("two of the example client play whole deals against the running server and go home", async () => {
  const maker = play();
  const code = await maker.says(/^code (\w{6})$/m);
  const open = await server.store.lobby.byCode(code);
  const guest = play(code);
  expect(await guest.ended).toEqual([0, expect.stringMatching(/^played to row \d+\n$/)]);
  expect(await maker.ended).toEqual([0, expect.stringMatching(/^code \w{6}\nplayed to row \d+\n$/)]);
  const rows = await server.store.log.read(open?.table ?? "", 0);
  const events = rows.flatMap((row) => row.events);
  // A match of four deals, or of fewer when a Bummerl was won by then.
  const deals = events.filter((event) => event.type === "dealScored" && event.result !== null).length;
  const won = events.find((event) => event.type === "bummerlWon");
  expect(won).toMatchObject(deals === 4 ? {} : { how: "played" });
  expect(deals).toBeGreaterThan(0);
  expect(events.at(-1)).toMatchObject({ type: "left" });
  expect(server.logged.filter((line) => line.includes("failed"))).toEqual([]);
}, 60_000);
