import type { IncomingMessage } from "node:http";
import { type ErrorCode, handshakeSchema, SPOKEN_PROTOCOLS } from "@bummerl/protocol";
import type { Page } from "../hosting/page.ts";
import { originAllowed } from "../http/origin.ts";
import type { Sessions } from "../identity/sessions.ts";
import type { AddressOf } from "../limits/address.ts";
import { type Budget, budget } from "../limits/budget.ts";
import type { Limits } from "../limits/limits.ts";
import type { Counters } from "../observe/counters.ts";
import type { Connections, Crowd } from "./connections.ts";

export interface HandshakeParts {
  readonly sessions: Sessions;
  readonly connections: Connections;
  readonly addressOf: AddressOf;
  readonly publicUrl: string | null;
  readonly limits: Limits;
  readonly counters: Counters;
  readonly closing: () => boolean;
  /** Sockets of this player and from this address at other processes. */
  readonly elsewhere: (player: string, address: string) => Promise<Crowd>;
}

/** Over the limit by this factor, a handshake is not even told why. */
const FLOOD = 4;

/** The two doors of a handshake: before anything of Socket.IO, and before the socket counts as connected. */
export interface Handshake {
  allowRequest(request: IncomingMessage, done: (error: string | null, ok: boolean) => void): void;
  /** @returns why the socket is refused, or `null` when it may come in; then its `data` is filled in */
  admit(page: Page): Promise<ErrorCode | null>;
}

export function makeHandshake(parts: HandshakeParts): Handshake {
  const { sessions, connections, addressOf, publicUrl, limits, counters } = parts;
  const handshakes = budget(limits.handshakesPerAddress, 60);
  const floods = budget(limits.handshakesPerAddress * FLOOD, 60);

  const allowRequest: Handshake["allowRequest"] = (request, done) => {
    const { origin, host } = request.headers;
    if (!originAllowed(origin, host, publicUrl)) {
      counters.add("foreignOrigin");
      return done("foreign origin", false);
    }
    void spendOrRefuse(floods, addressOf(request), done);
  };

  const admit: Handshake["admit"] = async (page) => {
    const address = addressOf(page.request);
    if (parts.closing()) return "busy";
    if (!(await handshakes.spend(address))) return "tooMany";
    const auth = handshakeSchema.safeParse(page.handshake.auth);
    if (!auth.success || !SPOKEN_PROTOCOLS.includes(auth.data.protocol)) return "protocolTooOld";
    const session = await sessions.fromCookie(page.request.headers.cookie);
    if (session === null) return "noSession";
    page.data.player = session.player;
    page.data.sessionHash = session.hash;
    page.data.address = address;
    page.data.tables = new Set();
    const elsewhere = await parts.elsewhere(session.player.id, address);
    // Gone while the session was looked up: nobody would clear up behind it.
    if (page.conn.readyState !== "open") return "busy";
    return connections.enter(page, elsewhere) ? null : "tooMany";
  };

  return { allowRequest, admit };
}

async function spendOrRefuse(
  floods: Budget,
  address: string,
  done: (error: string | null, ok: boolean) => void,
): Promise<void> {
  const ok = await floods.spend(address);
  done(ok ? null : "too many handshakes", ok);
}
