import { describe, expect, it } from "vitest";
import { describeFaults, readConfig } from "../../src/config/index.ts";
import { Environment } from "../../src/config/schema.ts";
import { configTable } from "../../src/config/table.ts";

const read = (env: Record<string, string | undefined>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(describeFaults(result.error));
  return result.value;
};

const faultsOf = (env: Record<string, string>) => {
  const result = readConfig(env);
  return result.ok ? [] : result.error.map((fault) => fault.variable);
};

describe("readConfig", () => {
  it("works with nothing set", () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: "0.0.0.0",
      dataDir: "./data",
      databaseUrl: undefined,
      publicUrl: undefined,
      trustProxy: false,
      logLevel: "info",
    });
  });

  it("takes an empty variable as not set", () => {
    expect(read({ PORT: "", DATABASE_URL: "" })).toEqual(read({}));
  });

  it("lists all faults at once and repeats no value", () => {
    const result = readConfig({ PORT: "80a", DATABASE_URL: "mysql://u:secret@h/d", LOG_LEVEL: "loud" });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error.map((fault) => fault.variable).sort()).toEqual(["DATABASE_URL", "LOG_LEVEL", "PORT"]);
    expect(describeFaults(result.error)).not.toContain("secret");
  });

  it.each(["65536", "-1", "3.5", " 3000", "0x10", "1e3"])("refuses %j as a port", (PORT) => {
    expect(faultsOf({ PORT })).toEqual(["PORT"]);
  });

  it.each([
    "cards.example.org",
    "ftp://cards.example.org",
    "https://cards.example.org/play",
    "https://a@b.org",
  ])("refuses %j as public address", (PUBLIC_URL) => {
    expect(faultsOf({ PUBLIC_URL })).toEqual(["PUBLIC_URL"]);
  });

  it("writes the public address as browsers write an origin", () => {
    expect(read({ PUBLIC_URL: "HTTPS://Cards.Example.org:443/" }).publicUrl).toBe(
      "https://cards.example.org",
    );
  });

  it.each([
    ["true", true],
    ["false", false],
    ["2", 2],
    ["10.0.0.0/8, ::1", "10.0.0.0/8, ::1"],
  ])("reads %j as trust in proxies", (TRUST_PROXY, trusted) => {
    expect(read({ TRUST_PROXY }).trustProxy).toBe(trusted);
  });

  it("refuses a word as trust in proxies", () => {
    expect(faultsOf({ TRUST_PROXY: "yes please" })).toEqual(["TRUST_PROXY"]);
  });
});

describe("figures, grace and keeping", () => {
  it("are off, 25 seconds, and for ever but for guests who never played", () => {
    const { metricsToken, graceMs, keep } = read({});
    expect([metricsToken, graceMs, keep]).toEqual([undefined, 25_000, { endedDays: 0, guestsDays: 30 }]);
    const set = read({ METRICS_TOKEN: "x".repeat(16), GRACE_SECONDS: "60", KEEP_ENDED_DAYS: "365" });
    expect([set.metricsToken, set.graceMs, set.keep.endedDays]).toEqual(["x".repeat(16), 60_000, 365]);
  });

  it("a token that could be guessed is refused, and not repeated", () => {
    const refused = readConfig({ METRICS_TOKEN: "geheim" });
    expect(refused).toMatchObject({ ok: false, error: [{ variable: "METRICS_TOKEN" }] });
    expect(JSON.stringify(refused)).not.toContain("geheim");
  });
});

describe("the bus", () => {
  const redis = { BUS: "redis", REDIS_URL: "rediss://u:secret@h:6379" };
  it("is nobody to talk to, unless it is set", () => {
    expect(read({}).bus).toEqual({ type: "local" });
    expect(read({ BUS: "postgres" }).bus).toEqual({ type: "postgres" });
    expect(read(redis).bus).toEqual({ type: "redis", url: redis.REDIS_URL });
  });

  it("needs the address of a Redis for redis, and redis for an address, told with all other faults", () => {
    expect(faultsOf({ BUS: "redis", PORT: "x" }).sort()).toEqual(["PORT", "REDIS_URL"]);
    expect(faultsOf({ REDIS_URL: redis.REDIS_URL, PORT: "x" }).sort()).toEqual(["BUS", "PORT"]);
    expect(faultsOf({ BUS: "carrier pigeon" })).toEqual(["BUS"]);
    expect(faultsOf({ ...redis, REDIS_URL: "http://h" })).toEqual(["REDIS_URL"]);
  });
});

describe("configTable", () => {
  it("has a row for every setting", () => {
    const rows = configTable().split("\n").slice(2);
    expect(rows.map((row) => row.split("`")[1])).toEqual(Object.keys(Environment.shape));
  });
});
