import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { leaveNothing } from "./leave-nothing.ts";

/** A disk of its own that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves nothing for anybody else. */
  fill(): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
}

const run = promisify(execFile);
const PIECE = Buffer.alloc(64 * 1024, 1);

/** @returns `null` where nothing may be mounted: only root can */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), "bummerl-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const forgotten = leaveNothing(() => void execFileSync("umount", ["--lazy", folder]));
  await chmod(folder, 0o755);
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, "a");
      try {
        for (let size = PIECE.length; size >= 1; ) {
          const written = await file.write(PIECE, 0, size).then(
            ({ bytesWritten }) => bytesWritten,
            () => 0,
          );
          if (written < size) size = Math.floor(size / 2);
        }
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    close: async () => {
      forgotten();
      await run("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
