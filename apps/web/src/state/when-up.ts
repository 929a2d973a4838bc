import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Client } from "../app/client.ts";

/** While its page is shown: calls back at once when the line is up, and each time it has come back. */
export class WhenUp implements ReactiveController {
  private readonly client: () => Client;
  private readonly call: () => void;
  private stop: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, client: () => Client, call: () => void) {
    this.client = client;
    this.call = call;
    host.addController(this);
  }

  hostConnected(): void {
    this.stop = this.client().connection.onUp(this.call);
  }

  hostDisconnected(): void {
    this.stop?.();
    this.stop = null;
  }
}
