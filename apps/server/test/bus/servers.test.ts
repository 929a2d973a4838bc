import { afterEach, describe, expect, it } from "vitest";
import type { BusChoice } from "../../src/bus/open-bus.ts";
import { connect, join, type Line, makeGuest, newId } from "../support/client.ts";
import {
  command,
  data,
  dealNext,
  type Match,
  playDeal,
  randomChoice,
  viewOf,
} from "../support/client-match.ts";
import { redisBinary, startRedis } from "../support/redis.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { cutListeners } from "./forms.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const cluster = async (count: number, choice: BusChoice): Promise<Cluster> => {
  const started = await startCluster(count, choice);
  closing.push(started.close);
  return started;
};

/** Two guests at one table, each by a server of his own. */
async function sitApart({ servers }: Cluster): Promise<Match> {
  const [first, second] = servers;
  const [maker, guest] = await Promise.all([join(first?.url ?? "", "Anna"), join(second?.url ?? "", "Bert")]);
  const id = newId();
  const made = await data(
    maker.ask("make", { id, rules: "classic", clock: "untimed", visibility: "private" }),
  );
  await data(maker.ask("join", { table: made.table }));
  await data(guest.ask("sit", { id: newId(), code: made.code }));
  await data(guest.ask("join", { table: made.table }));
  return { ...made, lines: [maker, guest] };
}

/** The same player again, by another server. */
const secondPage = async (line: Line, url: string, table: string): Promise<Line> => {
  const page = await connect(url, line.guest);
  await data(page.ask("join", { table }));
  return page;
};

/** The log has each number once, and both seats see its end. */
async function expectWhole({ servers }: Cluster, match: Match): Promise<void> {
  const rows = (await servers[0]?.store.log.read(match.table, 0)) ?? [];
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  await Promise.all(match.lines.map((line) => line.until(match.table, ({ seq }) => seq === rows.length)));
}

/** Both press *Next* at the same instant. */
async function nextAtOnce(match: Match): Promise<void> {
  const { dealNumber: deal } = viewOf(match, 0);
  const next = (line: Line) => data(command(line, match.table, { type: "next", deal, cut: newId() }));
  await Promise.all(match.lines.map(next));
  await Promise.all(match.lines.map((line) => line.until(match.table, (view) => view.deal !== null)));
}

/** @param most deals at most */
async function playsApart(choice: BusChoice, most: number): Promise<Match> {
  const three = await cluster(3, choice);
  const match = await sitApart(three);
  const third = three.servers[2]?.url ?? "";
  // Each has a page at the third server, too, which sends whatever he does at the same instant, under the same id.
  const doubles = await Promise.all(match.lines.map((line) => secondPage(line, third, match.table)));
  const doubled: Match = {
    ...match,
    lines: [twice(match.lines[0], doubles[0] as Line), twice(match.lines[1], doubles[1] as Line)],
  };
  for (let deals = 0; deals < most && viewOf(match, 0).stage !== "bummerlOver"; deals += 1) {
    await nextAtOnce(doubled);
    await playDeal(doubled, randomChoice(17 + deals));
  }
  await expectWhole(three, match);
  for (const [seat, page] of doubles.entries())
    expect(page.view(match.table)).toEqual(viewOf(match, seat as 0 | 1));
  return match;
}

/** One player who sends everything from two pages at once; both must be answered alike. */
const twice = (line: Line, other: Line): Line => ({
  ...line,
  ask: async (event, message) => {
    const [answer, same] = await Promise.all([line.ask(event, message), other.ask(event, message)]);
    expect(same).toEqual(answer);
    return answer;
  },
  until: async (table, fulfils) => {
    await other.until(table, fulfils);
    return line.until(table, fulfils);
  },
});

/** Longest time until a move is seen at the other seat. */
async function slowestMove(match: Match, moves: number): Promise<number> {
  let slowest = 0;
  for (let move = 0; move < moves; move += 1) {
    const seat = viewOf(match, 0).deal?.turn ?? viewOf(match, 1).deal?.turn ?? 0;
    const view = viewOf(match, seat);
    const action = randomChoice(move)(view, view.deal?.legal ?? []);
    const since = performance.now();
    const { seq } = await data(
      command(match.lines[seat], match.table, { type: "act", seq: view.dealSeq, action }),
    );
    await Promise.all(match.lines.map((line) => line.until(match.table, (seen) => seen.seq >= seq)));
    slowest = Math.max(slowest, performance.now() - since);
  }
  return slowest;
}

describe("servers on one database", () => {
  it("let a whole Bummerl be played with every seat at two of three, both firing at once", async () => {
    const match = await playsApart({ type: "postgres" }, 20);
    expect(viewOf(match, 0).stage).toBe("bummerlOver");
  }, 90_000);

  const withRedis = redisBinary === null ? it.skip : it;
  withRedis(
    "do so by Redis or Valkey, too (skipped where there is none)",
    async () => {
      const redis = await startRedis(redisBinary ?? "");
      closing.push(redis.kill);
      const match = await playsApart({ type: "redis", url: redis.url }, 1);
      expect(viewOf(match, 1).lastDeal?.result).not.toBeNull();
    },
    90_000,
  );

  it("show a move within 4 s when every word is lost, and say that they are deaf", async () => {
    const deaf = await cluster(2, { type: "local" });
    const match = await sitApart(deaf);
    await match.lines[0].until(match.table, ({ status }) => status === "live");
    await dealNext(match);
    expect(await slowestMove(match, 1)).toBeLessThan(4_000);
    expect(deaf.servers.every(({ logged }) => logged.some((line) => line.includes("set BUS")))).toBe(true);
  });

  it("hear each other again after their listening connections were killed, and miss nothing of that time", async () => {
    const two = await cluster(2, { type: "postgres" });
    const match = await sitApart(two);
    await dealNext(match);
    await cutListeners(two.databaseUrl);
    expect(await slowestMove(match, 3)).toBeLessThan(4_000);
    await playDeal(match, randomChoice(5));
    await expectWhole(two, match);
  });

  it("cut the sockets of a session at all of them when it is ended at one", async () => {
    const two = await cluster(2, { type: "postgres" });
    const [here, there] = two.servers.map(({ url }) => url);
    const guest = await makeGuest(here ?? "", "Anna");
    const other = await makeGuest(here ?? "", "Bert");
    const line = await connect(there ?? "", guest);
    const cut = new Promise((resolve) => line.socket.once("disconnect", resolve));
    const ask = (path: string, cookie: string, body?: object) =>
      fetch(`${here}${path}`, {
        method: "POST",
        headers: { cookie, origin: here ?? "", ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const { code } = (await (await ask("/api/transfer", other.cookie)).json()) as { code: string };
    expect((await ask("/api/transfer/redeem", guest.cookie, { code })).status).toBe(200);
    expect(await cut).toBe("io server disconnect");
  });
});
