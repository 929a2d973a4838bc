import { ok, PRESETS, parseRuleSet, type Result, type RuleSet, type RuleSetError } from "@bummerl/engine";
import type { MakeMessage, Reply } from "@bummerl/protocol";
import type { SeatedPerson } from "@bummerl/table";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import { drawCode, tableIdFor } from "../identity/ids.ts";
import { refused } from "../refused.ts";
import type { OpenTable, Store } from "../store/store.ts";
import type { Feed } from "./feed.ts";

export interface OpenParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly host: Host;
  readonly feed: Feed;
  /** Tells the other processes that the row of this table came or went. */
  readonly listed: (table: string) => void;
}

export interface MakeParts extends OpenParts {
  readonly openTablesPerPlayer: number;
  readonly computerTablesPerPlayer: number;
}

/** Of 729 million codes a drawn one is hardly ever taken; so many in a row mean that something is broken. */
const CODE_DRAWS = 20;

/**
 * Makes a table and opens it under a code; or one with a computer, to which nobody else can come. The same message
 * again is the same table. The caller sees to it that a player makes one at a time, or his tables could not be counted.
 */
export async function makeTableOpen(
  parts: MakeParts,
  maker: SeatedPerson,
  message: MakeMessage,
): Promise<Reply<{ table: string; code: string }>> {
  const rules = chosenRules(message.rules);
  if (!rules.ok) return refused("badRules", rules.error.at);
  const table = tableIdFor(maker.id, message.id);
  if ((await parts.host.look(table)) === null) {
    if (await hasEnough(parts, maker.id, message)) return refused("tooMany");
    const { clock, visibility, computer } = message;
    const setup = { id: table, rules: rules.value, clock, maker };
    await parts.host.make(
      computer === undefined ? { ...setup, visibility } : { ...setup, visibility: "private", computer },
      message.id,
    );
  }
  return { ok: true, data: { table, code: await openUnderCode(parts, table) } };
}

/** Open tables and tables with a computer are counted apart: while one waits for somebody one may play the computer. */
const hasEnough = async (parts: MakeParts, maker: string, { computer }: MakeMessage): Promise<boolean> =>
  computer === undefined
    ? (await parts.store.lobby.openBy(maker)) >= parts.openTablesPerPlayer
    : (await parts.store.lists.againstComputer(maker)) >= parts.computerTablesPerPlayer;

function chosenRules(rules: MakeMessage["rules"]): Result<RuleSet, RuleSetError> {
  return typeof rules === "string" ? ok(PRESETS[rules]) : parseRuleSet(rules);
}

/**
 * Gives a table a code and lists it, unless it has one.
 * @returns the code; empty when there is no free chair, as when the message that made the table comes again later
 */
export async function openUnderCode(
  { store, host, feed, clock, listed }: OpenParts,
  table: string,
): Promise<string> {
  for (let draw = 0; draw < CODE_DRAWS; draw += 1) {
    const state = await host.look(table);
    const maker = state?.seats[0] ?? null;
    if (state === null || state.status !== "open" || maker === null) return "";
    const known = await store.lobby.byTable(table);
    if (known !== null) return known.code;
    const open: OpenTable = {
      table,
      maker: { id: maker.id, name: maker.name },
      rules: state.rules,
      clock: state.clock,
      visibility: state.visibility,
      code: drawCode(),
      madeAt: clock.now(),
    };
    if (!(await store.lobby.open(open))) continue;
    host.setCode(open.table, open.code);
    feed.put(open);
    listed(table);
    if ((await host.look(table))?.status === "open") return open.code;
    // Somebody sat down by the link meanwhile, before there was a row to take away.
    feed.drop(table);
    await store.lobby.close(table);
    listed(table);
    return "";
  }
  throw new Error("no free table code was found");
}
