import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerProcess } from "./server-process.ts";

/** The clock of the host as a server sees it; the host's own is never touched. */
export interface ShiftedClock {
  /** For the start of a server that shall have this clock. */
  readonly start: { readonly before: string; readonly env: Readonly<Record<string, string>> };
  /** Where a server that starts now begins, and a running one jumps to: off by so many ms. */
  startAt(shiftMs: number): ShiftedClock["start"];
  jump(server: ServerProcess | undefined, shiftMs: number): void;
  close(): Promise<void>;
}

export async function makeShiftedClock(): Promise<ShiftedClock> {
  const folder = await mkdtemp(join(tmpdir(), "bummerl-clock-"));
  const file = join(folder, "shift");
  const startAt = (shiftMs: number): ShiftedClock["start"] => ({
    before: pathToFileURL(join(import.meta.dirname, "clock-shim.mjs")).href,
    env: { FAULTS_CLOCK_FILE: file, FAULTS_CLOCK_SHIFT: String(shiftMs) },
  });
  return {
    start: startAt(0),
    startAt,
    jump: (server, shiftMs) => {
      writeFileSync(file, String(shiftMs));
      server?.signal("SIGWINCH");
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
