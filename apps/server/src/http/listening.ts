import { createServer } from "node:net";
import type { Config } from "../config/index.ts";

type Address = Pick<Config, "port" | "host">;

/**
 * Why the address of the settings cannot be listened on, in words for the person who started the server; undefined
 * for an error that is about something else.
 */
export function listenFault(error: unknown, { port, host }: Address): string | undefined {
  switch (error instanceof Error && "code" in error ? error.code : undefined) {
    case "EADDRINUSE":
      return `Port ${port} is in use already, perhaps by a Bummerl that is still running. Stop that, or set PORT to another one.`;
    case "EACCES":
      return `This user may not listen on port ${port}. Set PORT to one from 1024 on, and let a proxy stand in front.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all of them.`;
    default:
      return undefined;
  }
}

/**
 * Listens for a moment and lets go: a wrong address shall be told before a database is made and started for nothing.
 * @throws what listening throws, see {@link listenFault}
 */
export function tryListening({ port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}
