import { spawn } from "node:child_process";
import type { Identity } from "./identity.ts";

export interface Ran {
  /** Exit code; null when a signal ended it or it never started. */
  readonly code: number | null;
  /** Standard output and standard error in the order they came. */
  readonly output: string;
}

/**
 * Runs a program of the Postgres kit to its end, as the given identity. Never throws: a program that cannot be
 * started is a `code: null` with the reason as output.
 *
 * The child gets its own session (`detached`): Ctrl-C in the terminal goes to a whole process group, and would
 * otherwise end Postgres before the server has written what it still holds.
 */
export function run(
  identity: Identity,
  program: string,
  args: readonly string[],
  cwd: string | undefined = undefined,
): Promise<Ran> {
  const [command, ...rest] = [...identity.prefix, program, ...args];
  return new Promise((resolve) => {
    const child = spawn(command ?? program, rest, {
      detached: process.platform !== "win32",
      windowsHide: true,
      stdio: ["ignore", "pipe", "pipe"],
      // The messages of initdb and pg_ctl are read below; translated ones could not be.
      env: { ...process.env, LC_ALL: "C", PGDATA: undefined, PGHOST: undefined, PGPORT: undefined },
      ...(cwd === undefined ? {} : { cwd }),
      ...(identity.uid === undefined ? {} : { uid: identity.uid }),
      ...(identity.gid === undefined ? {} : { gid: identity.gid }),
    });
    let output = "";
    const collect = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: null, output: `${output}${error.message}` }));
    // "exit", not "close": a started postmaster may hold on to the pipes.
    child.on("exit", (code) => {
      setImmediate(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        resolve({ code, output: output.trim() });
      });
    });
  });
}
