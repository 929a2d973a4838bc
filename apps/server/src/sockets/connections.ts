import type { Roll } from "../cluster/roll.ts";
import type { Page } from "../hosting/page.ts";
import type { Limits } from "../limits/limits.ts";

/** All sockets of this process, by whose they are. All of a player's stay in step, and nobody's is ever evicted. */
export interface Connections {
  /**
   * @param elsewhere sockets at other processes
   * @returns false when the player or the address has as many as may be; then nothing changed
   */
  enter(page: Page, elsewhere: Crowd): boolean;
  leave(page: Page): void;
  of(player: string): readonly Page[];
  /** Cuts the sockets of a session that was ended. */
  cutSession(sessionHash: string): void;
  /** Sessions that have a socket here, by their ids' hashes. */
  sessions(): readonly string[];
  /** Number of different players. */
  players(): number;
}

/** Sockets of one player, and from one address. */
export interface Crowd {
  readonly player: number;
  readonly address: number;
}

export interface Attending {
  /** A player's first socket came. */
  readonly came: (player: string) => void;
  /** A player's last socket went. */
  readonly went: (player: string) => void;
}

export const makeConnections = (
  limits: Pick<Limits, "socketsPerPlayer" | "socketsPerAddress">,
  attending: Attending,
  /** Hears how many sockets there are now. */
  counted: Pick<Roll, "player" | "address">,
): Connections => {
  const byPlayer = new Map<string, Set<Page>>();
  const byAddress = new Map<string, Set<Page>>();

  return {
    enter: (page, elsewhere) => {
      const { player, address } = page.data;
      const own = byPlayer.get(player.id) ?? new Set();
      const near = byAddress.get(address) ?? new Set();
      if (own.size + elsewhere.player >= limits.socketsPerPlayer) return false;
      if (near.size + elsewhere.address >= limits.socketsPerAddress) return false;
      byPlayer.set(player.id, own.add(page));
      byAddress.set(address, near.add(page));
      counted.player(player.id, own.size);
      counted.address(address, near.size);
      if (own.size === 1) attending.came(player.id);
      return true;
    },
    leave: (page) => {
      const { player, address } = page.data;
      const own = byPlayer.get(player.id);
      if (!own?.delete(page)) return;
      const near = byAddress.get(address);
      near?.delete(page);
      if (near?.size === 0) byAddress.delete(address);
      counted.player(player.id, own.size);
      counted.address(address, near?.size ?? 0);
      if (own.size > 0) return;
      byPlayer.delete(player.id);
      attending.went(player.id);
    },
    of: (player) => [...(byPlayer.get(player) ?? [])],
    cutSession: (sessionHash) => {
      for (const pages of byPlayer.values())
        for (const page of [...pages]) if (page.data.sessionHash === sessionHash) page.disconnect(true);
    },
    sessions: () => [
      ...new Set([...byPlayer.values()].flatMap((pages) => [...pages].map(({ data }) => data.sessionHash))),
    ],
    players: () => byPlayer.size,
  };
};
