import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPostmaster, stopPostmaster } from "./postmaster.ts";

/** Is there a process of that number? It may be somebody else's by now. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, and of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Ends what runs left that were killed: their clusters live on, and nobody else would stop them.
 * @param prefix of their folders in the system's temporary one; the number of the process that made it comes next, then a dash
 */
export async function endLeftovers(prefix: string): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    const owner = entry.startsWith(prefix) ? Number(entry.slice(prefix.length).split("-")[0]) : 0;
    if (!(owner > 0) || isAlive(owner)) continue;
    const dataDir = join(tmpdir(), entry);
    const postmaster = await readPostmaster(join(dataDir, "postgres"));
    if (postmaster !== undefined) await stopPostmaster(postmaster);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
}
