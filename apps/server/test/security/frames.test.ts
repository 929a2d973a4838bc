import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RawData, WebSocket } from "ws";
import { makeGuest } from "../support/client.ts";
import { command, dealNext, playDeal, randomChoice, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { cardsIn, updatesIn } from "../support/known-cards.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Frames a line that stays open is sent, in all. */
const FRAMES = 96_000;
/** Lines that are sent something no Socket.IO client would send; most are cut at once. */
const BROKEN_LINES = 4_000;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heapMegabytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** A seeded stream of numbers below a limit: a failing run can be had again. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A bare line: frames as they are, without a client's manners. */
interface RawLine {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** Resolves when the server has answered this acknowledgement; fails when the line was cut. */
  answered(ack: number): Promise<void>;
}

async function openRaw(cookie: string): Promise<RawLine> {
  const url = `${server.url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { origin: server.url, headers: { cookie } });
  const heard: string[] = [];
  const waits = new Map<string, () => void>();
  const cut = new Promise<never>((_resolve, reject) => {
    socket.once("close", (code) => reject(new Error(`the line was cut (${code})`)));
  });
  // Lines that nobody waits for any more are closed in the end.
  cut.catch(() => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.on("message", (data: RawData) => {
      const text = String(data);
      heard.push(text);
      if (text.startsWith("0")) socket.send('40{"protocol":1}');
      if (text === "2") socket.send("3");
      if (text.startsWith('42["welcome"')) resolve();
      const ack = /^43(\d+)\[/.exec(text)?.[1];
      if (ack !== undefined) waits.get(ack)?.();
    });
  });
  return {
    socket,
    heard,
    answered: (ack) =>
      Promise.race([cut, new Promise<void>((resolve) => void waits.set(String(ack), resolve))]),
  };
}

const NAMES = ["join", "part", "command", "make", "sit", "seek", "watchLobby", "beat", "update"];
const KEYS = [
  "table",
  "id",
  "command",
  "type",
  "seq",
  "action",
  "card",
  "rules",
  "clock",
  "seat",
  "__proto__",
];

/** Well-framed packets with anything in them: values taken apart and put together anew. */
function packets(table: string, seed: number): (ack: number) => string {
  const pick = numbers(seed);
  const values = fc.sample(
    fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom<unknown>(table, "HA", "act", "play", "classic", { type: "play", card: "HA" }, 2 ** 53),
      fc.constantFrom<unknown>("A".repeat(3_000), { _placeholder: true, num: 0 }, "\u0000", "\ud800"),
    ),
    { numRuns: 2_000, seed },
  );
  const any = (): unknown => values[pick(values.length)];
  const anyObject = (): Record<string, unknown> =>
    Object.fromEntries(
      Array.from({ length: pick(5) }, () => [KEYS[pick(KEYS.length)], pick(3) === 0 ? table : any()]),
    );
  return (ack) => {
    const message = pick(3) === 0 ? any() : anyObject();
    const body = pick(2) === 0 ? { table, id: "fuzz-fuzz-fuzz", command: message } : message;
    return `42${pick(4) === 0 ? "" : ack}${JSON.stringify([NAMES[pick(NAMES.length)], body])}`;
  };
}

/** What is no packet of Engine.IO, or none of Socket.IO, or one that a client may not send. */
function brokenFrame(pick: (below: number) => number): string | Buffer {
  const bytes = Buffer.from(Array.from({ length: 1 + pick(60) }, () => pick(256)));
  const kinds: readonly (() => string | Buffer)[] = [
    () => bytes,
    () => bytes.toString("latin1"),
    () => `4${pick(10)}${bytes.toString("base64")}`,
    () => `45${pick(1_000_000)}-["update",{"_placeholder":true,"num":0}]`,
    () => `42${"9".repeat(400)}["beat",{}]`,
    () => `42["beat",${"[".repeat(7_000)}`,
    () => `40/admin,{"protocol":1}`,
    () => `44{"message":"from below"}`,
    () => `42["connect_error",{}]`,
    () => `42["disconnect",{}]`,
    () => `420["beat",{"long":"${"A".repeat(17_000)}"}]`,
    () => "41",
    () => "1",
    () => `b${bytes.toString("base64")}`,
  ];
  return kinds[pick(kinds.length)]?.() ?? bytes;
}

describe("a hundred thousand fuzzed frames", () => {
  it("crash nothing, tell nothing, change nothing and are forgotten", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const rows = await server.store.log.read(match.table, 0);
    const before = [viewOf(match, 0), viewOf(match, 1)];
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    // Of those who sit there only the one who is not on turn speaks: whatever he says cannot be legal.
    const speaking = turn === 0 ? 1 : 0;
    const guests = await Promise.all(Array.from({ length: 3 }, () => makeGuest(server.url)));
    const strangers = await Promise.all(guests.map(({ cookie }) => openRaw(cookie)));
    const seated = await openRaw(match.lines[speaking].guest.cookie);
    const lines = [seated, ...strangers];
    const heap = heapMegabytes();

    await Promise.all(
      lines.map(async (line, i) => {
        const packet = packets(match.table, 1_000 + i);
        for (let sent = 0; sent < FRAMES / lines.length; sent += 200) {
          for (let n = 0; n < 199; n += 1) line.socket.send(packet(n));
          const done = line.answered(9_999_999);
          line.socket.send('429999999["beat",{}]');
          await done;
          line.heard.splice(0, line.heard.length, ...line.heard.filter((text) => text.includes(match.table)));
        }
      }),
    );

    const pick = numbers(77);
    const cookie = (await makeGuest(server.url)).cookie;
    for (let from = 0; from < BROKEN_LINES; from += 50)
      await Promise.all(
        Array.from({ length: 50 }, async (_, i) => {
          const url = `${server.url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
          const socket = new WebSocket(url, { origin: server.url, headers: { cookie } });
          await new Promise((resolve) => socket.once("open", resolve));
          // Half of them before the Socket.IO connection, half after asking for it.
          if (i % 2 === 0) socket.send('40{"protocol":1}');
          const closed = new Promise((resolve) => socket.once("close", resolve));
          socket.on("error", () => undefined);
          socket.send(brokenFrame(pick));
          socket.close();
          await closed;
        }),
      );

    // A stranger learns no more of the table than its id, which he said himself; who sits there sees what he may see.
    for (const { heard } of strangers) expect(heard.filter((text) => text.includes('"view"'))).toEqual([]);
    const secret = rows.flatMap(({ events }) => events).find((event) => event.type === "sealed")?.secret;
    const seen = cardsIn(viewOf(match, speaking));
    for (const text of seated.heard) {
      expect(text).not.toContain(secret ?? "no secret was drawn");
      for (const update of updatesIn([text]))
        expect([...cardsIn(update)].filter((card) => !seen.has(card))).toEqual([]);
    }
    for (const { socket } of lines) {
      expect(socket.readyState).toBe(WebSocket.OPEN);
      socket.close();
    }
    await expect.poll(() => server.server.io.engine.clientsCount).toBe(2);
    expect(heapMegabytes() - heap).toBeLessThan(24);
    expect(server.logged.filter((line) => line.includes("message failed"))).toEqual([]);
    expect(await server.store.log.read(match.table, 0)).toEqual(rows);
    const again = await Promise.all(match.lines.map((line) => line.ask("join", { table: match.table })));
    expect(again.map((answer) => answer.ok && answer.data.view)).toEqual(before);
    await playDeal(match, randomChoice(6));
    expect((await command(match.lines[0], match.table, { type: "next", deal: 2, cut: "" })).ok).toBe(true);
  }, 180_000);
});
