import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { repository } from "./repository.ts";
import { pnpm } from "./run.ts";

/** What the build reads. */
const SOURCES = [
  "packages",
  "apps/server/src",
  "apps/server/vite.config.ts",
  "apps/server/package.json",
  "apps/web",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
];
const IGNORED = new Set(["node_modules", "dist", "test", "bench"]);
const PRODUCTS = ["apps/web/dist/index.html", "apps/server/dist/main.js", "apps/server/dist/worker.js"];
const STAMP = join(repository, "node_modules/.cache/bummerl/build");

/** Name, size and time of every source: they change with the sources, also when an older version is checked out. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const visit = async (path: string): Promise<void> => {
    const { isDirectory, line } = await stat(join(repository, path)).then((s) => ({
      isDirectory: s.isDirectory(),
      line: `${path} ${s.size} ${s.mtimeMs}\n`,
    }));
    if (!isDirectory) {
      hash.update(line);
      return;
    }
    for (const entry of (await readdir(join(repository, path))).sort())
      if (!IGNORED.has(entry)) await visit(join(path, entry));
  };
  for (const path of SOURCES) await visit(path);
  return hash.digest("hex");
}

async function isBuilt(now: string): Promise<boolean> {
  try {
    await Promise.all(PRODUCTS.map((product) => access(join(repository, product))));
    return (await readFile(STAMP, "utf8")) === now;
  } catch {
    return false;
  }
}

/**
 * Builds web client and server, unless what lies there was built from just these sources.
 * @returns false when the build failed; its output has been shown then
 */
export async function buildIfNeeded(): Promise<boolean> {
  const now = await fingerprint();
  if (await isBuilt(now)) return true;
  console.log("Building …");
  for (const app of ["@bummerl/web", "@bummerl/server"]) {
    const { ok, output } = await pnpm(["--filter", app, "build"]);
    if (!ok) {
      console.error(output);
      return false;
    }
  }
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, now);
  return true;
}
