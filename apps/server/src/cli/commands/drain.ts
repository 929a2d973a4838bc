import { setTimeout as delay } from "node:timers/promises";
import { findRunning, isServer, type Running } from "../../running.ts";
import { answering, settings } from "../database.ts";
import { EXIT, type Exit, Refusal } from "../exit.ts";
import { print } from "../output.ts";

const LOOK_MS = 100;
/** A server that does not keep its own grace time is not waited for much longer. */
const BEYOND_GRACE_MS = 10_000;

export interface DrainOptions {
  /** Of several servers that share the data folder, the one at this port. */
  readonly port?: number;
  readonly all?: boolean;
}

/** `bummerl drain`: as SIGTERM does, and waits until the server is gone. */
export const drain = (options: DrainOptions): Promise<Exit> =>
  answering(async () => {
    const { dataDir, graceMs } = settings();
    const chosen = choose(await findRunning(dataDir), options, dataDir);
    for (const { pid } of chosen) end(pid);
    await Promise.all(chosen.map((server) => gone(server, graceMs + BEYOND_GRACE_MS)));
    for (const { port } of chosen) print(`The server at port ${port} has sent its players off and is gone.`);
    return EXIT.ok;
  });

function choose(
  running: readonly Running[],
  { port, all }: DrainOptions,
  dataDir: string,
): readonly Running[] {
  const chosen = port === undefined ? running : running.filter((server) => server.port === port);
  if (chosen.length === 0)
    throw new Refusal(
      `No server that uses ${dataDir} runs on this machine${port === undefined ? "" : ` at port ${port}`}.`,
    );
  if (chosen.length > 1 && all !== true)
    throw new Refusal(
      `Several servers run here, at ports ${chosen.map((server) => server.port).join(", ")}. Say --port or --all.`,
      EXIT.unusable,
    );
  return chosen;
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGTERM");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return;
    throw new Refusal(
      `The server (process ${pid}) belongs to another user. Run this command as that user, or as root.`,
    );
  }
}

async function gone({ pid, port }: Running, patienceMs: number): Promise<void> {
  for (const since = Date.now(); await isServer(pid); await delay(LOOK_MS))
    if (Date.now() - since > patienceMs)
      throw new Refusal(`The server at port ${port} (process ${pid}) does not end.`);
}
