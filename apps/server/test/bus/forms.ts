import { createClient } from "@redis/client";
import type { Bus } from "../../src/bus/bus.ts";
import { makeLocalHub } from "../../src/bus/local.ts";
import { type BusChoice, openBus } from "../../src/bus/open-bus.ts";
import type { StoreLog } from "../../src/store/pool.ts";
import { createTestDatabase } from "../support/database.ts";
import { startRedis } from "../support/redis.ts";
import { onAdmin } from "../support/sql.ts";

/** One kind of bus with whatever carries it. */
export interface Form {
  /** One more process on it. */
  enter(): Bus;
  /** What only a bus over a wire has. */
  readonly wire: FormWire | null;
  close(): Promise<void>;
}

export interface FormWire {
  /** Text that is not from a process of ours, or from a newer one. */
  sayRaw(text: string): Promise<void>;
  /** Ends every line there is; new ones are let in. */
  cut(): Promise<void>;
}

export const silent: StoreLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export const localForm = async (): Promise<Form> => ({
  enter: makeLocalHub().enter,
  wire: null,
  close: async () => undefined,
});

const entrance = (choice: BusChoice, databaseUrl: string) => (): Bus =>
  openBus({ choice, connection: { connectionString: databaseUrl }, log: silent });

/** Ends the connections that servers have for their words. */
export const cutListeners = (databaseUrl: string): Promise<void> =>
  onAdmin(
    databaseUrl,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bummerl bus' and datname = current_database()",
  );

export async function postgresForm(): Promise<Form> {
  const database = await createTestDatabase();
  return {
    enter: entrance({ type: "postgres" }, database.url),
    wire: {
      sayRaw: (text) => onAdmin(database.url, `select pg_notify('bummerl', $text$${text}$text$)`),
      cut: () => cutListeners(database.url),
    },
    close: database.drop,
  };
}

export async function redisForm(binary: string): Promise<Form> {
  const redis = await startRedis(binary);
  const other = createClient({ url: redis.url });
  other.on("error", () => undefined);
  await other.connect();
  return {
    enter: entrance({ type: "redis", url: redis.url }, ""),
    wire: {
      sayRaw: async (text) => void (await other.publish("bummerl", text)),
      cut: async () => void (await other.sendCommand(["CLIENT", "KILL", "TYPE", "pubsub"])),
    },
    close: async () => {
      other.destroy();
      await redis.kill();
    },
  };
}
