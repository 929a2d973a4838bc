import { spawn } from "node:child_process";
import { join } from "node:path";
import { repository } from "./repository.ts";

export interface RunOptions {
  /** Working directory; the repository's folder unless said otherwise. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** `show`: to the terminal as it comes. `collect`: into the result only. */
  readonly output?: "show" | "collect";
}

export interface Finished {
  readonly ok: boolean;
  /** What was collected; empty when it was shown. */
  readonly output: string;
}

/** Runs a program to its end; a program that cannot be started counts as failed. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { cwd = repository, env = {}, output = "collect" } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: output === "show" ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let collected = "";
    const collect = (chunk: Buffer): void => {
      collected += chunk.toString("utf8");
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output: collected }));
  });
}

/** A program that a dependency of the root brought. */
export const tool = (name: string): string => join(repository, "node_modules/.bin", name);

/** The pnpm that runs us, or npx's. It was already checked that everything is installed. */
export function pnpm(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const env = { ...options.env, npm_config_verify_deps_before_run: "false" };
  const us = process.env["npm_execpath"];
  return us !== undefined && /pnpm[^/\\]*$/.test(us)
    ? run(process.execPath, [us, ...args], { ...options, env })
    : run("npx", ["-y", "pnpm@10", ...args], { ...options, env });
}
