import { err, ok, type Result } from "@bummerl/engine";
import type { BusChoice } from "../bus/open-bus.ts";
import { Environment } from "./schema.ts";

/** All settings of a server, checked. Counts are at most; windows are named in the schema. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  /** As Fastify's `trustProxy`. */
  readonly trustProxy: boolean | number | string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly poolSize: number;
  readonly bus: BusChoice;
  readonly logLevel: Environment["LOG_LEVEL"];
  /** Opens `/metrics`; without it there is no such page. */
  readonly metricsToken: string | undefined;
  /** Most time the server may take to go down, in milliseconds. */
  readonly graceMs: number;
  readonly keep: Keep;
  /** Threads for computer opponents; 0: as many as the machine has cores, but one. */
  readonly computerThreads: number;
  readonly limits: Limits;
}

/** For how many days things are kept; 0 is for ever. */
export interface Keep {
  readonly endedDays: number;
  readonly guestsDays: number;
}

export interface Limits {
  /** Credits of one socket in 10 s. */
  readonly commandsPerSocket: number;
  /** Open sockets of one address. */
  readonly socketsPerAddress: number;
  /** Handshakes of one address in a minute. */
  readonly handshakesPerAddress: number;
  /** New guest sessions of one address in an hour. */
  readonly sessionsPerAddress: number;
}

/** One variable that cannot be used, and why. The value is not repeated: it may hold a password. */
export interface ConfigFault {
  readonly variable: string;
  readonly message: string;
}

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 * @returns every fault there is, not the first only
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, ConfigFault[]> {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(set);
  const alone = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    variable: path.map(String).join("."),
    message,
  }));
  const faults = [...alone, ...faultsTogether(set)];
  if (!parsed.success || faults.length > 0) return err(faults);
  const e = parsed.data;
  return ok({
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL,
    trustProxy: e.TRUST_PROXY,
    dataDir: e.BUMMERL_DATA,
    databaseUrl: e.DATABASE_URL,
    poolSize: e.DATABASE_POOL,
    bus: e.BUS === "redis" ? { type: "redis", url: e.REDIS_URL ?? "" } : { type: e.BUS },
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    graceMs: e.GRACE_SECONDS * 1_000,
    keep: { endedDays: e.KEEP_ENDED_DAYS, guestsDays: e.KEEP_GUESTS_DAYS },
    computerThreads: e.COMPUTER_THREADS,
    limits: {
      commandsPerSocket: e.LIMIT_COMMANDS,
      socketsPerAddress: e.LIMIT_SOCKETS,
      handshakesPerAddress: e.LIMIT_HANDSHAKES,
      sessionsPerAddress: e.LIMIT_SESSIONS,
    },
  });
}

/** What is wrong with variables only beside each other. */
function faultsTogether(set: Readonly<Record<string, unknown>>): ConfigFault[] {
  const usesRedis = set["BUS"] === "redis";
  const hasRedis = set["REDIS_URL"] !== undefined;
  if (usesRedis && !hasRedis) return [{ variable: "REDIS_URL", message: "must be set for BUS=redis" }];
  // Most likely somebody meant to; without it servers would be deaf to each other.
  if (hasRedis && !usesRedis) return [{ variable: "BUS", message: "must be redis where REDIS_URL is set" }];
  return [];
}

/** The faults as text for the person who started the server, one a line. */
export const describeFaults = (faults: readonly ConfigFault[]): string =>
  ["The configuration cannot be used:", ...faults.map((f) => `  ${f.variable} ${f.message}`)].join("\n");
