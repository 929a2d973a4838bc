import type { Counters } from "./counters.ts";
import type { Backlog } from "./measured.ts";

/** Where the figures of a running server are read when somebody asks for them. */
export interface Sources {
  readonly tables: () => number;
  readonly computerTables: () => number;
  readonly sockets: () => number;
  readonly players: () => number;
  readonly lobbyTables: () => number;
  readonly seeking: () => number;
  readonly appends: () => Backlog;
  readonly pool: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  readonly bus: () => "alone" | "up" | "down";
  readonly draining: () => boolean;
  readonly refusals: Counters;
}
