import { describe, expect, test } from "vitest";
import { bummerl, inFolder } from "./run.ts";

/** The stock is used up; both have tricks. */
const ENDING = `{"trump":"C","hands":[["ST","CT","DQ"],["SA","CA","CK"]],"leader":0,"led":null,"faceDown":[],\
"upCard":null,"closed":null,"points":[52,19],"tricks":[4,3],"marriages":[]}`;
const record = (position: string, actions = ""): string =>
  `{"rules":"classic","position":${position},"actions":[${actions}]}`;

const LEAD = '{"seat":0,"type":"play","card":"ST"}';
const DECK =
  '["CJ","DT","HJ","SK","SQ","CK","DA","HT","SA","ST","CA","HA","DJ","DK","CQ","SJ","DQ","CT","HK","HQ"]';

describe("bummerl deal solve", () => {
  test("prints value and actions, byte for byte, of the state after the record's actions", async () => {
    const file = [record(ENDING.replaceAll('"trump":"C"', '"trump":"D"')), "", record(ENDING, LEAD)].join(
      "\n",
    );
    await inFolder({ "deals.jsonl": file }, async (cwd) => {
      const { code, out, err } = await bummerl(["deal", "solve", "deals.jsonl"], { cwd });
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out.split("\n")).toEqual([
        '{"ok":true,"turn":0,"value":1,"actions":[{"action":{"type":"play","card":"ST"},"value":1},' +
          '{"action":{"type":"play","card":"DQ"},"value":-1},{"action":{"type":"play","card":"CT"},"value":-1},' +
          '{"action":{"type":"claim"},"value":-2}]}',
        '{"ok":true,"turn":1,"value":1,"actions":[{"action":{"type":"play","card":"SA"},"value":1}]}',
        "",
      ]);
    });
  });

  test("solves a whole deal; says so when an action is refused or nothing is left to solve", async () => {
    const dealt = (actions: string): string =>
      `{"rules":"sharp","dealer":0,"deck":${DECK},"actions":[${actions}]}`;
    const input = [
      dealt(""),
      dealt('{"seat":1,"type":"play","card":"HJ"},{"seat":1,"type":"play","card":"HT"}'),
      dealt('{"seat":1,"type":"giveUp"}'),
    ].join("\n");
    const { code, out, err } = await bummerl(["deal", "solve", "-"], { input });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [whole, refused, over] = out.split("\n");
    expect(whole).toMatch(/^\{"ok":true,"turn":1,"value":-?[123],"actions":\[/);
    expect(whole).not.toContain("giveUp");
    expect(refused).toBe('{"ok":false,"applied":1,"error":{"code":"notYourTurn","rule":"R9"}}');
    expect(over).toBe('{"ok":false,"error":{"code":"dealOver","rule":null}}');
  });

  test("goes on after a bad record and exits 1", async () => {
    const input = `{"rules":"classic","dealer":0,"deck":[],"actions":[]}\n${record(ENDING, LEAD)}\n`;
    const { code, out } = await bummerl(["deal", "solve", "-"], { input });
    expect(code).toBe(1);
    expect(out).toMatch(/^\{"ok":false,"error":\{"code":"badRecord","at":"deck"\}\}\n\{"ok":true,"turn":1,/);
  });

  test("a file that is not there: a message and exit code 2", async () => {
    expect(await bummerl(["deal", "solve", "/none.jsonl"])).toMatchObject({ code: 2, out: "" });
  });
});
