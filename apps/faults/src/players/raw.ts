import { randomBytes } from "node:crypto";
import {
  type ClientToServer,
  type CommandReply,
  PROTOCOL,
  type ServerToClient,
  type TableUpdate,
} from "@bummerl/protocol";
import type { SeatCommand, TableView } from "@bummerl/table";
import { io, type Socket } from "socket.io-client";
import { comes } from "../patience.ts";
import type { Guest } from "./player.ts";

type Events = keyof ClientToServer;
type MessageOf<E extends Events> = Parameters<ClientToServer[E]>[0];
type AnswerOf<E extends Events> = Parameters<Parameters<ClientToServer[E]>[1]>[0];

/** One bare socket of a player: no outbox, no second try. */
export interface RawLine {
  readonly guest: Guest;
  readonly updates: readonly TableUpdate[];
  /** Tables it was called to. */
  readonly calls: readonly string[];
  ask<E extends Events>(event: E, message: MessageOf<E>): Promise<AnswerOf<E>>;
  command(table: string, command: SeatCommand, id?: string): Promise<CommandReply>;
  /** The newest view of that table. */
  view(table: string): TableView | null;
  /** Resolves with a view, there already or to come, that is like this. @throws when the line is cut before, or patience is out */
  until(table: string, like: (view: TableView) => boolean): Promise<TableView>;
  /** Resolves when the line is cut. */
  readonly gone: Promise<void>;
  close(): void;
}

/** How long an answer or a view may take in the worst of cases, in ms. */
const PATIENCE_MS = 30_000;

export const newId = (): string => randomBytes(9).toString("base64url");

/**
 * @param from the address that a proxy before the server would name; the server must trust it (`TRUST_PROXY`)
 * @throws with the server's code when it refuses the socket
 */
export async function openLine(url: string, guest: Guest, from?: string): Promise<RawLine> {
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    auth: { protocol: PROTOCOL },
    extraHeaders: {
      cookie: guest.cookie,
      origin: url,
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
    },
  });
  const updates: TableUpdate[] = [];
  const calls: string[] = [];
  const looking = new Set<() => void>();
  const keep = (update: TableUpdate): void => {
    updates.push(update);
    for (const look of [...looking]) look();
  };
  socket.on("update", keep);
  socket.on("call", ({ table }) => {
    calls.push(table);
    for (const look of [...looking]) look();
  });
  const gone = new Promise<void>((resolve) => {
    socket.once("disconnect", () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("welcome", () => resolve());
    socket.once("connect_error", (error) => {
      const data = "data" in error ? (error.data as { code?: string } | undefined) : undefined;
      reject(new Error(data?.code ?? error.message));
    });
  });
  const view: RawLine["view"] = (table) =>
    updates.reduce<TableView | null>(
      (newest, update) =>
        update.view.table === table && update.view.seq >= (newest?.seq ?? 0) ? update.view : newest,
      null,
    );
  const ask: RawLine["ask"] = async (event, message) => {
    // The types cannot follow a name that is one of several.
    const answer = await (socket as Socket).timeout(PATIENCE_MS).emitWithAck(event, message);
    if (answer.ok && event === "join") keep(answer.data);
    return answer;
  };
  return {
    guest,
    updates,
    calls,
    view,
    ask,
    command: (table, command, id = newId()) => ask("command", { table, id, command }),
    until: async (table, like) => {
      let look = (): void => undefined;
      const seen = new Promise<TableView>((resolve) => {
        look = () => {
          const newest = view(table);
          if (newest !== null && like(newest)) resolve(newest);
        };
        looking.add(look);
        look();
      });
      const came = await comes(Promise.race([seen, gone]), PATIENCE_MS);
      looking.delete(look);
      const newest = view(table);
      if (!came || newest === null || !like(newest)) throw new Error(`no such view of ${table} came`);
      return newest;
    },
    gone,
    close: () => void socket.close(),
  };
}

/** The data of an answer. @throws when it is a refusal */
export function data<T>(
  answer: { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: { code: string } },
): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error.code}`);
  return answer.data;
}
