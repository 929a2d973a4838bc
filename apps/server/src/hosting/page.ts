import type { ClientToServer, PublicPlayer, ServerToClient } from "@bummerl/protocol";
import type { DefaultEventsMap, Server, Socket } from "socket.io";

/** What the server knows of a socket, all of it from its handshake. */
export interface SocketData {
  player: PublicPlayer;
  sessionHash: string;
  address: string;
  /** Tables this socket has joined. */
  tables: Set<string>;
}

export type PlayerServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;

/** One open page of a player: one socket. */
export type Page = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;
