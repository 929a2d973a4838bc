/** Checks the types of every part of the workspace, two at a time: `pnpm typecheck`. */
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "./lib/repository.ts";
import { run, tool } from "./lib/run.ts";

/** The second of a package's two sees Node's types, for its tests; the first must do without. */
const NAMES = ["tsconfig.json", "tsconfig.test.json"];
const AT_ONCE = 2;

async function projects(): Promise<string[]> {
  const found = ["tsconfig.json"];
  for (const parent of ["packages", "apps"])
    for (const name of (await readdir(join(repository, parent))).sort())
      for (const file of NAMES) {
        const project = join(parent, name, file);
        const exists = await access(join(repository, project)).then(
          () => true,
          () => false,
        );
        if (exists) found.push(project);
      }
  return found;
}

const waiting = await projects();
const all = waiting.length;
const worker = async (): Promise<void> => {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const { ok, output } = await run(tool("tsc"), ["--noEmit", "--pretty", "false", "-p", project]);
    if (ok) continue;
    process.exitCode = 1;
    console.error(`${project}\n${output}`);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
console.log(`${all} projects checked`);
