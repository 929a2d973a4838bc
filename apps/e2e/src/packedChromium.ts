import { execFile } from "node:child_process";
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

export interface PackedChromium {
  readonly executablePath: string;
  /** Environments to try it with: with the system's libraries, then with those that came along. */
  readonly environments: readonly Record<string, string>[];
}

/** Unpacks into the temporary folder it is told, which is all the package lets one choose. */
const UNPACK = `
  import chromium, { inflate } from "@sparticuz/chromium";
  await chromium.executablePath();
  const bin = process.argv[1];
  await inflate(bin + "/al2023.tar.br");
`;

/** The package's own configuration looks for its fonts in /tmp only; without any font no text has a size. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The Chromium of the npm package, unpacked below the repository's `node_modules/.cache`. Unpacking takes some
 * seconds, so it is done once; aside and then moved, since several test runs may want it at the same time.
 */
export async function packedChromium(): Promise<PackedChromium> {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const root = join(dirname(entry), "..", "..");
  const manifest: unknown = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const cache = join(import.meta.dirname, "../../../node_modules/.cache/chromium");
  const folder = join(cache, version);
  const there = await access(folder).then(
    () => true,
    () => false,
  );
  if (!there) await unpack(cache, folder, join(root, "bin"));
  const fonts = { FONTCONFIG_FILE: join(folder, "bummerl-fonts.conf") };
  const libraries = { LD_LIBRARY_PATH: join(folder, "al2023", "lib") };
  return {
    executablePath: join(folder, "chromium"),
    environments: [{}, libraries].map((extra) => ({ ...fonts, ...extra })),
  };
}

async function unpack(cache: string, folder: string, bin: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, "unpacking-"));
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", UNPACK, bin], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: aside },
  });
  await writeFile(join(aside, "bummerl-fonts.conf"), FONTS);
  // Other users of this clone may run tests, too.
  await Promise.all([chmod(aside, 0o755), chmod(join(aside, "chromium"), 0o755)]);
  // Loses against a run that was faster; its files are the same.
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
}
