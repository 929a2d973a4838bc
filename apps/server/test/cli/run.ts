import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** As hosts run it, and quick to start. */
const BUILT = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const SOURCE = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
/** By its address, not by its name: the command runs in other folders. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Closes the reading end of standard output after the first piece. */
  readonly hangUp?: boolean;
  /** Runs its source, as `pnpm bummerl` does, instead of what was built of it. */
  readonly source?: boolean;
}

/** Runs `bummerl …` as its own process. */
export function bummerl(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  // The test runner may itself have been started by pnpm.
  const { npm_lifecycle_event: _script, INIT_CWD: _caller, ...inherited } = process.env;
  if (!existsSync(BUILT)) throw new Error(`${BUILT} is missing: run \`pnpm build\` first`);
  const program = options.source ? ["--import", TSX, SOURCE] : [BUILT];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: options.cwd ?? process.cwd(),
    env: { ...inherited, ...options.env },
  });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    out += piece;
    if (options.hangUp) child.stdout.destroy();
  });
  child.stderr.setEncoding("utf8").on("data", (piece: string) => {
    err += piece;
  });
  child.stdin.end(options.input ?? "");
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

/** A folder of its own with these files in it; gone when the work is done. */
export async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "bummerl-cli-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
