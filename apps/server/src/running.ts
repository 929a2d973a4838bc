import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isAlive } from "./postgres/leftovers.ts";

/** A server process of this machine, as it has written itself down in the data folder. */
export interface Running {
  readonly pid: number;
  readonly port: number;
}

/** Files of servers that run: more than one may share a folder when they share a database. */
const NAME = /^server-(\d+)-(\d+)\.running$/;
const folderOf = (dataDir: string): string => resolve(dataDir);

/**
 * Writes down that this process serves, so that commands of the host find it.
 * @returns takes it back
 */
export async function sayRunning(dataDir: string, port: number): Promise<() => Promise<void>> {
  const file = join(folderOf(dataDir), `server-${process.pid}-${port}.running`);
  await mkdir(folderOf(dataDir), { recursive: true });
  await writeFile(file, "");
  return () => rm(file, { force: true });
}

/** Servers of this data folder that are alive; what a killed one left behind is taken away. */
export async function findRunning(dataDir: string): Promise<Running[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  const found: Running[] = [];
  for (const name of names) {
    const [, pid, port] = NAME.exec(name) ?? [];
    if (pid === undefined || port === undefined) continue;
    const running = { pid: Number(pid), port: Number(port) };
    if (await isServer(running.pid)) found.push(running);
    else await rm(join(folderOf(dataDir), name), { force: true });
  }
  return found;
}

/** Alive, and a Node: after a restart of the machine the number may be somebody else's. */
export async function isServer(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return /\bmain\.(js|ts)\b/.test(command);
}
