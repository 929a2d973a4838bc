import { randomInt } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Postmaster } from "./postmaster.ts";

/** Where a postmaster listens: a folder for its Unix socket, or 127.0.0.1. */
export type Endpoint =
  | { readonly type: "socket"; readonly folder: string; readonly port: number; readonly temporary: boolean }
  | { readonly type: "tcp"; readonly port: number };

/** The smallest limit of any system for the path of a Unix socket (macOS 104, Linux 108), with its last zero. */
const LONGEST_SOCKET_PATH = 103;
const SOCKET_PORT = 5432;

const fits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`)) <= LONGEST_SOCKET_PATH;

/** Below 32768, where no system hands out ports to outgoing connections. */
const anyPort = (): number => randomInt(20_000, 32_000);

/**
 * Where to listen, best first: where it listened before; inside the cluster (0700 like the data); in a private
 * folder for temporary files when that path is too long; on TCP where sockets cannot be made (some shared folders).
 */
export async function possibleEndpoints(cluster: string, before?: Postmaster): Promise<Endpoint[]> {
  const tcp: Endpoint[] = Array.from({ length: 5 }, () => ({ type: "tcp", port: anyPort() }));
  if (before !== undefined) return [sameAs(before, cluster), ...tcp];
  if (process.platform === "win32") return tcp;
  if (fits(cluster))
    return [{ type: "socket", folder: cluster, port: SOCKET_PORT, temporary: false }, ...tcp];
  const prefix = join(tmpdir(), "bummerl-");
  if (!fits(`${prefix}XXXXXX`)) return tcp;
  return [{ type: "socket", folder: await mkdtemp(prefix), port: SOCKET_PORT, temporary: true }, ...tcp];
}

const sameAs = ({ host, port }: Postmaster, cluster: string): Endpoint =>
  host.startsWith("/")
    ? { type: "socket", folder: host, port, temporary: host !== cluster }
    : { type: "tcp", port };

export const hostOf = (endpoint: Endpoint): string =>
  endpoint.type === "socket" ? endpoint.folder : "127.0.0.1";
