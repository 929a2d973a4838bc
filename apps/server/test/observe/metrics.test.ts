import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeMetrics } from "../../src/observe/metrics.ts";
import { newId } from "../support/client.ts";
import { command, dealNext, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { aroundAppend, makeGate } from "../support/client-store.ts";

const TOKEN = "a-word-for-prometheus";
const metrics = makeMetrics();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ metrics: { metrics, token: TOKEN } });
});
afterAll(() => server.close());

const scrape = (authorization?: string): Promise<Response> =>
  fetch(`${server.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
const figures = async (): Promise<string> => (await scrape(`Bearer ${TOKEN}`)).text();
/** The value of a line such as `name{label="x"}`. */
const figure = (text: string, line: string): number | null => {
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
};

describe("/metrics", () => {
  it("is not there without a token in the settings, and for nobody without that token", async () => {
    const plain = await startServer();
    expect((await fetch(`${plain.url}/metrics`)).status).toBe(404);
    await plain.close();
    for (const wrong of [
      undefined,
      "",
      TOKEN,
      "Bearer ",
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(0, -1)}`,
    ]) {
      const refused = await scrape(wrong);
      expect([refused.status, await refused.text()]).toEqual([401, ""]);
    }
    const allowed = await scrape(`Bearer ${TOKEN}`);
    expect([allowed.status, allowed.headers.get("content-type")]).toEqual([
      200,
      expect.stringContaining("text/plain"),
    ]);
  });

  it("tells what is going on", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const other = turn === 0 ? 1 : 0;
    const action = viewOf(match, turn).deal?.legal[0] ?? { type: "close" };
    await command(match.lines[other], match.table, {
      type: "act",
      seq: viewOf(match, other).dealSeq,
      action,
    });
    const before = await figures();
    expect(figure(before, 'bummerl_commands_total{type="next",result="accepted"}')).toBe(2);
    expect(figure(before, 'bummerl_commands_total{type="act",result="notYourTurn"}')).toBe(1);
    expect(figure(before, "bummerl_tables_held")).toBe(1);
    expect(figure(before, "bummerl_sockets")).toBe(2);
    expect(figure(before, "bummerl_players")).toBe(2);
    expect(figure(before, "bummerl_draining")).toBe(0);
    expect(figure(before, "bummerl_append_waiting")).toBe(0);
    expect(figure(before, "bummerl_append_seconds_count")).toBe(4);
    expect(
      figure(before, 'bummerl_http_requests_total{route="/api/session",method="POST",status="200"}'),
    ).toBe(2);
    // An address that somebody makes up is no label.
    await fetch(`${server.url}/api/${newId()}`);
    await fetch(`${server.url}/api/tables/${match.table}`);
    const after = await figures();
    expect(
      figure(after, 'bummerl_http_requests_total{route="none",method="GET",status="404"}'),
    ).not.toBeNull();
    expect(after).not.toContain(match.table);
    for (const line of match.lines) line.close();
    await expect.poll(async () => figure(await figures(), "bummerl_sockets")).toBe(0);
  });

  it("says how long a move waits while the log does not answer", async () => {
    const gate = makeGate();
    gate.shut();
    const own = makeMetrics(false);
    const slow = await startServer({
      metrics: { metrics: own, token: TOKEN },
      wrap: aroundAppend(async (entry, append) => {
        if (entry.row.seq > 1) await gate.pass();
        return append(entry);
      }),
    });
    const sitting = sitTogether(slow.url);
    await gate.reached;
    expect(figure((await own.read()).text, "bummerl_append_waiting")).toBe(1);
    expect(figure((await own.read()).text, "bummerl_append_oldest_seconds")).toBeGreaterThan(0);
    gate.open();
    await sitting;
    expect(figure((await own.read()).text, "bummerl_append_waiting")).toBe(0);
    await slow.close();
  });

  it("costs a move less than a microsecond", async () => {
    const own = makeMetrics(false);
    const rounds = 200_000;
    const since = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) {
      own.command("act", "accepted");
      own.appended(0.004);
    }
    expect(process.cpuUsage(since).user / rounds).toBeLessThan(1);
  });
});

describe("the board and the alarms", () => {
  it.each(["grafana/bummerl.json", "prometheus/bummerl-rules.yml"])(
    "%s name only figures that there are",
    async (file) => {
      const text = await readFile(new URL(`../../../../ops/${file}`, import.meta.url), "utf8");
      const named = new Set(text.match(/\b(bummerl|nodejs|process)_[a-z0-9_]+/g));
      const there = new Set(
        (await figures())
          .split("\n")
          .flatMap((line) => /^# TYPE (\S+) (\w+)/.exec(line)?.slice(1, 3).join(" ") ?? [])
          .flatMap((told) => {
            const [name, type] = told.split(" ");
            return type === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => name + part) : [name];
          }),
      );
      expect(named.size).toBeGreaterThan(4);
      expect([...named].filter((name) => !there.has(name))).toEqual([]);
    },
  );
});
