import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Counters, makeCounters } from "./counters.ts";
import type { Sources } from "./sources.ts";

/**
 * Figures for Prometheus. What happens often is only counted here; the rest is asked for when somebody looks. Labels
 * are names from the code, never from a message, so there are only so many.
 */
export interface Metrics {
  /** A command of a table was answered; `result` is `accepted`, a code, or `failed`. */
  command(type: string, result: string): void;
  /** A row was answered by the log, so long after it was handed in. */
  appended(seconds: number): void;
  /** So many rows went to the database in one statement. */
  batch(rows: number): void;
  /** A computer of this level decided, so long after it was asked; `failed`: without thinking. */
  decided(level: string, result: "chosen" | "failed", seconds: number): void;
  word(direction: "said" | "heard", type: string): void;
  /** `route` is the pattern of the address, not the address. */
  answered(route: string, method: string, status: number, seconds: number): void;
  /** From where the rest is read. */
  watch(sources: Sources): void;
  /** In Prometheus' own text form. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

const APPEND_SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 1, 3, 10];
const BATCH_ROWS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
const DECISION_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5, 20];
const HTTP_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** @param sampling the event loop and garbage collection are watched, too; once per process */
export function makeMetrics(sampling = true): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  if (sampling) collectDefaultMetrics({ register: registry });
  const commands = makeCounters();
  const words = makeCounters();
  const fromCounters = (name: string, help: string, labelNames: readonly string[], counters: Counters) =>
    new Counter({
      ...{ name, help, labelNames, registers },
      collect() {
        this.reset();
        for (const [key, count] of Object.entries(counters.read()))
          this.inc(labelled(labelNames, key), count);
      },
    });
  fromCounters(
    "bummerl_commands_total",
    "Commands of tables, by what was asked and how it was answered.",
    ["type", "result"],
    commands,
  );
  fromCounters("bummerl_bus_words_total", "What processes told each other.", ["direction", "type"], words);
  const append = new Histogram({
    ...{ name: "bummerl_append_seconds", help: "From handing a row to the log until its answer.", registers },
    buckets: APPEND_SECONDS,
  });
  const batch = new Histogram({
    ...{ name: "bummerl_append_batch_rows", help: "Rows in one statement to the database.", registers },
    buckets: BATCH_ROWS,
  });
  const decisions = new Histogram({
    ...{ name: "bummerl_computer_decision_seconds", registers },
    help: "From asking a computer until its answer, by level; failed: it played without thinking.",
    ...{ labelNames: ["level", "result"], buckets: DECISION_SECONDS },
  });
  const requests = new Counter({
    ...{ name: "bummerl_http_requests_total", help: "Answers to HTTP requests.", registers },
    labelNames: ["route", "method", "status"],
  });
  const http = new Histogram({
    ...{ name: "bummerl_http_seconds", help: "Time to answer an HTTP request.", registers },
    ...{ labelNames: ["route"], buckets: HTTP_SECONDS },
  });

  return {
    command: (type, result) => commands.add(`${type} ${result}`),
    appended: (seconds) => append.observe(seconds),
    batch: (rows) => batch.observe(rows),
    decided: (level, result, seconds) => decisions.observe({ level, result }, seconds),
    word: (direction, type) => words.add(`${direction} ${type}`),
    answered: (route, method, status, seconds) => {
      requests.inc({ route, method, status });
      http.observe({ route }, seconds);
    },
    watch: (sources) => {
      fromCounters(
        "bummerl_refusals_total",
        "Messages and sockets refused, by code.",
        ["code"],
        sources.refusals,
      );
      for (const { name, help, labelNames, read } of gauges(sources))
        new Gauge({
          ...{ name, help, labelNames, registers },
          collect() {
            for (const [key, value] of Object.entries(read())) this.set(labelled(labelNames, key), value);
          },
        });
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

/** `"play accepted"` under `["type", "result"]` is `{type: "play", result: "accepted"}`. */
function labelled(names: readonly string[], key: string): Record<string, string> {
  const parts = key.split(" ");
  return Object.fromEntries(names.map((name, index) => [name, parts[index] ?? ""]));
}

interface GaugePlan {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Values by label; a gauge without one has its value under "". */
  readonly read: () => Readonly<Record<string, number>>;
}

const plain = (name: string, help: string, read: () => number): GaugePlan => ({
  ...{ name, help, labelNames: [] },
  read: () => ({ "": read() }),
});

const gauges = (from: Sources): GaugePlan[] => [
  plain("bummerl_tables_held", "Tables somebody looks at, by way of this process.", from.tables),
  plain("bummerl_computer_tables", "Those of them with a computer.", from.computerTables),
  plain("bummerl_sockets", "Open connections of players.", from.sockets),
  plain("bummerl_players", "Different players connected.", from.players),
  plain("bummerl_lobby_tables", "Open tables shown in the lobby.", from.lobbyTables),
  plain("bummerl_lobby_seeking", "Players who wait for anyone.", from.seeking),
  plain(
    "bummerl_append_waiting",
    "Rows handed to the log and not yet answered.",
    () => from.appends().waiting,
  ),
  plain(
    "bummerl_append_oldest_seconds",
    "Since when the oldest of them waits.",
    () => from.appends().oldestSeconds,
  ),
  plain("bummerl_bus_up", "1 unless words of other processes are being lost.", () =>
    from.bus() === "down" ? 0 : 1,
  ),
  plain("bummerl_draining", "1 while the server goes down.", () => (from.draining() ? 1 : 0)),
  {
    ...{ name: "bummerl_pool_connections", help: "Connections to the database.", labelNames: ["state"] },
    read: () => ({ ...from.pool() }),
  },
];
