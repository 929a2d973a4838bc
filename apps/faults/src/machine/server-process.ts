import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { leaveNothing } from "./leave-nothing.ts";

/** The server as hosts run it, built beside us. */
export const PRESENT_BUILD: string = join(import.meta.dirname, "../../../server/dist/main.js");

const READY = /^Bummerl is open at (http:\S+)$/m;
/** Lines of a server's log that are kept for who looks for a reason. */
const KEPT_LINES = 2_000;

export interface ServerOptions {
  /** Its database; or a folder, in which it runs its own. */
  readonly database: { readonly url: string } | { readonly folder: string };
  /** The built `main.js`. */
  readonly build: string;
  /** A module that is loaded before it. */
  readonly before?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** How it ended, or `null` while it runs. */
  ended(): string | number | null;
  signal(signal: NodeJS.Signals): void;
  /** Ends it by a signal. @returns exit code, or the signal's name, once it is gone */
  end(signal: NodeJS.Signals): Promise<string | number>;
  /** The last lines it logged. */
  log(): readonly string[];
}

const running = new Set<ChildProcess>();
leaveNothing(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** Clients here are faster than people, and all of one address. */
const GENEROUS = {
  LIMIT_COMMANDS: "100000",
  LIMIT_SOCKETS: "100000",
  LIMIT_HANDSHAKES: "1000000",
  LIMIT_SESSIONS: "1000000",
};

export function startServer(options: ServerOptions): Promise<ServerProcess> {
  const main = options.build;
  if (!existsSync(main)) throw new Error(`${main} is missing: run \`pnpm build\` first`);
  const { database } = options;
  const child = spawn(
    process.execPath,
    // Without source maps, which take a quarter of a start; the scenarios start servers a hundred times.
    [...(options.before === undefined ? [] : ["--import", options.before]), main],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...GENEROUS,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: "0",
        ...("url" in database ? { DATABASE_URL: database.url } : { BUMMERL_DATA: database.folder }),
        ...options.env,
      },
    },
  );
  running.add(child);
  let how: string | number | null = null;
  const gone = new Promise<string | number>((resolve) =>
    child.once("exit", (code, signal) => {
      running.delete(child);
      how = code ?? signal ?? "unknown";
      resolve(how);
    }),
  );
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      const text = chunk.toString("utf8");
      lines.push(...text.split("\n").filter((line) => line !== ""));
      lines.splice(0, Math.max(0, lines.length - KEPT_LINES));
      const url = READY.exec(text)?.[1];
      if (url === undefined) return;
      resolve({
        port: Number(new URL(url).port),
        pid: child.pid ?? 0,
        ended: () => how,
        signal: (signal) => void child.kill(signal),
        end: (signal) => {
          child.kill(signal);
          return gone;
        },
        log: () => lines,
      });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", reject);
    void gone.then((end) =>
      reject(new Error(`The server ended before it was ready (${end}):\n${lines.slice(-30).join("\n")}`)),
    );
  });
}
