import type { SeatCommand } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Waited after a refusal, doubled each time up to the last. Milliseconds. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

type Wanted = () => Exclude<SeatCommand["type"], "act"> | null;

/**
 * Does what a page does by itself (the first cut, opening a saved game) whenever it is wanted and nothing else is on
 * its way. A refusal is nobody's business: it is tried again by the next state of the table, or after a while.
 */
export class Automatic implements ReactiveController {
  private readonly host: Host;
  private readonly wanted: Wanted;
  private readonly give: (type: Exclude<SeatCommand["type"], "act">) => void;
  private wait = FIRST_WAIT;
  private resting: ReturnType<typeof setTimeout> | null = null;
  /** Number of the state in which the last try was refused. */
  private refusedAt = -1;

  /** `wanted` names nothing while another command is on its way. */
  constructor(host: Host, wanted: Wanted, give: (type: Exclude<SeatCommand["type"], "act">) => void) {
    this.host = host;
    this.wanted = wanted;
    this.give = give;
    host.addController(this);
  }

  hostUpdated(): void {
    // A table that was left is nobody's to act at, though an answer comes late.
    if (this.resting !== null || !this.host.isConnected) return;
    const type = this.wanted();
    if (type !== null) this.give(type);
  }

  hostDisconnected(): void {
    this.rest(null);
  }

  /** A try was refused by the state numbered `seq`, the newest known. */
  refused(seq: number): void {
    this.refusedAt = seq;
    if (!this.host.isConnected) return;
    this.rest(
      setTimeout(() => {
        this.resting = null;
        this.host.requestUpdate();
      }, this.wait),
    );
    this.wait = Math.min(LAST_WAIT, this.wait * 2);
  }

  /** A state of the table was seen: a newer one than that of the refusal ends the rest. */
  seen(seq: number): void {
    if (seq <= this.refusedAt) return;
    this.rest(null);
    this.wait = FIRST_WAIT;
  }

  private rest(timer: ReturnType<typeof setTimeout> | null): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = timer;
  }
}
