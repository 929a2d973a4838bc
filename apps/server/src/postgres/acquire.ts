import { mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Binaries, chooseBinaries } from "./binaries.ts";
import { CLUSTER_USER, clusterMajor, giveTo, makeCluster, readPassword } from "./cluster.ts";
import { connect, connectionUrl } from "./connection.ts";
import type { Durability } from "./durability.ts";
import { DatabaseStartError, reasonOf } from "./fault.ts";
import { chooseIdentity, possibleIdentities } from "./identity.ts";
import { ensureDatabase, takeOwnership } from "./keeper.ts";
import { isRunning, type Postmaster, readPostmaster } from "./postmaster.ts";
import { startPostmaster } from "./start.ts";

/** The database in our cluster. */
export const DATABASE = "bummerl";
/** How long a postmaster found running may take to let us in (it may be in recovery), in ms. */
const ADOPT_PATIENCE = 120_000;

/** The part of a logger that is used; pino's fits. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface ClusterPlan {
  readonly dataDir: string;
  readonly cluster: string;
  readonly durability: Durability;
  readonly find: () => Promise<Binaries[]>;
  readonly log: DatabaseLog;
}

export interface OwnedCluster {
  readonly kind: "adopted" | "started";
  readonly postmaster: Postmaster;
  /** The connection that holds the ownership; it ends when Postgres does. */
  readonly keeper: pg.Client;
  readonly url: string;
}

/**
 * Gets our cluster: adopts a running one, else starts it, else makes it; and owns it.
 * @param before the postmaster it had, whose address the new one shall have too
 * @throws DatabaseStartError
 */
export async function acquireCluster(plan: ClusterPlan, before?: Postmaster): Promise<OwnedCluster> {
  for (const since = Date.now(); ; await delay(50)) {
    const running = await runningPostmaster(plan.cluster);
    if (running === undefined) await startCluster(plan, before);
    const postmaster = running ?? (await runningPostmaster(plan.cluster));
    const owned = postmaster && (await own(plan, postmaster, running === undefined ? "started" : "adopted"));
    if (owned !== undefined) return owned;
    // It ended under our hands, as when another server just stops: from the beginning.
    if (Date.now() - since > ADOPT_PATIENCE)
      throw new DatabaseStartError(`Postgres in ${plan.cluster} ends again and again; see its server.log.`);
  }
}

/** The postmaster of a cluster, if it runs. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(cluster);
  return postmaster !== undefined && (await isRunning(postmaster)) ? postmaster : undefined;
}

async function startCluster(plan: ClusterPlan, before: Postmaster | undefined): Promise<void> {
  const { dataDir, cluster, durability, log } = plan;
  const major = await clusterMajor(cluster);
  const binaries = chooseBinaries(await plan.find(), major);
  log.info(`Using Postgres ${binaries.major} from ${binaries.folder}`);
  const staging = await mkdtemp(join(dataDir, "postgres.new-"));
  try {
    const owner = major === undefined ? undefined : (await stat(cluster)).uid;
    const folder = major === undefined ? staging : cluster;
    const identity = await chooseIdentity(
      await possibleIdentities(owner),
      binaries.postgres,
      folder,
      (candidate) => giveTo(candidate, folder),
    );
    if (major === undefined) await makeCluster(cluster, staging, binaries, identity, durability);
    await startPostmaster(cluster, binaries, identity, durability, before);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Undefined when the postmaster ended meanwhile. One that starts, recovers or ends refuses with 57P03. */
async function own(
  { cluster, log }: ClusterPlan,
  postmaster: Postmaster,
  kind: OwnedCluster["kind"],
): Promise<OwnedCluster | undefined> {
  const login = { ...postmaster, user: CLUSTER_USER, password: await readPassword(cluster) };
  const adminUrl = connectionUrl({ ...login, database: "postgres" });
  for (const since = Date.now(); ; await delay(50)) {
    try {
      await (await connect(adminUrl)).end();
      const keeper = await takeOwnership(adminUrl, cluster);
      await ensureDatabase(keeper, DATABASE);
      log.info(`Postgres ${kind} (process ${postmaster.pid}, data in ${cluster})`);
      return { kind, postmaster, keeper, url: connectionUrl({ ...login, database: DATABASE }) };
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      if (!(await isRunning(postmaster))) return undefined;
      // A cut line or "not yet" (57P…) passes; any other answer of Postgres is a refusal.
      const refused = error instanceof pg.DatabaseError && !error.code?.startsWith("57P");
      if (refused || Date.now() - since > ADOPT_PATIENCE)
        throw new DatabaseStartError(
          `Postgres (process ${postmaster.pid}, ${cluster}) lets nobody in: ${reasonOf(error)}`,
        );
    }
  }
}
