import type { OwnTable } from "@bummerl/protocol";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Client } from "../app/client.ts";
import type { NetError } from "../net/errors.ts";

const EVERY_MS = 20_000;

/** One of the player's own tables, and whether it is on this device instead of the server. */
export interface ListedTable extends OwnTable {
  readonly here: boolean;
}

/** The player's own tables, asked for when the page opens, when a table calls, on each new line and now and then. */
export class OwnTables implements ReactiveController {
  /** `null` until the server has told them. */
  tables: readonly ListedTable[] | null = null;
  /** Those of this device need no server. */
  hereTables: readonly ListedTable[] = [];
  error: NetError | null = null;

  private readonly host: ReactiveControllerHost;
  private readonly client: () => Client;
  private stops: (() => void)[] = [];
  private asked = 0;

  constructor(host: ReactiveControllerHost, client: () => Client) {
    this.host = host;
    this.client = client;
    host.addController(this);
  }

  hostConnected(): void {
    const { connection } = this.client();
    const load = (): void => void this.load();
    void this.loadHere();
    const timer = setInterval(() => document.visibilityState === "visible" && load(), EVERY_MS);
    document.addEventListener("visibilitychange", load);
    this.stops = [
      connection.on("call", load),
      connection.onUp(load),
      () => clearInterval(timer),
      () => document.removeEventListener("visibilitychange", load),
    ];
  }

  hostDisconnected(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  async load(): Promise<void> {
    this.asked += 1;
    const { asked } = this;
    void this.loadHere();
    const answer = await this.client().http.ownTables();
    // Asked again meanwhile: the later answer knows more.
    if (asked !== this.asked) return;
    if (answer.ok) this.tables = answer.value.tables.map((table) => ({ ...table, here: false }));
    this.error = answer.ok ? null : answer.error;
    this.host.requestUpdate();
  }

  private async loadHere(): Promise<void> {
    try {
      const tables = await this.client().local.tables();
      this.hereTables = tables.map((table) => ({ ...table, here: true }));
    } catch (error) {
      // A browser that keeps nothing has nothing to show.
      console.warn("tables of this device could not be read", error);
    }
    this.host.requestUpdate();
  }
}
