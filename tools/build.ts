/** Builds web client and server: `pnpm build`. */
import { buildIfNeeded } from "./lib/build.ts";

if (!(await buildIfNeeded())) process.exitCode = 1;
