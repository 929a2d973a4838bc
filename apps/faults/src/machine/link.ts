import { createConnection, createServer, type NetConnectOpts, type Socket } from "node:net";

/** How a link between two machines behaves. */
export type LinkState =
  | { readonly type: "open" }
  /** Connections end and new ones are refused: the other side is told. */
  | { readonly type: "cut" }
  /** Connections stay, new ones are taken, and nothing passes in either direction. */
  | { readonly type: "blackHole" }
  /** Half open: what is sent that way is lost and nobody is told. */
  | { readonly type: "deaf"; readonly to: "server" | "client" }
  /** Everything comes so many milliseconds late. */
  | { readonly type: "slow"; readonly ms: number };

/** What is done about the next thing a client says with a certain text in it. */
export interface Ambush {
  readonly text: string;
  /** `hold`: it never arrives. `swallow`: it arrives, and what is answered on that connection is lost. */
  readonly what: "hold" | "swallow";
}

/** A TCP link of our own on the loopback, that can be disturbed. */
export interface Link {
  readonly port: number;
  /** Where it leads from now on; connections that are there stay. `null`: nobody is there. */
  leadTo(target: NetConnectOpts | null): void;
  become(state: LinkState): void;
  /** @returns a promise for the moment when it is on its way (`hold`), or when its answer was there (`swallow`) */
  ambush(ambush: Ambush): Promise<void>;
  /** Ends the connections that there are; new ones may come. Only those that introduced themselves with that text. */
  drop(name?: string): void;
  /** From now on nothing reaches the clients of connections that introduced themselves with that text. */
  deafen(name: string): void;
  readonly connections: () => number;
  close(): Promise<void>;
}

interface Waiting extends Ambush {
  readonly sprung: () => void;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** The first that the client said. */
  introduction: string | null;
  /** What a caught client said last; text may come in pieces. */
  heard: string;
  caught: Waiting | null;
  /** Directions in which something was lost. */
  readonly broken: Set<"server" | "client">;
  /** What is still on a slow way, oldest first. */
  readonly late: Readonly<Record<"server" | "client", Buffer[]>>;
}

/** Postgres' "ready for the next": what came before it is committed. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export async function makeLink(first: NetConnectOpts | null): Promise<Link> {
  let target = first;
  let state: LinkState = { type: "open" };
  let waiting: Waiting | null = null;
  const pairs = new Set<Pair>();

  const pass = (pair: Pair, chunk: Buffer, toward: "server" | "client"): void => {
    const to = pair[toward];
    if (state.type === "deaf" && state.to === toward) pair.broken.add(toward);
    // TCP never goes on behind a hole: who was deaf once stays it.
    if (pair.broken.has(toward)) return;
    const late = pair.late[toward];
    if (state.type !== "slow" && late.length === 0) {
      if (to.writable) to.write(chunk);
      return;
    }
    // Whatever comes later, also on a way that is quick again, stays behind: each timer lets the oldest through.
    late.push(chunk);
    setTimeout(
      () => {
        const oldest = late.shift();
        if (oldest !== undefined && to.writable) to.write(oldest);
      },
      state.type === "slow" ? state.ms : 0,
    );
  };

  const fromClient = (pair: Pair, chunk: Buffer): void => {
    pair.introduction ??= chunk.toString("latin1");
    if (pair.caught?.what === "hold") return;
    if (waiting !== null) {
      pair.heard = (pair.heard + chunk.toString("latin1")).slice(-65_536);
      if (pair.heard.includes(waiting.text)) {
        pair.caught = waiting;
        waiting = null;
        if (pair.caught.what === "hold") {
          pair.caught.sprung();
          return;
        }
      }
    }
    pass(pair, chunk, "server");
  };
  const fromServer = (pair: Pair, chunk: Buffer): void => {
    if (pair.caught === null) pass(pair, chunk, "client");
    else if (chunk.includes(READY)) pair.caught.sprung();
  };

  const accept = (client: Socket): void => {
    if (target === null || state.type === "cut") return void client.destroy();
    const pair: Pair = {
      client,
      server: createConnection(target),
      introduction: null,
      heard: "",
      caught: null,
      broken: new Set(),
      late: { server: [], client: [] },
    };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      pair.server.destroy();
    };
    client.on("data", (chunk) => fromClient(pair, chunk));
    pair.server.on("data", (chunk) => fromServer(pair, chunk));
    for (const socket of [client, pair.server]) {
      socket.setNoDelay(true);
      socket.on("close", end).on("error", end);
      if (state.type === "blackHole") socket.pause();
    }
  };
  const server = createServer(accept);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;

  const named = (name: string): Pair[] =>
    [...pairs].filter(({ introduction }) => introduction?.includes(name) ?? name === "");
  const drop = (name = ""): void => {
    for (const { client } of named(name)) client.destroy();
  };
  return {
    port,
    leadTo: (next) => {
      target = next;
    },
    become: (next) => {
      state = next;
      if (next.type === "cut") drop();
      for (const { client, server: other } of pairs)
        for (const socket of [client, other]) next.type === "blackHole" ? socket.pause() : socket.resume();
    },
    ambush: (ambush) =>
      new Promise((sprung) => {
        waiting = { ...ambush, sprung };
      }),
    drop,
    deafen: (name) => {
      for (const { broken } of named(name)) broken.add("client");
    },
    connections: () => pairs.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}
