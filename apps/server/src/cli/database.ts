import { type Config, describeFaults, readConfig } from "../config/index.ts";
import { DatabaseStartError, type VisitOptions, visitDatabase } from "../postgres/index.ts";
import { BackupError } from "../store/admin/dump-reader.ts";
import { StoreError } from "../store/errors.ts";
import { MigrationError } from "../store/migrate.ts";
import { EXIT, type Exit, Refusal } from "./exit.ts";
import { tell } from "./output.ts";

/** What a command works with. */
export interface Workplace {
  /** Of the database; it has a password in it. */
  readonly url: string;
  readonly config: Config;
}

/** The settings as the server would read them. @throws Refusal */
export function settings(): Config {
  const config = readConfig(process.env);
  if (!config.ok) throw new Refusal(describeFaults(config.error), EXIT.unusable);
  return config.value;
}

/**
 * Runs a command on the database the server uses, started for it if no server runs. Whatever goes wrong is told in a
 * sentence.
 */
export const onDatabase = (
  work: (place: Workplace) => Promise<Exit>,
  options: Pick<VisitOptions, "make"> = {},
): Promise<Exit> =>
  answering(async () => {
    const config = settings();
    const log = { info: () => undefined, warn: tell };
    const { databaseUrl, dataDir } = config;
    const database = await visitDatabase({ databaseUrl, dataDir, log, ...options });
    try {
      return await work({ url: database.url, config });
    } finally {
      await database.stop();
    }
  });

/** Expected failures become a sentence and an exit code; anything else is a fault of ours and is shown whole. */
export async function answering(work: () => Promise<Exit>): Promise<Exit> {
  try {
    return await work();
  } catch (error) {
    const known = sentenceOf(error);
    if (known === undefined) throw error;
    tell(known);
    return error instanceof Refusal ? error.exit : EXIT.failed;
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Refusal || error instanceof BackupError) return error.message;
  if (error instanceof DatabaseStartError || error instanceof MigrationError) return error.message;
  if (error instanceof StoreError) return `The database did not do it: ${error.message}.`;
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  if (String(error.code).startsWith("Z_"))
    return "The file is no backup, or only a part of one: it cannot be unpacked.";
  // What the system says of files: no such file, no room, no right.
  return "syscall" in error ? `${error.message}.` : undefined;
}
