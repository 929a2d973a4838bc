import type { ReactiveController, ReactiveControllerHost } from "lit";

/** A finger that taps twice without meaning to does so within this time. Milliseconds. */
const SECOND_TAP_MS = 350;

/** What acts at once when pressed. */
const ACTS = ".hand-card, .act";

const isSecondTap = (event: MouseEvent, since: number): boolean => {
  if (event.detail > 1) return true;
  const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
  return byFinger && event.detail > 0 && event.timeStamp - since < SECOND_TAP_MS;
};

/**
 * Takes away what one slip would do twice: the second half of a double click or double tap on a card or move (after
 * the first, another card lies under the finger), and Enter held down, which the browser presses again and again.
 */
export class Slips implements ReactiveController {
  private readonly host: ReactiveControllerHost & HTMLElement;
  /** When the player last sent something, on the clock of events. */
  private lastActed = Number.NEGATIVE_INFINITY;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener("click", this.onClick, true);
    this.host.addEventListener("keydown", this.onKey, true);
  }

  hostDisconnected(): void {
    this.host.removeEventListener("click", this.onClick, true);
    this.host.removeEventListener("keydown", this.onKey, true);
  }

  /** The player has just sent something. */
  acted(): void {
    this.lastActed = performance.now();
  }

  private readonly onClick = (event: MouseEvent): void => {
    const acts = event.composedPath().some((node) => node instanceof Element && node.matches(ACTS));
    if (!acts || !isSecondTap(event, this.lastActed)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  };
}
