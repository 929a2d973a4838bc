import type { Card, Trick } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { trickStay } from "../../state/preferences.ts";
import { cardsOnTable, laidTrick, type OnTable } from "../model/on-table.ts";
import { isTakenBack, sceneOf } from "../model/scene.ts";

/** Time as the stage needs it. Milliseconds. */
export interface StageClock {
  now(): number;
  /** Calls back after a while; the answer takes it back. */
  after(ms: number, call: () => void): () => void;
}

const realClock: StageClock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** What acts at once when pressed. */
const ACTS = ".hand-card, .act";

const acts = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(ACTS));

/** How long a finished trick stays in sight. Milliseconds. */
const STAY = { short: 600, normal: 1400, long: 3000, tap: Number.POSITIVE_INFINITY } as const;

const sameTrick = (a: Trick | null, b: Trick | null): boolean => a?.led === b?.led && a?.answer === b?.answer;

/**
 * Which cards are shown in the middle: those of the newest view, but a finished trick stays until it was seen when the
 * next card comes at once. It only holds back a picture: what is legal, what is pressed and what is said follow the
 * newest view, and whoever presses anything has seen enough. Where a trick stays until it is tapped, a press on a card
 * or a move is that tap and no more: nobody answers a card he has not seen.
 */
export class Stage implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private readonly clock: StageClock;
  /** The finished trick shown last, since when, and whether the player has pressed anything since. */
  private last: { readonly trick: Trick; readonly since: number; seen: boolean } | null = null;
  private held: Trick | null = null;
  private stop: (() => void) | null = null;
  /** The press under way has put a trick aside: its click does nothing else. */
  private isTap = false;

  constructor(host: ReactiveControllerHost, clock: StageClock = realClock) {
    this.host = host;
    this.clock = clock;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("pointerdown", this.onInput, true);
    addEventListener("keydown", this.onInput, true);
    addEventListener("click", this.onClick, true);
  }

  hostDisconnected(): void {
    removeEventListener("pointerdown", this.onInput, true);
    removeEventListener("keydown", this.onInput, true);
    removeEventListener("click", this.onClick, true);
    this.end();
  }

  /** A finished trick is shown although the next card is there already. */
  get holding(): boolean {
    return this.held !== null;
  }

  /** A newer view is about to be shown. */
  see(before: TableView | null, view: TableView): void {
    // What was seen last never happened.
    if (isTakenBack(before, view)) {
      this.drop();
      this.last = null;
      return;
    }
    const finished = finishedBetween(before, view);
    if (finished !== null && !sameTrick(finished, this.last?.trick ?? null)) {
      this.last = { trick: finished, since: this.clock.now(), seen: false };
    }
    if (sceneOf(view) !== "play" || view.deal?.led === null) this.drop();
    if (before === null || view.deal?.led == null || sceneOf(view) !== "play") return;
    // The lead that was waited for has gone on to be a trick of its own, or it is the player's.
    const isNewLead = before.deal?.led !== view.deal.led;
    if (!isNewLead) return;
    this.drop();
    if (view.deal.phase === "follow" && view.deal.turn === view.you) this.hold();
  }

  /** The cards to draw in the middle. A card of the player's own on its way is never held back. */
  cards(view: TableView, pending: Card | null): readonly OnTable[] {
    return this.held === null || pending !== null ? cardsOnTable(view, pending) : laidTrick(this.held);
  }

  /** Enough seen: what is held back is shown. */
  end(): void {
    if (this.held === null) return;
    this.drop();
    this.host.requestUpdate();
  }

  private hold(): void {
    const { last } = this;
    const stay = STAY[trickStay.value];
    if (last === null || (last.seen && stay === STAY.tap)) return;
    const left = last.since + stay - this.clock.now();
    if (left <= 0) return;
    this.held = last.trick;
    if (Number.isFinite(left)) this.stop = this.clock.after(left, () => this.end());
  }

  private drop(): void {
    this.stop?.();
    this.stop = null;
    this.held = null;
  }

  private readonly onInput = (event: Event): void => {
    this.isTap = this.held !== null && trickStay.value === "tap" && acts(event);
    if (this.last !== null) this.last.seen = true;
    this.end();
  };

  private readonly onClick = (event: Event): void => {
    if (!this.isTap) return;
    this.isTap = false;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The trick that was finished on the way from one view to the next, as far as it may be looked at (R38). */
const finishedBetween = (before: TableView | null, view: TableView): Trick | null => {
  const { deal } = view;
  if (deal === null) return null;
  if (deal.lastTrick !== null) return deal.lastTrick;
  if (before?.deal == null || before.deal.played.length >= deal.played.length) return null;
  return deal.played.at(-1) ?? null;
};
