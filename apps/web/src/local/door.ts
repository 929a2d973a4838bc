import { err, ok, type Result, type RuleSet } from "@bummerl/engine";
import type { DealAnswer, OwnTable, PairTally } from "@bummerl/protocol";
import type { ComputerChoice } from "@bummerl/table";
import type { NetError } from "../net/errors.ts";
import { newId } from "../net/ids.ts";
import type { TableConnection } from "../net/table-connection.ts";
import { readLocal, writeLocal } from "../state/local.ts";
import type { LocalWorker } from "./local-worker.ts";
import type { Practice } from "./practice.ts";

/** Games against the computer that are played on this device alone. */
export interface LocalDoor {
  /** Makes a table and answers with its id, or why there is none. */
  make(rules: RuleSet, computer: ComputerChoice, name: string): Promise<Result<string, NetError>>;
  lineTo(table: string): Promise<TableConnection>;
  tables(): Promise<readonly OwnTable[]>;
  practice(): Promise<Practice | null>;
  deal(table: string, deal: number): Promise<DealAnswer | null>;
  tally(opponent: PairTally["opponent"]): Promise<PairTally>;
}

/** Whoever has never played here is not made to load the code that could tell him so. */
const PLAYED_KEY = "bm.here";
const hasPlayed = (): boolean => readLocal(PLAYED_KEY) !== null;

let worker: LocalWorker | null = null;

/** One worker for all tables of the page, started when the first one is wanted. */
const theWorker = async (): Promise<LocalWorker> => {
  const { LocalWorker } = await import("./local-worker.ts");
  worker ??= new LocalWorker();
  return worker;
};

/** The door of this browser. All behind it is fetched when it is wanted; the service worker keeps it for later. */
export const browserDoor: LocalDoor = {
  make: async (rules, computer, name) => {
    const table = newId();
    const far = await theWorker().catch(() => null);
    if (far === null) return err({ code: "offline" });
    const answer = await far.ask({ type: "make", wish: { table, rules, computer, name } });
    if (!answer.ok) return err(answer.error);
    writeLocal(PLAYED_KEY, "1");
    return ok(table);
  },
  lineTo: async (table) => {
    const [{ LocalLine }, far] = await Promise.all([import("./local-line.ts"), theWorker()]);
    return new LocalLine(far, table);
  },
  tables: async () => (hasPlayed() ? (await import("./shelf.ts")).tablesHere() : []),
  practice: async () => (hasPlayed() ? (await import("./shelf.ts")).practiceHere() : null),
  deal: async (table, deal) => (await import("./shelf.ts")).dealHere(table, deal),
  tally: async (opponent) => (await import("./shelf.ts")).tallyHere(opponent),
};
