import type { LobbyChange, LobbySnapshot } from "@bummerl/protocol";
import { Store } from "../state/store.ts";
import type { Connection } from "./connection.ts";

/** The lobby after a change: what is new or altered replaces or joins, what is gone goes; newest table first. */
export const applyChange = (lobby: LobbySnapshot, change: LobbyChange): LobbySnapshot => {
  const gone = new Set([...change.remove, ...change.upsert.map(({ table }) => table)]);
  const tables = [...change.upsert, ...lobby.tables.filter(({ table }) => !gone.has(table))];
  return {
    tables: tables.toSorted((a, b) => b.madeAt - a.madeAt),
    seeking: change.seeking,
    online: change.online,
  };
};

/** The live list of open tables, watched only while somebody looks. */
export class LobbyFeed {
  /** `null` until the server has told it. */
  readonly lobby = new Store<LobbySnapshot | null>(null);
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
    connection.on("lobby", (change) => {
      if (this.lobby.value !== null) this.lobby.set(applyChange(this.lobby.value, change));
    });
  }

  /** Watches until the answer is called, on every new line again. */
  watch(): () => void {
    let watched = true;
    const stop = this.connection.onUp(() => void this.load(() => watched));
    return () => {
      watched = false;
      stop();
      void this.connection.once("unwatchLobby", {});
    };
  }

  private async load(watched: () => boolean): Promise<void> {
    const answer = await this.connection.onceReady("watchLobby", {}, watched);
    if (answer.ok)
      this.lobby.set(
        applyChange(
          { tables: [], seeking: 0, online: 0 },
          {
            upsert: answer.data.tables,
            remove: [],
            seeking: answer.data.seeking,
            online: answer.data.online,
          },
        ),
      );
  }
}
