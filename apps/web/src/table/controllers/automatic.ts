import type { SeatCommand, TableView } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { cutFor } from "../../net/cuts.ts";
import { automaticCommand, seatCommand } from "../model/commands.ts";

/** Waited after a refusal, doubled each time up to the last. Milliseconds. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

interface Parts {
  /** The newest view; `null` until there is one. */
  readonly view: () => TableView | null;
  /** Another command is on its way. */
  readonly isBusy: () => boolean;
  readonly give: (command: SeatCommand) => void;
}

/**
 * Does what a page does by itself (the first cut, opening a saved game) whenever it is due and nothing else is on
 * its way. A refusal is nobody's business: it is tried again by the next state of the table, or after a while.
 */
export class Automatic implements ReactiveController {
  private readonly host: Host;
  private readonly parts: Parts;
  private wait = FIRST_WAIT;
  private resting: ReturnType<typeof setTimeout> | null = null;
  /** Number of the state in which the last try was refused. */
  private refusedAt = -1;
  private given: SeatCommand | null = null;
  private opensSaved = true;

  constructor(host: Host, parts: Parts) {
    this.host = host;
    this.parts = parts;
    host.addController(this);
  }

  hostUpdated(): void {
    // A table that was left is nobody's to act at, though an answer comes late.
    if (this.resting !== null || !this.host.isConnected) return;
    const view = this.parts.view();
    if (view === null || this.parts.isBusy()) return;
    const type = automaticCommand(view, this.opensSaved);
    if (type === null) return;
    this.given = seatCommand(view, type, cutFor);
    this.parts.give(this.given);
  }

  hostDisconnected(): void {
    this.rest(null);
  }

  /** A command was refused. @returns false when it was none that this page gave by itself */
  refused(command: SeatCommand): boolean {
    if (command !== this.given) return false;
    this.refusedAt = this.parts.view()?.seq ?? -1;
    if (!this.host.isConnected) return true;
    this.rest(
      setTimeout(() => {
        this.resting = null;
        this.host.requestUpdate();
      }, this.wait),
    );
    this.wait = Math.min(LAST_WAIT, this.wait * 2);
    return true;
  }

  /** A state of the table was seen: a newer one than that of the refusal ends the rest. */
  seen(before: TableView | null, { status, seq }: TableView): void {
    if (before?.status === "live" && status === "saved") this.opensSaved = false;
    if (seq <= this.refusedAt) return;
    this.rest(null);
    this.wait = FIRST_WAIT;
  }

  /** A game that was saved here is opened by the player, not by his page: now he wishes it. */
  openSaved(): void {
    this.opensSaved = true;
  }

  private rest(timer: ReturnType<typeof setTimeout> | null): void {
    if (this.resting !== null) clearTimeout(this.resting);
    this.resting = timer;
  }
}
