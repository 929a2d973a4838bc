import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pg from "pg";

/** A line between the store and Postgres that can be cut after a statement was done and before its answer. */
export interface FaultyLine {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  /** From now on the first answer on each line that is open now is swallowed, and that line cut. */
  swallow(): void;
  /** How often that has happened. */
  readonly swallowed: () => number;
  close(): Promise<void>;
}

const upstreamOf = (url: string) => {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  return { host, port, user: user ?? "", password: password ?? "", database: database ?? "" };
};

export const openFaultyLine = async (url: string): Promise<FaultyLine> => {
  const { host, port, ...login } = upstreamOf(url);
  const deaf = new WeakSet<Socket>();
  const open = new Set<Socket>();
  let swallowed = 0;

  const server = createServer((client) => {
    const postgres = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const cut = (): void => {
      client.destroy();
      postgres.destroy();
      open.delete(client);
    };
    open.add(client);
    client.on("data", (data) => postgres.write(data));
    postgres.on("data", (data) => {
      if (!deaf.has(client)) return client.write(data);
      swallowed += 1;
      return cut();
    });
    for (const socket of [client, postgres]) socket.on("error", cut).on("close", cut);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return {
    connection: { ...login, host: "127.0.0.1", port: address.port },
    swallow() {
      for (const client of open) deaf.add(client);
    },
    swallowed: () => swallowed,
    async close() {
      for (const client of open) client.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
