/**
 * Proves that the import boundaries hold: each forbidden line of code, put where it is forbidden, must make Biome
 * fail with this project's configuration, and each permitted one must not. A linter that silently reads nothing
 * would pass everything else.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { repository } from "./lib/repository.ts";

interface Case {
  readonly folder: string;
  readonly code: string;
  readonly allowed: boolean;
  /** File name; one of its own unless the boundary names the file. */
  readonly file?: string;
}

const from = (module: string, name = "Thing"): string =>
  `import { ${name} } from "${module}";\n\nexport const made = ${name};\n`;
const emits = 'export const tell = (socket: Socket) => socket.to("room").emit("update", 1, 2);\n';
const no = (folder: string, code: string, file?: string): Case => ({
  folder,
  code,
  allowed: false,
  ...(file === undefined ? {} : { file }),
});
const yes = (folder: string, code: string, file?: string): Case => ({
  ...no(folder, code, file),
  allowed: true,
});

const CASES: readonly Case[] = [
  no("packages/engine/src", from("@bummerl/table")),
  no("packages/engine/src/deal", from("node:crypto")),
  no("packages/engine/src/deal", from("../../../table/src/index.ts")),
  no("packages/engine/src", "export const random = () => Math.random();\n"),
  no("packages/engine/src", "export const now = () => Date.now();\n"),
  no("packages/table/src", "export const now = () => new Date();\n"),
  yes("packages/engine/src/deal", from("../cards.ts")),
  yes("packages/engine/src/fair", from("@noble/hashes/sha2.js")),
  no("packages/table/src", from("@bummerl/protocol")),
  no("packages/table/src", from("node:fs")),
  no("packages/table/src", from("../../engine/src/index.ts")),
  yes("packages/table/src", from("@bummerl/engine")),
  no("packages/players/src", from("@bummerl/table")),
  no("packages/players/src/levels", from("../../../engine/src/index.ts")),
  no("packages/players/src", from("node:worker_threads")),
  no("packages/players/src", "export const random = () => Math.random();\n"),
  yes("packages/players/src", from("@bummerl/engine")),
  no("packages/protocol/src", from("@bummerl/server")),
  no("packages/protocol/src", from("@bummerl/players")),
  no("packages/protocol/src", from("@bummerl/engine", "apply")),
  no("packages/protocol/src", from("@bummerl/table", "decide")),
  yes("packages/protocol/src", from("@bummerl/table", "CLOCK_NAMES")),
  yes("packages/protocol/src", 'import type { Card } from "@bummerl/engine";\n\nexport type Mine = Card;\n'),
  no("apps/web/src", from("@bummerl/server")),
  no("apps/web/src/net", from("../../../server/src/config/index.ts")),
  no("apps/web/src", from("node:path")),
  yes("apps/web/src", from("@bummerl/table")),
  no("apps/server/src/lobby", from("pg")),
  no("apps/server/src/bus", from("pg")),
  no("apps/server/src/hosting", from("drizzle-orm/node-postgres")),
  no("apps/server/src", from("@bummerl/web")),
  no("apps/server/src/store", from("socket.io")),
  yes("apps/server/src/store", from("drizzle-orm/node-postgres")),
  yes("apps/server/src/postgres", from("pg")),
  no("apps/server/src/sockets", emits),
  no("apps/server/src/lobby", emits),
  yes("apps/server/src/hosting", emits, "publisher.ts"),
  yes("apps/server/src/lobby", emits, "feed.ts"),
  no("apps/e2e/test", from("@bummerl/table")),
  no("apps/e2e/src", from("../../server/src/config/index.ts")),
  yes("apps/e2e/test", from("@bummerl/engine")),
  no("apps/faults/src", from("@bummerl/server")),
  no("apps/faults/src", from("../../server/src/hosting/host.ts")),
  no("apps/faults/src/players", from("../../../web/src/app/client.ts")),
  yes("apps/faults/src/players", from("../../../web/src/net/connection.ts")),
  yes("apps/faults/src/machine", from("../../../server/src/postgres/postmaster.ts")),
  yes("apps/faults/src/checks", from("@bummerl/table")),
];

const Report = z.object({
  diagnostics: z.array(
    z.object({ severity: z.string(), category: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

/** The paths in which Biome found a boundary crossed. */
async function crossed(folder: string): Promise<Set<string>> {
  const biome = join(repository, "node_modules/.bin/biome");
  const output = await promisify(execFile)(
    biome,
    ["lint", "--reporter=json", "--max-diagnostics=none", "."],
    {
      cwd: folder,
    },
  ).then(
    ({ stdout }) => stdout,
    (failure: { stdout?: string }) => failure.stdout ?? "",
  );
  const found = Report.parse(JSON.parse(output)).diagnostics;
  const boundary = found.filter(
    ({ severity, category }) => severity === "error" && /noRestrictedImports|plugin/.test(category),
  );
  return new Set(boundary.map(({ location }) => location.path));
}

const folder = await mkdtemp(join(tmpdir(), "bummerl-boundaries-"));
try {
  await cp(join(repository, "tools/lint"), join(folder, "tools/lint"), { recursive: true });
  const config: unknown = JSON.parse(await readFile(join(repository, "biome.json"), "utf8"));
  const here = { ...z.record(z.string(), z.unknown()).parse(config), vcs: { enabled: false } };
  await writeFile(join(folder, "biome.json"), JSON.stringify(here));
  const cases = CASES.map((one, index) => ({
    ...one,
    path: join(one.folder, one.file ?? `case${index}.ts`),
  }));
  for (const { path, code } of cases) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), code);
  }
  const failed = await crossed(folder);
  const wrong = cases.filter(({ path, allowed }) => failed.has(path) === allowed);
  for (const { folder, code, allowed } of wrong)
    console.error(`${folder}: ${allowed ? "refused" : "not refused"}: ${code.split("\n")[0]}`);
  if (wrong.length > 0) process.exitCode = 1;
  else console.log(`${cases.length} boundary cases hold`);
} finally {
  await rm(folder, { recursive: true });
}
