import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** How often it is looked whether they live, in ms. */
const INTERVAL = 300;

interface Entry {
  readonly parent: number;
  readonly command: string;
}

/** All processes of this machine by number. */
async function processes(): Promise<Map<number, Entry>> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,args="]);
  const lines = stdout.split("\n").flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined
      ? []
      : [[Number(pid), { parent: Number(parent), command: command ?? "" }] as const];
  });
  return new Map(lines);
}

/** Those above us that only pass a package manager's command on: `npm exec pnpm`, `sh -c pnpm`, `pnpm start`. */
async function starters(): Promise<number[]> {
  const all = await processes();
  const chain: number[] = [];
  for (let pid = process.ppid; ; ) {
    const entry = all.get(pid);
    if (entry === undefined || !/\b(npm|npx|pnpm)\b|^\S*sh -c .*tools\//.test(entry.command)) return chain;
    chain.push(pid);
    pid = entry.parent;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Calls back once when one of the package managers above us is gone. npx ends at once on SIGTERM or SIGKILL and tells
 * nobody below, so that whoever stops `npx pnpm start` would leave a server running that he cannot see.
 */
export async function whenStarterEnds(ended: () => void): Promise<void> {
  // Without `ps` (a bare container, Windows) there is no such watch, and nothing else is worse for it.
  const chain = await starters().catch(() => []);
  const timer = setInterval(() => {
    if (chain.every(isAlive)) return;
    clearInterval(timer);
    ended();
  }, INTERVAL);
  timer.unref();
}
