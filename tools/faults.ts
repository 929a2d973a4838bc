/** `pnpm faults`: what the server does when it is killed, cut, starved and lied to; see docs/faults.md. */
import { buildIfNeeded } from "./lib/build.ts";
import { run } from "./lib/run.ts";

if (!(await buildIfNeeded())) process.exit(1);
const args = ["--import", "tsx", "apps/faults/src/main.ts", ...process.argv.slice(2)];
const { ok } = await run(process.execPath, args, { output: "show" });
process.exitCode = ok ? 0 : 1;
