import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { connect } from "./connection.ts";
import { DatabaseStartError } from "./fault.ts";

/** Any number, the same in every version: whoever holds this lock owns the cluster's start and stop. */
const OWNER_LOCK = 660_066;
/** How long a server that was just ended may take to be gone from the cluster, in ms. */
const HANDOVER_PATIENCE = 3_000;

/**
 * Opens the connection by which this process owns the cluster. Postgres frees it the moment the process dies, so
 * it cannot go stale like a lock file. A second server on the same data is refused: whichever stopped first would
 * take the database from the other.
 */
export async function takeOwnership(adminUrl: string, cluster: string): Promise<pg.Client> {
  const client = await connect(adminUrl);
  try {
    for (const since = Date.now(); ; await delay(50)) {
      const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [
        OWNER_LOCK,
      ]);
      if (rows[0]?.mine === true) return client;
      if (Date.now() - since > HANDOVER_PATIENCE)
        throw new DatabaseStartError(
          `Another Bummerl server or command already uses the data in ${cluster}. Stop it first, or set BUMMERL_DATA to another folder.`,
        );
    }
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Makes the database if the cluster is new. */
export async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}
