import type { TableUpdate } from "@bummerl/protocol";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { Store } from "../state/store.ts";

const NAME = "bm.deal";

/** Whether a deal is on the table just now: between deals nobody is disturbed. */
const isPlayed = (update: TableUpdate | null): boolean =>
  update !== null && update.view.status === "live" && update.view.stage === "playing";

/** Deals being played in this browser, in whichever tab. A lock is let go by itself when a tab is closed or crashes. */
export class DealsInPlay {
  /** True while no tab plays a deal. */
  readonly quiet = new Store(true);
  private readonly locks: LockManager | undefined;
  private readonly channel: BroadcastChannel | null;
  private letGo: (() => void) | null = null;
  private holding: Promise<unknown> = Promise.resolve();
  private here = false;

  /** Without secure context there are no locks: then only this tab's own deal counts. */
  constructor(locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.locks = locks;
    this.channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;
    if (this.channel !== null) this.channel.onmessage = () => void this.look();
    if (typeof document !== "undefined")
      document.addEventListener("visibilitychange", () => void this.look());
  }

  /** A deal is played here, or is over, or has been left. */
  async set(played: boolean): Promise<void> {
    if (played === this.here) return;
    this.here = played;
    if (played) this.quiet.set(false);
    await (played ? this.hold() : this.release());
    this.channel?.postMessage(null);
    await this.look();
  }

  /** Looks again whether any tab plays. */
  async look(): Promise<void> {
    const { held = [] } = (await this.locks?.query()) ?? {};
    this.quiet.set(!this.here && !held.some(({ name }) => name === NAME));
  }

  /** Resolves when the lock is held. The deal may be left before that: then the lock is given back as soon as it comes. */
  private hold(): Promise<void> {
    const { locks } = this;
    if (locks === undefined) return Promise.resolve();
    const over = new Promise<void>((resolve) => {
      this.letGo = resolve;
    });
    return new Promise((held) => {
      this.holding = locks.request(NAME, { mode: "shared" }, () => {
        held();
        return over;
      });
    });
  }

  /** Resolves when the lock is free again. */
  private async release(): Promise<void> {
    this.letGo?.();
    this.letGo = null;
    await this.holding;
  }
}

export const dealsInPlay = new DealsInPlay();

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** Tells of the deal played on its host, a page that shows a table. */
export class DealInPlay implements ReactiveController {
  private readonly host: Host;
  private readonly latest: () => TableUpdate | null;

  constructor(host: Host, latest: () => TableUpdate | null) {
    this.host = host;
    this.latest = latest;
    host.addController(this);
  }

  hostUpdated(): void {
    // Drawn once more after it was left: an answer came late.
    if (this.host.isConnected) void dealsInPlay.set(isPlayed(this.latest()));
  }

  hostDisconnected(): void {
    void dealsInPlay.set(false);
  }
}
