import { ok, PRESETS, parseRuleSet, type Result, type RuleSet, type RuleSetError } from "@bummerl/engine";
import type { MakeMessage, Reply } from "@bummerl/protocol";
import type { SeatedPlayer } from "@bummerl/table";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import { drawCode, tableIdFor } from "../identity/ids.ts";
import { refused } from "../refused.ts";
import type { OpenTable, Store } from "../store/store.ts";
import type { Feed } from "./feed.ts";

export interface MakeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly host: Host;
  readonly feed: Feed;
  readonly openTablesPerPlayer: number;
}

/** Of 729 million codes a drawn one is hardly ever taken; so many in a row mean that something is broken. */
const CODE_DRAWS = 20;

/** Makes a table and opens it under a code. The same message again is the same table. */
export async function makeTableOpen(
  parts: MakeParts,
  maker: SeatedPlayer,
  message: MakeMessage,
): Promise<Reply<{ table: string; code: string }>> {
  const rules = chosenRules(message.rules);
  if (!rules.ok) return refused("badRules", rules.error.at);
  if (parts.feed.openBy(maker.id).length >= parts.openTablesPerPlayer) return refused("tooMany");
  const table = tableIdFor(maker.id, message.id);
  const { clock, visibility } = message;
  await parts.host.make({ id: table, rules: rules.value, clock, visibility, maker }, message.id);
  const code = await openUnderCode(parts, {
    table,
    maker: { id: maker.id, name: maker.name },
    rules: rules.value,
    clock,
    visibility,
    madeAt: parts.clock.now(),
  });
  return { ok: true, data: { table, code } };
}

function chosenRules(rules: MakeMessage["rules"]): Result<RuleSet, RuleSetError> {
  return typeof rules === "string" ? ok(PRESETS[rules]) : parseRuleSet(rules);
}

/** @returns the code; empty when the message came a second time and somebody sits there already */
async function openUnderCode(parts: MakeParts, entry: Omit<OpenTable, "code">): Promise<string> {
  const { store, host, feed } = parts;
  for (let draw = 0; draw < CODE_DRAWS; draw += 1) {
    const known = await store.lobby.byTable(entry.table);
    if (known !== null) return known.code;
    if ((await host.look(entry.table))?.status !== "open") return "";
    const open = { ...entry, code: drawCode() };
    if (!(await store.lobby.open(open))) continue;
    host.setCode(open.table, open.code);
    feed.put(open);
    return open.code;
  }
  throw new Error("no free table code was found");
}
