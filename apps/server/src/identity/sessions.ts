import type { PublicPlayer } from "@bummerl/protocol";
import type { PlayerStore } from "../store/store.ts";
import { sessionIdIn } from "./cookie.ts";
import { drawPlayerId } from "./ids.ts";
import { drawSessionId, hashSecret } from "./secret.ts";

export interface Session {
  readonly id: string;
  readonly hash: string;
  readonly player: PublicPlayer;
}

/** A session just made, with the id that goes into the cookie and nowhere else. */
export interface FreshSession {
  readonly id: string;
  readonly player: PublicPlayer;
}

export interface Sessions {
  /** Whose cookie this is; `null` for none, an unknown or an ended one. */
  fromCookie(header: string | undefined): Promise<Session | null>;
  /** A new guest: a player like any other, who may get a name and an account later. */
  makeGuest(name: string | null): Promise<FreshSession>;
  /** One more device of a player. */
  open(player: PublicPlayer): Promise<FreshSession>;
  /** The cookie is worth nothing from now on, and its sockets are cut. */
  end(hash: string): Promise<void>;
}

export const makeSessions = (players: PlayerStore, cutSockets: (hash: string) => void): Sessions => ({
  fromCookie: async (header) => {
    const id = sessionIdIn(header);
    if (id === null) return null;
    const hash = hashSecret(id);
    const player = await players.bySession(hash);
    return player === null ? null : { id, hash, player };
  },
  makeGuest: async (name) => {
    const id = drawSessionId();
    const player = { id: drawPlayerId(), name };
    await players.makeGuest(player, hashSecret(id));
    return { id, player };
  },
  open: async (player) => {
    const id = drawSessionId();
    await players.addSession(player.id, hashSecret(id));
    return { id, player };
  },
  end: async (hash) => {
    await players.endSession(hash);
    cutSockets(hash);
  },
});
