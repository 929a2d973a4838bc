import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { giveTo } from "./cluster.ts";
import { type Durability, durabilitySettings } from "./durability.ts";
import { type Endpoint, hostOf, possibleEndpoints } from "./endpoint.ts";
import { DatabaseStartError } from "./fault.ts";
import { type Identity, ourselves } from "./identity.ts";
import { clearStale, type Postmaster } from "./postmaster.ts";
import { run } from "./run.ts";

/** Connections the cluster takes; the pool and a few tools need far fewer, each costs some memory. */
const MAX_CONNECTIONS = 100;
/** How long a start, with recovery after a crash, may take, in seconds. */
const START_PATIENCE = 120;
/** How long the orphans of a killed postmaster may take to notice, in ms. */
const ORPHAN_PATIENCE = 10_000;

const settings = (endpoint: Endpoint, durability: Durability): string[] => [
  ...durabilitySettings(durability),
  `max_connections=${MAX_CONNECTIONS}`,
  `port=${endpoint.port}`,
  `listen_addresses=${endpoint.type === "tcp" ? "127.0.0.1" : ""}`,
  `unix_socket_directories=${endpoint.type === "socket" ? endpoint.folder : ""}`,
  "unix_socket_permissions=0700",
  // Its log shall not hold what players did: no statement, no "Key (…)=(…)".
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_checkpoints=off",
];

/** For pg_ctl's `-o`, which splits at spaces as a shell does. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Starts the cluster's postmaster and waits until it takes connections. It lives in a session of its own and
 * outlives us, whatever ends us; the next start adopts it. Another start of the same cluster may be faster: then
 * it runs, too.
 * @throws DatabaseStartError with what Postgres said
 */
export async function startPostmaster(
  cluster: string,
  binaries: Binaries,
  identity: Identity,
  durability: Durability,
  before?: Postmaster,
): Promise<void> {
  await clearStale(cluster);
  const logFile = join(cluster, "server.log");
  const endpoints = await possibleEndpoints(cluster, before);
  const temporary = endpoints.find((endpoint) => endpoint.type === "socket" && endpoint.temporary);
  if (temporary) await giveTo(identity, hostOf(temporary));
  const since = Date.now();
  let said = "";
  for (let next = endpoints.shift(); next !== undefined; ) {
    // One log per start, and the one before it.
    await rename(logFile, `${logFile}.1`).catch(() => undefined);
    const options = settings(next, durability).map((setting) => `-c ${shellQuoted(setting)}`);
    const args = ["start", "-w", "-s", "-t", String(START_PATIENCE), "-D", cluster, "-l", logFile, "-o"];
    const { code, output } = await run(identity, binaries.pgCtl, [...args, options.join(" ")], cluster);
    if (code === 0) {
      if (temporary !== undefined && next !== temporary) await rm(hostOf(temporary), { recursive: true });
      return;
    }
    said = `${output}\n${await readFile(logFile, "utf8").catch(() => "")}`.trim();
    if (/lock file "postmaster.pid" already exists|another server might be running/.test(said)) return;
    if (/pre-existing shared memory block/.test(said) && Date.now() - since < ORPHAN_PATIENCE)
      await delay(200);
    else if (/socket|bind/i.test(said)) next = endpoints.shift();
    else break;
  }
  const who = identity === ourselves ? "" : `, as ${identity.describe}`;
  throw new DatabaseStartError(
    `Postgres ${binaries.major} (${binaries.folder}${who}) does not start:\n${said}`,
  );
}
