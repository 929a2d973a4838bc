import { createClient } from "@redis/client";
import type { OpenWire } from "./wire.ts";

/** Redis takes 512 MB; a text of this length is a burst of a thousand words. */
export const REDIS_MAX_BYTES = 65_536;

/** Pub/sub knows no databases: servers of other games on the same Redis hear each other, and pass over the rest. */
const CHANNEL = "bummerl";

const CONNECT_MS = 5_000;
/** So often an idle line is asked whether it is alive, and so long silence may last. */
const PROBE_MS = 4_000;
const SILENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 2_000;

/** Pub/sub of Redis or Valkey. The client connects again by itself; while it cannot, nothing is kept for later. */
export const openRedisWire =
  (url: string): OpenWire =>
  (events) => {
    const client = createClient({
      url,
      name: "bummerl-bus",
      disableOfflineQueue: true,
      pingInterval: PROBE_MS,
      maintNotifications: "disabled",
      socket: {
        connectTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        reconnectStrategy: (failures) =>
          Math.min(50 * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS) * (1 + Math.random() / 2),
      },
    });
    const heard = (text: string): void => events.heard(text);
    // The client knows what it has subscribed to: after the first time this only asks whether it has.
    const subscribe = (): void => void client.subscribe(CHANNEL, heard).then(events.up, events.down);
    client.on("ready", subscribe);
    client.on("error", (error) => {
      events.down(error);
      // Not every error costs the line, and then no `ready` follows.
      if (client.isReady) subscribe();
    });
    client.connect().catch(events.down);
    return {
      send: async (texts) => {
        await Promise.all(texts.map((text) => client.publish(CHANNEL, text)));
      },
      close: async () => {
        if (client.isOpen) client.destroy();
      },
    };
  };
