import type { ReactiveController, ReactiveControllerHost } from "lit";

type Host = ReactiveControllerHost & { readonly shadowRoot: ShadowRoot | null };

/** Never lets the focus fall off a page or table: when what had it is gone after an update, the host names another place. */
export class FocusKeeper implements ReactiveController {
  private readonly host: Host;
  private readonly elsewhere: (index: number | null) => HTMLElement | null;
  private held: HTMLElement | null = null;
  private index: number | null = null;

  /** `elsewhere` is told the place in the hand that had the focus, `null` when it was no card. */
  constructor(host: Host, elsewhere: (index: number | null) => HTMLElement | null) {
    this.host = host;
    this.elsewhere = elsewhere;
    host.addController(this);
  }

  hostUpdate(): void {
    const active = this.host.shadowRoot?.activeElement;
    this.held = active instanceof HTMLElement ? active : null;
    const at = this.held?.dataset["index"];
    this.index = at === undefined ? null : Number(at);
  }

  hostUpdated(): void {
    const { held, index } = this;
    this.held = null;
    if (held === null || (held.isConnected && held.checkVisibility())) return;
    // A sheet that closed has given the focus back to where it was opened from.
    if (this.host.shadowRoot?.activeElement instanceof HTMLElement) return;
    this.elsewhere(index)?.focus();
  }
}
