import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));
const READY = /^Bummerl is open at (http:\S+)$/m;

export interface BenchServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The built server in a process of its own, with a database that is thrown away. */
export const startServer = async (): Promise<BenchServer> => {
  const data = await mkdtemp(join(tmpdir(), "bummerl-bench-"));
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", BUMMERL_DATA: data },
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await gone;
    await rm(data, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer): void => {
      said += chunk.toString("utf8");
      const found = READY.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void gone.then(() => reject(new Error(`the server ended before it was ready:\n${said}`)));
  });
  return { url, stop };
};
