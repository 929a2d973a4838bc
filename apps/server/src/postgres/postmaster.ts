import { execFile } from "node:child_process";
import { readFile, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { DatabaseStartError } from "./fault.ts";

/** What a running postmaster writes about itself into its cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of its Unix socket, or a TCP address. */
  readonly host: string;
}

const pidFile = (cluster: string): string => join(cluster, "postmaster.pid");

/**
 * Reads `postmaster.pid`: process, data folder, start time, port, socket folder, address, shared memory, status.
 * Undefined if there is none, or it is not written to its end.
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), "utf8").catch(() => "");
  const [pid, , , port, socketFolder, address] = text.split("\n").map((line) => line.trim());
  const host = socketFolder || address;
  if (!pid || !port || !host || !(Number(pid) > 0)) return undefined;
  return { pid: Number(pid), port: Number(port), host };
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return command.replaceAll("\0", " ");
  }
  const ps = promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]);
  return ps.then(
    ({ stdout }) => stdout,
    () => "",
  );
}

/**
 * Is that process a postmaster still? A number alone proves nothing: after a reboot, and in a container always,
 * the number is somebody else's; and a dead process nobody has waited for still answers signals.
 */
export const isRunning = async ({ pid }: Postmaster): Promise<boolean> =>
  /postgres|postmaster/.test(await commandOf(pid));

/**
 * Takes away a `postmaster.pid` whose process is not a postmaster any more. Postgres does this itself, except
 * when the number now belongs to another program of the same user.
 */
export async function clearStale(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster !== undefined && !(await isRunning(postmaster))) await rm(pidFile(cluster), { force: true });
}

/** How long a postmaster may take to write everything down and end, in ms. */
const STOP_PATIENCE = 30_000;

/**
 * Ends a postmaster by fast shutdown: sessions are cut, everything is written, nothing needs recovery. One that
 * does not end in time is told to stop at once, which costs a recovery at the next start and no data.
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  await end(postmaster);
  // A private folder for its socket goes with it; the cluster itself holds more than a socket and stays.
  if (/\/bummerl-[^/]+$/.test(postmaster.host)) await rmdir(postmaster.host).catch(() => undefined);
}

async function end(postmaster: Postmaster): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (!(await isRunning(postmaster))) return;
    process.kill(postmaster.pid, signal);
    // It is no child of ours (it may be adopted), so there is nothing to be told by: look.
    for (const start = Date.now(); Date.now() - start < STOP_PATIENCE; await delay(20))
      if (!(await isRunning(postmaster))) return;
  }
  throw new DatabaseStartError(`Postgres (process ${postmaster.pid}) does not stop.`);
}
