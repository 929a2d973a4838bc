import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";

/** The first Valkey or Redis on this machine, or `null`. None is downloaded: tests that need one say so and are skipped. */
export const redisBinary = findBinary(["valkey-server", "redis-server"]);

export interface TestRedis {
  readonly url: string;
  /** Kills it, if it runs, and starts it again on the same port. */
  restart(): Promise<void>;
  kill(): Promise<void>;
}

/** A Redis of the test's own, which keeps nothing on disk. */
export async function startRedis(binary: string): Promise<TestRedis> {
  const port = await freePort();
  let child = await launch(binary, port);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.kill("SIGKILL");
    await gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      await kill();
      child = await launch(binary, port);
    },
  };
}

function launch(binary: string, port: number): Promise<ChildProcess> {
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(binary, options, { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (/ready to accept connections/i.test(chunk.toString("utf8"))) resolve(child);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${binary} ended with ${code}`)));
  });
}

function findBinary(names: readonly string[]): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  for (const name of names)
    for (const folder of folders) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  return null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
