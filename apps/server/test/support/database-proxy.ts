import { createConnection, createServer, type Socket } from "node:net";
import pg from "pg";

/** A way to the database that can be cut, clogged, or made to lose one answer. */
export interface DatabaseProxy {
  /** The database as reached through here. */
  readonly url: string;
  /**
   * The next statement with this text in it reaches the database; its answer, and whatever else comes back on that
   * connection, is lost. Resolves when it is on its way.
   */
  swallowAnswerTo(text: string): Promise<void>;
  /** `cut`: connections end, new ones are refused. `clogged`: they stay, and nothing passes. */
  become(state: "open" | "cut" | "clogged"): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly database: Socket;
}

/** @param databaseUrl by TCP or by a socket's folder */
export async function makeDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const pairs = new Set<Pair>();
  let state: "open" | "cut" | "clogged" = "open";
  let wanted: { readonly text: string; readonly found: () => void } | null = null;

  const server = createServer((client) => {
    if (state === "cut") return void client.destroy();
    const pair = { client, database: createConnection(target) };
    pairs.add(pair);
    let mute = false;
    let heard = "";
    client.on("data", (chunk) => {
      pair.database.write(chunk);
      if (wanted === null) return;
      // A statement may come in pieces.
      heard = (heard + chunk.toString("latin1")).slice(-65_536);
      if (!heard.includes(wanted.text)) return;
      mute = true;
      wanted.found();
      wanted = null;
    });
    pair.database.on("data", (chunk) => void (mute || client.write(chunk)));
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      pair.database.destroy();
    };
    for (const socket of [client, pair.database]) socket.on("close", end).on("error", end);
    if (state === "clogged") for (const socket of [client, pair.database]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  const login = `${encodeURIComponent(user ?? "")}:${encodeURIComponent(String(password ?? ""))}`;

  const endAll = (): void => {
    for (const { client } of [...pairs]) client.destroy();
  };
  return {
    url: `postgres://${login}@127.0.0.1:${own}/${database}`,
    swallowAnswerTo: (text) =>
      new Promise((found) => {
        wanted = { text, found };
      }),
    become: (next) => {
      state = next;
      if (next === "cut") endAll();
      for (const { client, database: other } of pairs)
        for (const socket of [client, other]) next === "clogged" ? socket.pause() : socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
