import { execFile } from "node:child_process";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const REPOSITORY = join(import.meta.dirname, "../../../..");
const KEPT = join(REPOSITORY, "node_modules/.cache/bummerl/releases");
/** What counts as the last release as long as there is no tag. */
const BEFORE_TAGS = "ff2c452";

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> =>
  (await run("git", args, { cwd: REPOSITORY })).stdout.trim();

/**
 * The last release, built: the newest tag, taken from git into a folder of its own with the packages it names.
 * @returns its `main.js`
 */
export async function lastRelease(): Promise<string> {
  const name = await git("describe", "--tags", "--abbrev=0").catch(() => BEFORE_TAGS);
  const commit = await git("rev-parse", "--short", `${name}^{commit}`);
  const folder = join(KEPT, commit);
  const main = join(folder, "apps/server/dist/main.js");
  if (await isThere(main)) return main;
  // Made aside and moved: a build that was broken off is not taken for one.
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { recursive: true });
  await run("sh", ["-c", 'git archive "$1" | tar -x -C "$2"', "sh", commit, made], { cwd: REPOSITORY });
  const pnpm = (...args: string[]): Promise<unknown> =>
    run("npx", ["-y", "pnpm@10", ...args], { cwd: made, maxBuffer: 2 ** 26 });
  await pnpm("install", "--frozen-lockfile", "--prefer-offline", "--filter", "@bummerl/server...");
  await pnpm("--config.verify-deps-before-run=false", "--filter", "@bummerl/server", "build");
  await rename(made, folder);
  return main;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
