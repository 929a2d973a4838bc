import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backup } from "../../src/cli/commands/backup.ts";
import { doctor } from "../../src/cli/commands/doctor.ts";
import { restore } from "../../src/cli/commands/restore.ts";
import { findMigrations, migrate } from "../../src/store/migrate.ts";
import { openStore } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { newId } from "../support/client.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../support/database.ts";
import { makePlayer, playUntil, seatTogether } from "../support/played.ts";
import { silent } from "../support/store-doubles.ts";
import { command } from "./in-process.ts";

let folder = "";
let source: TestDatabase;
let store: Store;
/** In the middle of a deal. */
let running = "";
const drops: (() => Promise<void>)[] = [];

const open = (url: string): Promise<Store> =>
  openStore({ connection: { connectionString: url }, log: silent });
const emptyDatabase = async (): Promise<string> => {
  const { url, drop } = await createEmptyDatabase();
  drops.push(drop);
  return url;
};
const onDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};
const KEPT = [
  "players",
  "sessions",
  "table_events",
  "tables",
  "deals",
  "bummerls",
  "open_tables",
  "server_life",
];
const contents = (url: string): Promise<Record<string, unknown[]>> =>
  onDatabase(url, async (client) => {
    const all: Record<string, unknown[]> = {};
    for (const table of KEPT)
      all[table] = (
        await client.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY to_jsonb(t)::text`)
      ).rows;
    return all;
  });
const written = async (): Promise<string> => {
  const file = join(folder, newId());
  expect(await command(source.url, () => backup(file, {}))).toMatchObject({ code: 0 });
  return file;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bummerl-backup-"));
  source = await createTestDatabase();
  store = await open(source.url);
  const [anna, bert] = [await makePlayer(store, 'An\t"na\\'), await makePlayer(store, "Bé→rt")];
  const over = await seatTogether(store, anna, bert);
  await playUntil(store, over, ({ stage }) => stage === "bummerlOver");
  running = await seatTogether(store, bert, anna);
  await playUntil(store, running, ({ actions, dealNumber }) => dealNumber === 2 && actions.length === 5);
  await seatTogether(store, anna, null);
  await store.life.beat(1_234, null);
});
afterAll(async () => {
  await store.close();
  await source.drop();
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

describe("a backup", () => {
  it("restored gives the same rows, sound and playable", async () => {
    const file = await written();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const target = await emptyDatabase();
    expect(await command(target, () => restore(file))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/restored/),
    });
    expect(await contents(target)).toEqual(await contents(source.url));
    expect((await command(target, () => doctor({ repair: false }))).out).toContain("code  missing");
    const restored = await open(target);
    const after = await playUntil(restored, running, ({ dealNumber }) => dealNumber === 3);
    expect(after.lastDeal?.deal).toBe(2);
    await restored.close();
  });

  it("made under load is of one moment: every table in it is sound, and a beginning of what it became", async () => {
    const [carl, dora] = [await makePlayer(store, "Carl"), await makePlayer(store, "Dora")];
    const tables = await Promise.all(Array.from({ length: 8 }, () => seatTogether(store, carl, dora)));
    let saved = false;
    const play = Promise.all(tables.map((table) => playUntil(store, table, () => saved)));
    const file = await written();
    saved = true;
    await play;
    const target = await emptyDatabase();
    expect(await command(target, () => restore(file))).toMatchObject({ code: 0 });
    const { out } = await command(target, () => doctor({ repair: false }));
    // The open table has no code: only a server gives it one.
    expect(out.split("\n").filter((line) => / {2}\w+ {2}/.test(line))).toEqual([
      expect.stringMatching(/code {2}missing/),
    ]);
    const restored = await open(target);
    for (const table of tables) {
      const then = await restored.log.read(table, 0);
      expect(then).toEqual((await store.log.read(table, 0)).slice(0, then.length));
    }
    await restored.close();
  });

  it("in a folder is called by its time, and only as many as wanted are kept", async () => {
    const own = await mkdtemp(join(folder, "kept-"));
    const older = ["2024-01-01T00-00-00Z", "2025-01-01T00-00-00Z"].map((at) => `bummerl-${at}.backup`);
    for (const name of [...older, "notes.txt"]) await writeFile(join(own, name), "");
    expect(await command(source.url, () => backup(own, { keep: 2 }))).toMatchObject({ code: 0 });
    const left = (await readdir(own)).sort();
    expect(left).toEqual([older[1], expect.stringMatching(/^bummerl-20.*\.backup$/), "notes.txt"]);
  });

  it("never leaves a half file under its name, and overwrites nothing", async () => {
    const file = await written();
    const before = await readFile(file);
    expect(await command(source.url, () => backup(file, {}))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/is there already/),
    });
    expect(await readFile(file)).toEqual(before);
    const nowhere = join(folder, "no-such-folder", "file");
    expect(await command(source.url, () => backup(nowhere, {}))).toMatchObject({
      code: 3,
      err: expect.stringMatching(/ENOENT/),
    });
    const unused = await emptyDatabase();
    const none = join(folder, newId());
    expect(await command(unused, () => backup(none, {}))).toMatchObject({
      code: 3,
      err: expect.stringMatching(/no Bummerl/),
    });
    expect((await readdir(folder)).filter((name) => name.includes(".part") || none.endsWith(name))).toEqual(
      [],
    );
  });
});

describe("a restore", () => {
  const fromText = async (change: (text: string) => string): Promise<string> => {
    const file = join(folder, newId());
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(await written())).toString("utf8"))));
    return file;
  };
  const cut = async (): Promise<string> => {
    const file = await written();
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, Math.floor(whole.length * 0.7)));
    return file;
  };

  it.each([
    ["cut in the middle", cut, /only a part of one/],
    [
      "without its last line",
      () => fromText((text) => text.slice(0, text.lastIndexOf('{"whole"'))),
      /only a part/,
    ],
    ["with a changed card", () => fromText((text) => text.replace('"HA"', '"SA"')), /checksums/],
    ["with a row less", () => fromText((text) => text.replace(/\n[^\n{]+\n\\\.\n/, "\n\\.\n")), /checksums/],
    [
      "of a later version",
      () => fromText((text) => text.replace('"migrations":[', '"migrations":[9999999999999,')),
      /newer version/,
    ],
    ["that is something else", () => fromText(() => "hello\n"), /no backup/],
  ])("of a file %s changes nothing", async (_what, make, why) => {
    const file = await make();
    const target = await emptyDatabase();
    expect(await command(target, () => restore(file))).toMatchObject({
      code: 3,
      err: expect.stringMatching(why),
    });
    const { rows } = await onDatabase(target, (client) =>
      client.query("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace"),
    );
    expect(rows).toEqual([]);
  });

  it("goes into an empty database only: one with players, or with a server at it, is left alone", async () => {
    const file = await written();
    const target = await createTestDatabase();
    drops.push(target.drop);
    const other = await open(target.url);
    await other.ping();
    expect(await command(target.url, () => restore(file))).toMatchObject({
      code: 3,
      err: expect.stringMatching(/Stop it first/),
    });
    await makePlayer(other, "Eva");
    await other.close();
    expect(await command(target.url, () => restore(file))).toMatchObject({
      code: 3,
      err: expect.stringMatching(/already/),
    });
    // One that a server has made and nobody has used is as good as empty.
    await onDatabase(target.url, (client) => client.query("DELETE FROM players"));
    expect(await command(target.url, () => restore(file))).toMatchObject({ code: 0 });
    expect(await contents(target.url)).toEqual(await contents(source.url));
  });

  it("of an older version's backup brings it up to date", async () => {
    const old = join(folder, "migrations");
    await cp(findMigrations(), old, { recursive: true });
    const journal = join(old, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8"));
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 2) }));
    const before = await emptyDatabase();
    await migrate({ connectionString: before }, old);
    await onDatabase(before, (client) =>
      client.query("INSERT INTO wishes (player, rules, clock, at) VALUES ('old', 'any', 'any', 1)"),
    );
    const file = join(folder, newId());
    expect(await command(before, () => backup(file, {}))).toMatchObject({ code: 0 });
    const target = await emptyDatabase();
    expect(await command(target, () => restore(file))).toMatchObject({ code: 0 });
    const restored = await open(target);
    expect(await restored.writable()).toBeNull();
    expect(await restored.lobby.seeking()).toBe(1);
    await restored.close();
  });
});
