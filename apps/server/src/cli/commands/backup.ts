import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { withAdmin } from "../../store/admin/connection.ts";
import { dump } from "../../store/admin/dump.ts";
import { onDatabase } from "../database.ts";
import { EXIT, type Exit, Refusal } from "../exit.ts";
import { asCalled } from "../files.ts";
import { countOf, sizeOf, tell } from "../output.ts";

export interface BackupOptions {
  /** Of a folder's backups only so many are left, the newest. */
  readonly keep?: number;
}

/** So are backups called in a folder; by name is by time. */
const NAME = /^bummerl-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;
const nameAt = (at: number): string =>
  `bummerl-${new Date(at).toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;

/** `bummerl backup`: everything at one moment, while the server goes on. */
export const backup = (place: string, { keep }: BackupOptions): Promise<Exit> =>
  onDatabase(async ({ url }) => {
    const at = Date.now();
    const target = place === "-" ? null : await targetOf(asCalled(place), at);
    if (keep !== undefined && target?.folder === null)
      throw new Refusal("--keep is for a folder: give a folder, not a file.", EXIT.unusable);
    let rows = 0;
    await withAdmin({ connectionString: url }, async (client) => {
      const pieces = dump(client, at, (_table, count) => {
        rows += count;
      });
      if (target === null) await pipeline(pieces, createGzip(), process.stdout, { end: false });
      else await writeWhole(pieces, target.file);
    });
    if (target === null) return EXIT.ok;
    tell(`${countOf(rows, "row")}, ${sizeOf((await stat(target.file)).size)}, in ${target.file}`);
    if (keep !== undefined && target.folder !== null) await removeOlder(target.folder, keep);
    return EXIT.ok;
  });

interface Target {
  readonly file: string;
  /** When a folder was named. */
  readonly folder: string | null;
}

async function targetOf(path: string, at: number): Promise<Target> {
  const known = await stat(path).catch(() => null);
  if (known?.isDirectory() === true) return { file: join(path, nameAt(at)), folder: path };
  if (known !== null)
    throw new Refusal(`${path} is there already. Name another file, or a folder.`, EXIT.unusable);
  return { file: path, folder: null };
}

/** Under its name there is a whole backup or none: it is written beside, and gets its name when it is on the disk. */
async function writeWhole(pieces: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const part = join(dirname(file), `.${basename(file)}.part`);
  try {
    // All names and sessions are in it: for its owner's eyes only.
    await pipeline(pieces, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const folder = await open(dirname(file), "r");
  // Some systems cannot do this for a folder; there the name is written a little later.
  await folder.sync().catch(() => undefined);
  await folder.close();
}

async function removeOlder(folder: string, keep: number): Promise<void> {
  const all = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of all.slice(0, Math.max(0, all.length - keep))) await rm(join(folder, name));
}
