import { nanoid } from "nanoid";
import { NOTIFY_MAX_BYTES, openNotifyWire } from "../store/notify-wire.ts";
import type { Connection, StoreLog } from "../store/pool.ts";
import type { Bus } from "./bus.ts";
import { makeLocalBus } from "./local.ts";
import { openRedisWire, REDIS_MAX_BYTES } from "./redis-wire.ts";
import { makeWiredBus } from "./wired.ts";

/** How the processes of one database talk. */
export type BusChoice =
  | { readonly type: "local" }
  | { readonly type: "postgres" }
  | { readonly type: "redis"; readonly url: string };

export interface BusOptions {
  readonly choice: BusChoice;
  /** The database all of them are on. */
  readonly connection: Connection;
  readonly log: StoreLog;
  /** This process, by a name that no other has had. */
  readonly process?: string;
}

/** Gives the bus at once, up or not: nothing of a game waits for it. */
export function openBus({ choice, connection, log, process = nanoid() }: BusOptions): Bus {
  switch (choice.type) {
    case "local":
      return makeLocalBus();
    case "postgres":
      return makeWiredBus({ process, log, maxBytes: NOTIFY_MAX_BYTES, open: openNotifyWire(connection) });
    case "redis":
      return makeWiredBus({ process, log, maxBytes: REDIS_MAX_BYTES, open: openRedisWire(choice.url) });
  }
}
