import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const READY = /^Bummerl is open at (http:\S+)$/m;

export interface BuiltServer {
  readonly url: string;
  readonly pid: number;
  /** Ends it by a signal. @returns exit code, or the signal's name, once it is gone */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/** Where they write down that they run. */
export const BUILT_SERVERS = join(tmpdir(), "bummerl-built-servers");

/** The server as hosts run it, in a process of its own. */
export function startBuiltServer(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: run \`pnpm build\` first`);
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", DATABASE_URL: databaseUrl },
      ...{ BUMMERL_DATA: BUILT_SERVERS, ...settings },
    },
  });
  const gone = new Promise<number | string | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  const end = (signal: NodeJS.Signals): Promise<number | string | null> => {
    child.kill(signal);
    return gone;
  };
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer): void => {
      said += chunk.toString("utf8");
      const url = READY.exec(said)?.[1];
      if (url !== undefined) resolve({ url, pid: child.pid ?? 0, end });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void gone.then((how) => reject(new Error(`The server ended before it was ready (${how}):\n${said}`)));
  });
}
