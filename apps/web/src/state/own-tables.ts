import type { OwnTable } from "@bummerl/protocol";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Client } from "../app/client.ts";
import type { NetError } from "../net/errors.ts";

const EVERY_MS = 20_000;

/** The player's own tables, asked for when the page opens, when a table calls, on each new line and now and then. */
export class OwnTables implements ReactiveController {
  /** `null` until the server has told them. */
  tables: readonly OwnTable[] | null = null;
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
    const answer = await this.client().http.ownTables();
    // Asked again meanwhile: the later answer knows more.
    if (asked !== this.asked) return;
    if (answer.ok) this.tables = answer.value.tables;
    this.error = answer.ok ? null : answer.error;
    this.host.requestUpdate();
  }
}
