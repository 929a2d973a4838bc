import { describe, expect, test } from "vitest";
import { bummerl, inFolder } from "./run.ts";

const DECK =
  '["CJ","DT","HJ","SK","SQ","CK","DA","HT","SA","ST","CA","HA","DJ","DK","CQ","SJ","DQ","CT","HK","HQ"]';
const record = (actions: string): string =>
  `{"rules":"classic","dealer":0,"deck":${DECK},"actions":[${actions}]}`;

const TRICK = '{"seat":1,"type":"play","card":"HJ"},{"seat":0,"type":"play","card":"CK"}';
const EXCHANGE = '{"seat":0,"type":"exchange"}';

/** Forehand closes after a trick and claims in the last but one: 14 actions. */
const WHOLE_DEAL = [
  TRICK,
  '{"seat":1,"type":"close"}',
  ...["1 DT", "0 DJ", "1 HT", "0 SQ", "1 CJ", "0 CA", "0 ST", "1 SA", "1 HA", "0 SK"].map(
    (play) => `{"seat":${play.slice(0, 1)},"type":"play","card":"${play.slice(2)}"}`,
  ),
  '{"seat":1,"type":"claim"}',
].join(",");

const AFTER_TRICK =
  '"phase":"lead","turn":1,"leader":1,"trump":"D",' +
  '"hands":[["ST","SK","SQ","DJ","CA"],["SA","HA","HT","DT","CJ"]],"led":null,' +
  '"stock":{"size":8,"faceDown":["DK","CQ","SJ","DQ","CT","HK","HQ"],"upCard":"DA","closedBy":null},' +
  '"points":[0,6],"pending":[0,0],"tricks":[0,1],' +
  '"legal":[{"type":"play","card":"SA"},{"type":"play","card":"HA"},{"type":"play","card":"HT"},' +
  '{"type":"play","card":"DT"},{"type":"play","card":"CJ"},{"type":"close"},{"type":"claim"},' +
  '{"type":"giveUp"}],"result":null}';
const PLAYED = `{"ok":true,"applied":2,${AFTER_TRICK}`;
const REFUSED = `{"ok":false,"applied":2,"error":{"code":"leaderOnly","rule":"R14"},${AFTER_TRICK}`;
const OVER =
  '{"ok":true,"applied":3,"phase":"over","turn":null,"leader":1,"trump":"D",' +
  '"hands":[["ST","SK","SQ","DJ","CA"],["SA","HA","HT","DT","CJ"]],"led":null,' +
  '"stock":{"size":8,"faceDown":["DK","CQ","SJ","DQ","CT","HK","HQ"],"upCard":"DA","closedBy":null},' +
  '"points":[0,6],"pending":[0,0],"tricks":[0,1],"legal":[],' +
  '"result":{"winner":0,"counters":3,"reason":"falseClaim"}}';
const BAD = '{"ok":false,"error":{"code":"badRecord","at":"deck"}}';

const BAD_RECORD = '{"rules":"classic","dealer":0,"deck":[],"actions":[]}';

describe("bummerl deal replay", () => {
  test("prints a line for each record, byte for byte; a refusal is an answer and exits 0", async () => {
    const file = [
      record(TRICK),
      record(`${TRICK},${EXCHANGE}`),
      "",
      record(`${TRICK},{"seat":1,"type":"claim"}`),
    ].join("\n");
    await inFolder({ "deals.jsonl": file }, async (cwd) => {
      const ran = await bummerl(["deal", "replay", "deals.jsonl"], { cwd });
      expect(ran).toEqual({ code: 0, out: `${PLAYED}\n${REFUSED}\n${OVER}\n`, err: "" });
    });
  });

  test("takes a file as editors elsewhere write it: byte order mark, CRLF, a very long line, no end of line", async () => {
    const long = record(TRICK).replace("{", `{"name":"${"x".repeat(1_000_000)}",`);
    const input = `\uFEFF${record(TRICK)}\r\n\r\n${long}\r\n${record(TRICK)}`;
    expect(await bummerl(["deal", "replay", "-"], { input })).toEqual({
      code: 0,
      out: `${PLAYED}\n${PLAYED}\n${PLAYED}\n`,
      err: "",
    });
  });

  test("goes on after a bad record and exits 1", async () => {
    const input = `${BAD_RECORD}\n{oops\n${record(TRICK)}\n`;
    expect(await bummerl(["deal", "replay", "-"], { input })).toEqual({
      code: 1,
      out: `${BAD}\n{"ok":false,"error":{"code":"badRecord","at":"json"}}\n${PLAYED}\n`,
      err: "",
    });
  });

  test("reads standard input, Windows line ends, blank lines and a last line without an end", async () => {
    const input = `\r\n${record(TRICK)}\r\n  \r\n${record(TRICK)}`;
    const ran = await bummerl(["deal", "replay", "-"], { input });
    expect(ran).toEqual({ code: 0, out: `${PLAYED}\n${PLAYED}\n`, err: "" });
  });

  test("nothing in, nothing out", async () => {
    expect(await bummerl(["deal", "replay", "-"])).toEqual({ code: 0, out: "", err: "" });
  });

  test("started by pnpm, a file is meant from where it was called", async () => {
    await inFolder({ "deals.jsonl": record(TRICK) }, async (folder) => {
      const env = { npm_lifecycle_event: "bummerl", INIT_CWD: folder };
      const ran = await bummerl(["deal", "replay", "deals.jsonl"], { env, source: true });
      expect(ran.out).toBe(`${PLAYED}\n`);
    });
  });

  test("a file that is not there, or is a folder: a message and exit code 2", async () => {
    await inFolder({}, async (cwd) => {
      const missing = await bummerl(["deal", "replay", "none.jsonl"], { cwd });
      expect(missing).toMatchObject({ code: 2, out: "" });
      expect(missing.err).toMatch(/^bummerl: cannot read none\.jsonl: ENOENT.*\n$/);
      const folder = await bummerl(["deal", "replay", "."], { cwd });
      expect(folder).toMatchObject({ code: 2, out: "" });
      expect(folder.err).toMatch(/^bummerl: cannot read \.: EISDIR.*\n$/);
    });
  });

  test("wrong arguments: a message and exit code 2; help: 0", async () => {
    expect(await bummerl(["deal", "replay"])).toMatchObject({ code: 2, out: "" });
    expect(await bummerl(["deal", "shuffle"])).toMatchObject({ code: 2, out: "" });
    expect(await bummerl(["--help"])).toMatchObject({ code: 0, err: "" });
  });

  test("stops quietly when nobody reads on", async () => {
    const input = `${record(TRICK)}\n`.repeat(20_000);
    await inFolder({ "deals.jsonl": input }, async (cwd) => {
      const ran = await bummerl(["deal", "replay", "deals.jsonl"], { cwd, hangUp: true });
      expect(ran).toMatchObject({ code: 141, err: "" });
    });
  });

  test("replays at least 20,000 whole deals a minute, in order", async () => {
    const whole = record(WHOLE_DEAL);
    const count = 20_000;
    const input = `${whole}\n${record(TRICK)}\n`.repeat(count);
    const start = performance.now();
    const ran = await bummerl(["deal", "replay", "-"], { input });
    expect(performance.now() - start).toBeLessThan(60_000);
    expect(ran.code).toBe(0);
    const answers = ran.out.split("\n");
    expect(answers).toHaveLength(2 * count + 1);
    const [answer = ""] = answers;
    expect(answer).toMatch(/^\{"ok":true,"applied":14,"phase":"over",/);
    expect(ran.out).toBe(`${answer}\n${PLAYED}\n`.repeat(count));
  });
});
