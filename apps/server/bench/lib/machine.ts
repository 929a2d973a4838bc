import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";

/** What the machine did besides: figures that were taken beside other load say so. */
export interface Snapshot {
  readonly atMs: number;
  /** Seconds of all cores together. */
  readonly busy: number;
  readonly steal: number;
  readonly database: number;
  readonly processes: readonly number[];
}

export interface Besides {
  /** Cores in use on average, by whom. */
  readonly processes: readonly number[];
  readonly database: number;
  readonly others: number;
  readonly steal: number;
  readonly loadAverage: number;
}

const TICKS = 100;

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // No such system, or the process has just ended.
    return "";
  }
};

/** User and system time of one process, in seconds. */
function cpuOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
}

const parentOf = (pid: number): number =>
  Number(read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ")[1] ?? 0);

/** A postmaster and its children; 0 where it runs elsewhere. */
function databaseCpu(postmaster: number | null): number {
  if (postmaster === null) return 0;
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids
    .filter((pid) => pid === postmaster || parentOf(pid) === postmaster)
    .reduce((sum, pid) => sum + cpuOf(pid), 0);
}

export function lookAtMachine(postmaster: number | null, pids: readonly number[]): Snapshot {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] =
    read("/proc/stat").split("\n")[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  return {
    atMs: performance.now(),
    busy: (user + nice + system + irq + softirq) / TICKS,
    steal: steal / TICKS,
    database: databaseCpu(postmaster),
    processes: pids.map(cpuOf),
  };
}

export function between(before: Snapshot, after: Snapshot): Besides {
  const seconds = (after.atMs - before.atMs) / 1_000;
  const processes = after.processes.map((cpu, at) => (cpu - (before.processes[at] ?? 0)) / seconds);
  const database = (after.database - before.database) / seconds;
  const known = processes.reduce((sum, cores) => sum + cores, database);
  return {
    processes,
    database,
    others: Math.max(0, (after.busy - before.busy) / seconds - known),
    steal: (after.steal - before.steal) / seconds,
    loadAverage: loadavg()[0] ?? 0,
  };
}
