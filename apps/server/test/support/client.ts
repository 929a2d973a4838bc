import { randomBytes } from "node:crypto";
import type { ClientToServer, ServerToClient, TableUpdate } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";
import { io, type Socket } from "socket.io-client";

export const newId = (): string => randomBytes(12).toString("hex");

export interface Guest {
  readonly id: string;
  readonly cookie: string;
}

/** A guest as a browser becomes one. */
export async function makeGuest(url: string, name?: string): Promise<Guest> {
  const response = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(name === undefined ? {} : { name }),
  });
  const body = (await response.json()) as { player: { id: string } };
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { id: body.player.id, cookie };
}

type Events = keyof ClientToServer;
type MessageOf<E extends Events> = Parameters<ClientToServer[E]>[0];
type AnswerOf<E extends Events> = Parameters<Parameters<ClientToServer[E]>[1]>[0];

/** One open socket of a guest, with all it has been sent. */
export interface Line {
  readonly guest: Guest;
  readonly socket: Socket<ServerToClient, ClientToServer>;
  /** Every frame received, as text, in order. */
  readonly frames: readonly string[];
  readonly updates: readonly TableUpdate[];
  /** Sends any event with anything in it and waits for the answer. */
  ask<E extends Events>(event: E, message: MessageOf<E>): Promise<AnswerOf<E>>;
  /** As `ask`, for what the types forbid. */
  askAnything(event: string, ...message: unknown[]): Promise<unknown>;
  /** The newest view of a table, as every client keeps it. */
  view(table: string): TableView | null;
  /** Resolves as soon as a view of the table fulfils the condition. */
  until(table: string, fulfils: (view: TableView) => boolean): Promise<TableView>;
  /** The next message of that kind, from now on. */
  next<E extends keyof ServerToClient>(event: E): Promise<Parameters<ServerToClient[E]>[0]>;
  close(): void;
}

export interface ConnectOptions {
  readonly origin?: string | null;
  readonly auth?: Record<string, unknown>;
}

export function openSocket(
  url: string,
  cookie: string | null,
  { origin = url, auth = { protocol: 1 } }: ConnectOptions = {},
): Socket<ServerToClient, ClientToServer> {
  return io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    auth,
    extraHeaders: {
      ...(cookie === null ? {} : { cookie }),
      ...(origin === null ? {} : { origin }),
    },
  });
}

/** Connects and waits for the welcome; fails with the server's code when refused. */
export async function connect(url: string, guest: Guest, options?: ConnectOptions): Promise<Line> {
  const socket = openSocket(url, guest.cookie, options);
  const frames: string[] = [];
  const updates: TableUpdate[] = [];
  const views = new Map<string, TableView>();
  const listeners = new Set<() => void>();
  const keep = (update: TableUpdate): void => {
    updates.push(update);
    const { view } = update;
    if ((views.get(view.table)?.seq ?? 0) <= view.seq) views.set(view.table, view);
    for (const listener of [...listeners]) listener();
  };
  socket.io.on("open", () => {
    socket.io.engine.on("data", (data: unknown) => void frames.push(String(data)));
  });
  socket.on("update", keep);
  await new Promise<void>((resolve, reject) => {
    socket.once("welcome", () => resolve());
    socket.once("connect_error", (error) => {
      const data = "data" in error ? (error.data as { code?: string } | undefined) : undefined;
      reject(new Error(data?.code ?? error.message));
    });
  });

  const until: Line["until"] = (table, fulfils) =>
    new Promise((resolve) => {
      const look = (): void => {
        const view = views.get(table);
        if (view === undefined || !fulfils(view)) return;
        listeners.delete(look);
        resolve(view);
      };
      listeners.add(look);
      look();
    });
  const askAnything: Line["askAnything"] = (event, ...message) =>
    (socket as Socket).timeout(20_000).emitWithAck(event, ...message);

  return {
    guest,
    socket,
    frames,
    updates,
    until,
    askAnything,
    ask: async (event, message) => {
      const answer = (await askAnything(event, message)) as AnswerOf<typeof event>;
      if (answer.ok && event === "join") keep(answer.data as TableUpdate);
      if (!answer.ok && "update" in answer && answer.update !== undefined) keep(answer.update as TableUpdate);
      return answer;
    },
    view: (table) => views.get(table) ?? null,
    next: (event) =>
      new Promise((resolve) => {
        const name: string = event;
        (socket as Socket).once(name, resolve);
      }),
    close: () => void socket.close(),
  };
}

/** A named guest with an open socket. */
export const join = async (url: string, name: string): Promise<Line> =>
  connect(url, await makeGuest(url, name));
