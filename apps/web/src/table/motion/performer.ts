import type { Seat } from "@bummerl/engine";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { dealShown, sceneOf } from "../model/scene.ts";
import { mySeat } from "../model/sides.ts";
import { liesTheSame } from "./layout.ts";
import type { Movement, Shown } from "./movement.ts";
import { Mover } from "./mover.ts";
import { onPace, pace } from "./pace.ts";
import { plan } from "./plan.ts";
import { type Timed, timeline } from "./timeline.ts";

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

const sameCards = (a: Shown, b: Shown): boolean =>
  a.trick.length === b.trick.length && a.trick.every(({ card }, at) => card === b.trick[at]?.card);

/** The table says that one's own card lies there, somebody asks to save: what is on its way goes on. */
const movesNothing = (before: Shown, after: Shown): boolean =>
  dealShown(before.view) === dealShown(after.view) &&
  sceneOf(before.view) === sceneOf(after.view) &&
  liesTheSame(before, after);

/**
 * Lets the table be seen to change: whenever something else is shown, what moved is planned, heard and set in motion.
 * What moves next, and any key or touch, puts everything in its place at once.
 */
export class Performer implements ReactiveController {
  private readonly host: Host;
  private readonly shown: () => Shown | null;
  private readonly heard: (timeline: readonly Timed[], pace: number, mine: Seat) => void;
  private readonly stops: (() => void)[] = [];
  private mover: Mover | null = null;
  private last: Shown | null = null;
  private next = false;
  /** A drawing that waits for the end of the movement: begins it at once. */
  private begin: (() => void) | null = null;
  private frame = 0;

  /** `heard` is told every plan, also where nothing is seen to move (then with pace 0). */
  constructor(
    host: Host,
    shown: () => Shown | null,
    heard: (timeline: readonly Timed[], pace: number, mine: Seat) => void,
  ) {
    this.host = host;
    this.shown = shown;
    this.heard = heard;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("pointerdown", this.still, true);
    addEventListener("keydown", this.still, true);
    this.host.addEventListener("pointerup", this.release, true);
    this.stops.push(onPace(this.still));
  }

  hostDisconnected(): void {
    removeEventListener("pointerdown", this.still, true);
    removeEventListener("keydown", this.still, true);
    this.host.removeEventListener("pointerup", this.release, true);
    for (const stop of this.stops.splice(0)) stop();
    this.still();
    this.last = null;
  }

  /**
   * What lays no card elsewhere is drawn when that has arrived which is on its way: on a weak phone the movement would
   * halt for it. Whoever presses anything ends the movement, and sees it before his press is done. `null`: at once.
   */
  patience(): Promise<void> | null {
    if (!this.mayWait()) return null;
    return new Promise((resolve) => {
      this.begin = resolve;
      this.mover?.whenStill(resolve);
    });
  }

  /** More is to be drawn than what waits. */
  more(): void {
    if (this.begin !== null && !this.mayWait()) this.begin();
  }

  private mayWait(): boolean {
    // Asked of every drawing: mostly nothing is on its way, and what is shown need not be worked out for that.
    if (this.last === null || this.mover?.moving !== true) return false;
    const after = this.shown();
    return after !== null && movesNothing(this.last, after);
  }

  /** Before the table is drawn: what changed, and where everything is. */
  hostUpdate(): void {
    const before = this.last;
    const after = this.shown();
    this.next = false;
    this.begin = null;
    if (after === null || (before !== null && before.view.seq === after.view.seq && sameCards(before, after)))
      return;
    this.last = after;
    const movements: readonly Movement[] = plan(before, after);
    if (movements.length === 0) {
      if (before === null || !movesNothing(before, after)) this.still();
      return;
    }
    const factor = document.hidden ? null : pace();
    const timed = timeline(movements);
    this.heard(timed, factor ?? 0, mySeat(after.view));
    if (factor === null) return;
    this.mover ??= new Mover(this.host.renderRoot);
    cancelAnimationFrame(this.frame);
    this.mover.look(timed);
    this.next = true;
  }

  /** The cards draw themselves after the table: just before the page is painted all of it is laid out once. */
  hostUpdated(): void {
    if (!this.next) return;
    this.next = false;
    this.frame = requestAnimationFrame(() => {
      const factor = pace();
      if (factor !== null) this.mover?.go(factor);
    });
  }

  private readonly still = (): void => {
    cancelAnimationFrame(this.frame);
    this.mover?.stop();
  };
  private readonly release = (): void => {
    this.mover ??= new Mover(this.host.renderRoot);
    this.mover.release();
  };
}
