import { randomBytes } from "node:crypto";
import {
  chmod,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { Durability } from "./durability.ts";
import { codeOf, DatabaseStartError, reasonOf } from "./fault.ts";
import type { Identity } from "./identity.ts";
import { run } from "./run.ts";

/** The database superuser of our cluster; it exists nowhere else. */
export const CLUSTER_USER = "bummerl";

/** Lies in the cluster (0700), so that cluster and password come into being in one step. */
const passwordFile = (cluster: string): string => join(cluster, "bummerl.password");

/** The major version that wrote the cluster; undefined if there is no cluster yet. */
export async function clusterMajor(cluster: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(cluster, "PG_VERSION"), "utf8"), 10);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new DatabaseStartError(
      `The database in ${cluster} cannot be read (${reasonOf(error)}). It belongs to another user: start Bummerl as that user, or as root.`,
    );
  }
}

/** The password of the cluster's user. */
export async function readPassword(cluster: string): Promise<string> {
  try {
    return await readFile(passwordFile(cluster), "utf8");
  } catch (error) {
    throw new DatabaseStartError(
      `The database in ${cluster} was not made by Bummerl, or its password file is lost (${reasonOf(error)}).`,
    );
  }
}

/** Makes the folder that holds all data. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    const probe = await mkdtemp(join(dataDir, ".write-"));
    await rm(probe, { recursive: true });
  } catch (error) {
    throw new DatabaseStartError(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}). Set BUMMERL_DATA to a folder that can, or make room there.`,
    );
  }
}

/** Makes a folder and all in it belong to the identity's owner; does nothing where it already does. */
export async function giveTo({ owner }: Identity, folder: string): Promise<void> {
  if (owner === undefined || (await stat(folder)).uid === owner.uid) return;
  const entries = await readdir(folder, { recursive: true });
  // The folder itself last: until then a second try starts over.
  for (const entry of [...entries, ""]) await lchown(join(folder, entry), owner.uid, owner.gid);
}

/**
 * Makes a new cluster. It is made aside and moved to its place when it is whole: a start that is killed halfway
 * leaves nothing that looks like a cluster, and of two starts at once the first to finish wins.
 * @param staging an empty folder beside the cluster, on the same disk, that the identity may write to
 */
export async function makeCluster(
  cluster: string,
  staging: string,
  binaries: Binaries,
  identity: Identity,
  durability: Durability,
): Promise<void> {
  const password = randomBytes(24).toString("base64url");
  const handed = `${staging}.password`;
  const made = join(staging, "cluster");
  await writeFile(handed, password, { mode: 0o600 });
  if (identity.owner) await lchown(handed, identity.owner.uid, identity.owner.gid);
  const { code, output } = await run(
    identity,
    binaries.initdb,
    [
      `--pgdata=${made}`,
      `--username=${CLUSTER_USER}`,
      "--auth=scram-sha-256",
      `--pwfile=${handed}`,
      "--encoding=UTF8",
      "--no-locale",
      ...(durability === "fast" ? ["--no-sync"] : []),
    ],
    staging,
  );
  await rm(handed, { force: true });
  if (code !== 0)
    throw new DatabaseStartError(`initdb (${binaries.initdb}, as ${identity.describe}) failed:\n${output}`);
  await writeFile(passwordFile(made), password, { mode: 0o600 });
  await chmod(passwordFile(made), 0o600);
  if (identity.owner) await lchown(passwordFile(made), identity.owner.uid, identity.owner.gid);
  await rename(made, cluster).catch((error: unknown) => {
    // Another start was faster; its cluster is as good.
    if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  });
}
