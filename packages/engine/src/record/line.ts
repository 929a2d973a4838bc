import { err, ok, type Result } from "../result.ts";
import type { BadRecord } from "./json.ts";
import { parseRecord } from "./record.ts";
import { type ReplayOutput, replay } from "./replay.ts";

/** Reads one line of a file; `at` is `json` when it is not JSON at all. */
export function parseLine(line: string): Result<unknown, BadRecord> {
  try {
    return ok(JSON.parse(line));
  } catch (fault) {
    if (fault instanceof SyntaxError) return err({ code: "badRecord", at: "json" });
    throw fault;
  }
}

/** One line of a file of deal records, replayed. A refused action is an outcome, not an error. */
export function replayLine(line: string): Result<ReplayOutput, BadRecord> {
  const json = parseLine(line);
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  return record.ok ? ok(replay(record.value)) : record;
}
