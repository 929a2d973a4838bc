import type { Bus } from "../bus/bus.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { PlayerStore } from "../store/store.ts";
import type { Connections } from "./connections.ts";

/** Cuts the sockets of sessions that were ended, at whichever process either is. */
export interface SessionCuts {
  /** A session was ended here. */
  cut(sessionHash: string): void;
  stop(): void;
}

export interface SessionCutParts {
  readonly bus: Pick<Bus, "say" | "listen">;
  readonly cluster: Pick<Cluster, "onLook">;
  readonly connections: Pick<Connections, "cutSession" | "sessions">;
  readonly players: Pick<PlayerStore, "sessionsAmong">;
}

/** Of so many looks one is at the sessions: words are rarely lost, and sockets are many. */
const LOOKS = 5;

export function makeSessionCuts({ bus, cluster, connections, players }: SessionCutParts): SessionCuts {
  let looks = 0;
  cluster.onLook(async () => {
    looks += 1;
    if (looks % LOOKS !== 0) return;
    const here = connections.sessions();
    if (here.length === 0) return;
    const alive = await players.sessionsAmong(here);
    for (const hash of here) if (!alive.has(hash)) connections.cutSession(hash);
  });
  const stop = bus.listen((word) => {
    if (word.type === "sessionEnded") connections.cutSession(word.hash);
  });
  return {
    cut: (hash) => {
      connections.cutSession(hash);
      bus.say({ type: "sessionEnded", hash });
    },
    stop,
  };
}
