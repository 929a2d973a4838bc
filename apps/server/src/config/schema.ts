import { z } from "zod";
import { origin, postgresUrl, proxyTrust, redisUrl, text, token, wholeNumber } from "./values.ts";

/**
 * Everything that can be set, by the name of its environment variable. The description is for the host of a
 * server; README's table is made from here.
 */
export const Environment = z.object({
  PORT: wholeNumber(0, 65535)
    .default(3000)
    .describe("Port of web pages and API. 0 takes any free one and prints it."),
  HOST: text
    .default("0.0.0.0")
    .describe(
      "Address to listen on: `0.0.0.0` for everybody in the network, `127.0.0.1` for this machine only.",
    ),
  PUBLIC_URL: origin
    .optional()
    .describe(
      "Address players type, if a proxy stands in front, such as `https://cards.example.org`. Pages from it may connect; cookies are secure when it is https.",
    ),
  TRUST_PROXY: proxyTrust
    .default(false)
    .describe(
      "Proxies whose `X-Forwarded-…` headers are believed: `false`, `true`, their number, or their addresses.",
    ),
  BUMMERL_DATA: text
    .default("./data")
    .describe("Folder of all data, with the database in it unless `DATABASE_URL` is set."),
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      "A Postgres to use, `postgres://user:password@host:5432/database`. Without it the server runs its own.",
    ),
  DATABASE_POOL: wholeNumber(2, 80).default(10).describe("Connections to the database, at most."),
  BUS: z
    .enum(["local", "postgres", "redis"], "must be local, postgres or redis")
    .default("local")
    .describe(
      "How several servers on one database tell each other what is new: `local` (one server, nobody to tell), `postgres` (by the database they share) or `redis` (by `REDIS_URL`).",
    ),
  REDIS_URL: redisUrl
    .optional()
    .describe("The Redis or Valkey of `BUS=redis`, `redis://user:password@host:6379`. It stores nothing."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("How much is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`."),
  METRICS_TOKEN: token
    .optional()
    .describe(
      "Opens `GET /metrics` for Prometheus to whoever sends this word as bearer token; 16 characters or more. Without it there is no such page.",
    ),
  GRACE_SECONDS: wholeNumber(5, 600)
    .default(25)
    .describe(
      "How long the server may take to go down: players are sent off one after the other, what is under way is finished.",
    ),
  KEEP_ENDED_DAYS: wholeNumber(0, 36_500)
    .default(0)
    .describe(
      "After so many days the deals of a table at which nobody plays any more are erased; tallies stay. 0: never.",
    ),
  KEEP_GUESTS_DAYS: wholeNumber(0, 36_500)
    .default(30)
    .describe("After so many days guests who have never played are forgotten. 0: never."),
  COMPUTER_THREADS: wholeNumber(0, 64)
    .default(0)
    .describe(
      "In how many threads computer opponents think at the same time; they are started when somebody plays one. 0: one less than the machine has cores.",
    ),
  LIMIT_COMMANDS: wholeNumber(10, 100_000)
    .default(600)
    .describe(
      "Credits of one connection in ten seconds; a move costs one, making a table ten. Above it messages are answered `tooMany`.",
    ),
  LIMIT_SOCKETS: wholeNumber(1, 100_000)
    .default(200)
    .describe("Open connections from one address. A café or school has one address for everybody in it."),
  LIMIT_HANDSHAKES: wholeNumber(1, 1_000_000)
    .default(300)
    .describe("New connections a minute from one address."),
  LIMIT_SESSIONS: wholeNumber(1, 1_000_000).default(120).describe("New guests an hour from one address."),
});

export type Environment = z.output<typeof Environment>;
