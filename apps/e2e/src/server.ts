import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { makeDatabase } from "./database.ts";

const MAIN = join(import.meta.dirname, "../../server/dist/main.js");
/** How the server says that it listens, on a line of its own. */
const READY = /^Bummerl is open at (http:\S+)$/m;

export interface RunningServer {
  /** Like `http://localhost:40123`; the same after a restart. */
  readonly url: string;
  /** All it has written so far, over all restarts. */
  output(): string;
  /** Ends it at once as a power cut would, or by another signal; resolves when it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data; resolves when it listens. */
  restart(): Promise<void>;
  /** Ends it in good order and removes its database. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Settings beside PORT, HOST and DATABASE_URL. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another copy of the built server, with its client beside it. */
  readonly main?: string;
}

/** The built server as a process of its own, on a free port, with a database of its own. */
export async function startServer({ env = {}, main = MAIN }: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(main)) throw new Error(`${main} is missing: run \`pnpm build\` before the browser tests`);
  const database = await makeDatabase();
  let said = "";
  let child: ChildProcess | undefined;

  const start = (port: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const started = spawn(process.execPath, ["--enable-source-maps", main], {
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...process.env,
          NODE_ENV: "production",
          HOST: "127.0.0.1",
          ...env,
          PORT: port,
          DATABASE_URL: database.url,
        },
      });
      child = started;
      let own = "";
      const hear = (chunk: Buffer): void => {
        own += chunk.toString("utf8");
        said += chunk.toString("utf8");
        const url = READY.exec(own)?.[1];
        if (url !== undefined) resolve(url);
      };
      started.stdout.on("data", hear);
      started.stderr.on("data", hear);
      started.once("error", reject);
      // After `resolve` this changes nothing.
      started.once("exit", (code, signal) =>
        reject(new Error(`The server ended before it was ready (${code ?? signal}):\n${own}`)),
      );
    });

  const kill = async (signal: NodeJS.Signals = "SIGKILL"): Promise<void> => {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await gone;
  };

  const url = await start("0");
  const restart = async (): Promise<void> => {
    await start(new URL(url).port);
  };
  const stop = async (): Promise<void> => {
    await kill("SIGTERM");
    await database.drop();
  };
  return { url, output: () => said, kill, restart, stop };
}
