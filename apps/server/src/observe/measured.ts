import type { Bus } from "../bus/bus.ts";
import type { Host } from "../hosting/host.ts";
import type { Store, TableLog } from "../store/store.ts";
import type { Metrics } from "./metrics.ts";
import type { Sources } from "./sources.ts";

/** The same with a counter beside it: what is measured need not know of it. */

const countedHost = (host: Host, metrics: Pick<Metrics, "command">): Host => ({
  ...host,
  command: async (table, player, id, command) => {
    try {
      const answer = await host.command(table, player, id, command);
      metrics.command(command.type, answer.ok ? "accepted" : answer.error.code);
      return answer;
    } catch (error) {
      metrics.command(command.type, "failed");
      throw error;
    }
  },
});

/** Rows that were handed in and not answered yet. */
export interface Backlog {
  readonly waiting: number;
  readonly oldestSeconds: number;
}

interface TimedLog {
  readonly log: TableLog;
  readonly backlog: () => Backlog;
}

function timedLog(log: TableLog, metrics: Pick<Metrics, "appended">): TimedLog {
  /** In the order they came, so the first is the oldest. */
  const waiting = new Set<{ readonly since: number }>();
  return {
    log: {
      ...log,
      append: (entry) => {
        const ticket = { since: performance.now() };
        waiting.add(ticket);
        return log.append(entry).finally(() => {
          waiting.delete(ticket);
          metrics.appended((performance.now() - ticket.since) / 1_000);
        });
      },
    },
    backlog: () => {
      const [oldest] = waiting;
      return {
        waiting: waiting.size,
        oldestSeconds: oldest === undefined ? 0 : (performance.now() - oldest.since) / 1_000,
      };
    },
  };
}

const countedBus = (bus: Bus, metrics: Pick<Metrics, "word">): Bus => ({
  ...bus,
  say: (word) => {
    metrics.word("said", word.type);
    bus.say(word);
  },
  listen: (heard) =>
    bus.listen((word) => {
      metrics.word("heard", word.type);
      heard(word);
    }),
});

/** What a server is built of, measured if anybody wants to know. */
export interface Measured {
  readonly store: Store;
  readonly bus: Bus;
  readonly host: (host: Host) => Host;
  /** Tells where all else is read, once it is there. */
  readonly watch: (sources: Omit<Sources, "appends" | "pool" | "bus">) => void;
}

export function measured(metrics: Metrics | null, store: Store, bus: Bus): Measured {
  if (metrics === null) return { store, bus, host: (host) => host, watch: () => undefined };
  const { log, backlog } = timedLog(store.log, metrics);
  return {
    store: { ...store, log },
    bus: countedBus(bus, metrics),
    host: (host) => countedHost(host, metrics),
    watch: (sources) =>
      metrics.watch({ ...sources, appends: backlog, pool: store.connections, bus: bus.state }),
  };
}
