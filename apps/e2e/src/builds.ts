import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const REPOSITORY = join(import.meta.dirname, "../../..");

export interface OwnBuild {
  /** The copied server's program. */
  readonly main: string;
  /** Puts a newer version of the client in the place of the one served: its pages are marked with the number. */
  deploy(number: number): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the built product, so that a test may deploy newer versions of the client under a running server. */
export const copyBuild = async (): Promise<OwnBuild> => {
  const folder = await mkdtemp(join(tmpdir(), "bummerl-build-"));
  const server = join(folder, "apps/server");
  const web = join(folder, "apps/web/dist");
  await mkdir(server, { recursive: true });
  await cp(join(REPOSITORY, "apps/server/dist"), join(server, "dist"), { recursive: true });
  await cp(join(REPOSITORY, "apps/web/dist"), web, { recursive: true });
  await symlink(join(REPOSITORY, "apps/server/node_modules"), join(server, "node_modules"));
  await symlink(join(REPOSITORY, "migrations"), join(folder, "migrations"));
  await cp(join(REPOSITORY, "apps/server/package.json"), join(server, "package.json"));

  const change = async (name: string, from: RegExp, to: string): Promise<void> => {
    const path = join(web, name);
    const before = await readFile(path, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`nothing to change in ${name}`);
    // Packed copies would still be those of the older version.
    await Promise.all([".br", ".gz"].map((ending) => rm(path + ending, { force: true })));
    await writeFile(path, after);
  };
  return {
    main: join(server, "dist/main.js"),
    deploy: async (number) => {
      await change("index.html", /<html[^>]*>/, `<html lang="en" data-build="${number}">`);
      await change("sw.js", /(url:"index\.html",revision:")[^"]*"/, `$1build-${number}"`);
    },
    remove: () => rm(folder, { recursive: true }),
  };
};
