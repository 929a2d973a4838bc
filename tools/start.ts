/**
 * `pnpm start`: builds what is not built, then runs the server in the foreground until Ctrl-C or SIGTERM.
 * Settings come from the environment (README has the table).
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildIfNeeded } from "./lib/build.ts";
import { repository } from "./lib/repository.ts";
import { whenStarterEnds } from "./lib/starters.ts";

if (!(await buildIfNeeded())) process.exit(1);

const server = spawn(
  process.execPath,
  [
    "--enable-source-maps",
    // Views and frames live for a moment: a larger nursery lets them die there (a quarter more moves a second).
    "--max-semi-space-size=32",
    "--import",
    join(repository, "tools/lib/endWithParent.mjs"),
    join(repository, "apps/server/dist/main.js"),
  ],
  {
    cwd: repository,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // A group of its own: Ctrl-C reaches every process of a group, and some of those above pass it on once more;
    // the server shall hear it once, from here.
    detached: process.platform !== "win32",
  },
);

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  server.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
server.on("error", (error) => {
  console.error(`The server cannot be run: ${error.message}`);
  process.exit(1);
});
server.on("exit", (code, signal) => {
  if (signal !== null) console.error(`The server was ended by ${signal}.`);
  process.exit(stopping && code === 0 ? 0 : (code ?? 1));
});
await whenStarterEnds(stop);
