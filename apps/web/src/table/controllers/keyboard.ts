import type { ReactiveController, ReactiveControllerHost } from "lit";
import { letters } from "../../state/preferences.ts";
import { arrowTarget, type KeyIntent, keyIntent } from "../model/keys.ts";

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** The table by keys: arrows go from card to card, single keys are moves unless they are switched off. */
export class Keyboard implements ReactiveController {
  private readonly host: Host;
  private readonly listens: () => boolean;
  private readonly onIntent: (intent: KeyIntent) => void;

  /** `listens` says no while something lies over the table. */
  constructor(host: Host, listens: () => boolean, onIntent: (intent: KeyIntent) => void) {
    this.host = host;
    this.listens = listens;
    this.onIntent = onIntent;
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener("keydown", this.onKey);
  }

  hostDisconnected(): void {
    this.host.removeEventListener("keydown", this.onKey);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0];
    const intent = letters.value === "on" ? keyIntent(event) : null;
    // A key held down is pressed once.
    if (event.repeat && intent !== null) return;
    if (!this.listens() || target instanceof HTMLInputElement) return;
    const index = target instanceof HTMLElement ? target.dataset["index"] : undefined;
    if (index !== undefined && this.walk(event.key, Number(index))) {
      event.preventDefault();
      return;
    }
    if (intent === null) return;
    event.preventDefault();
    this.onIntent(intent);
  };

  /** Only one card is in the Tab order. */
  private walk(key: string, index: number): boolean {
    const cards = [...this.host.renderRoot.querySelectorAll<HTMLElement>(".hand-card")];
    const target = arrowTarget(key, index, cards.length);
    if (target === null) return false;
    cards[target]?.focus();
    return true;
  }
}
