import type { TableView } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type ClockWarning, clockWarnings } from "../model/clock.ts";

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** Says in time that the own bank begins and that the last seconds run: who does not see the clock hears it. */
export class ClockVoice implements ReactiveController {
  private readonly host: Host;
  private readonly view: () => TableView | null;
  private readonly now: () => number;
  private readonly warn: (warning: ClockWarning) => void;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** The moment of the last warning given, on the server's clock. */
  private warned = Number.NEGATIVE_INFINITY;

  /** `now` is the server's time. */
  constructor(
    host: Host,
    view: () => TableView | null,
    now: () => number,
    warn: (warning: ClockWarning) => void,
  ) {
    this.host = host;
    this.view = view;
    this.now = now;
    this.warn = warn;
    host.addController(this);
  }

  hostUpdated(): void {
    this.stop();
    const view = this.host.isConnected ? this.view() : null;
    if (view === null || view.you === "spectator") return;
    const now = this.now();
    const next = clockWarnings(view, view.you).find(({ at }) => at > Math.max(now, this.warned));
    if (next === undefined) return;
    this.timer = setTimeout(() => {
      this.warned = next.at;
      this.warn(next);
    }, next.at - now);
  }

  hostDisconnected(): void {
    this.stop();
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
