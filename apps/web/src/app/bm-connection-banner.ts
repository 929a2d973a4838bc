import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { formatDate, LocaleController, t } from "../i18n/index.ts";
import type { Link } from "../net/table-connection.ts";
import { reloadFresh } from "../pwa/reload.ts";
import { barStyles } from "../styles/bar.ts";
import { shared } from "../styles/shared.ts";

/** A gap shorter than this is no news, neither for the eye nor for the ear. Milliseconds. */
const SHORT_GAP = 1500;

/** After these the reason for being without a line may be another one. */
const NETWORK_NEWS = ["online", "offline"] as const;

/** Says when the line to the server is not up, and when the server wants a newer page. Silent otherwise. */
@customElement("bm-connection-banner")
export class BmConnectionBanner extends LitElement {
  @property() link: Link = "connecting";
  /** Since when the server is away, `null` while it is not. */
  @property({ attribute: false }) since: number | null = null;
  @property({ type: Boolean }) outdated = false;
  /** The server has said that it restarts. */
  @property({ type: Boolean }) restarting = false;

  @state() private isLong = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the network is there changes without the link: a try may fail after it has come back. */
  private readonly redraw = (): void => this.requestUpdate();

  static override readonly styles = [
    shared,
    barStyles,
    css`
      .bar {
        padding: var(--bm-space-2) var(--bm-space-4);
        border-block-end: 2px solid var(--bm-brass);
        background: var(--bm-note);
        color: var(--bm-note-ink);
        line-height: 1.35;
        text-wrap: balance;
        box-shadow: var(--bm-elevation-2);
      }
      .button {
        border-color: currentcolor;
        background: transparent;
        color: inherit;
      }
      .dot {
        inline-size: 0.7em;
        block-size: 0.7em;
        display: inline-block;
        margin-right: 0.5em;
        border-radius: 50%;
        background: currentcolor;
        animation: pulse 1s infinite alternate;
      }
      @keyframes pulse {
        to {
          opacity: 0.25;
        }
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("link")) return;
    clearTimeout(this.waiting);
    this.isLong = false;
    if (this.link !== "connecting") return;
    this.waiting = setTimeout(() => {
      this.isLong = true;
    }, SHORT_GAP);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const news of NETWORK_NEWS) addEventListener(news, this.redraw);
    this.redraw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const news of NETWORK_NEWS) removeEventListener(news, this.redraw);
    clearTimeout(this.waiting);
  }

  protected override render(): TemplateResult {
    // A lost line cuts in, everything else waits its turn.
    const isLost = !this.outdated && this.link === "down";
    return html`<div role="alert">${isLost ? this.news() : nothing}</div>
      <div role="status">${isLost ? nothing : this.outdated ? this.newer() : this.news()}</div>`;
  }

  private news(): TemplateResult | typeof nothing {
    if (this.link === "up" || (this.link === "connecting" && !this.isLong)) return nothing;
    const passing = this.restarting ? t().app.restarting : t().app.connecting;
    const text = this.link === "down" ? this.away() : passing;
    return html`<div class="bar ${this.link}">
      <span><span class="dot" aria-hidden="true"></span>${text}</span>
    </div>`;
  }

  /** Whose fault it is as far as the browser can tell, and since when. */
  private away(): string {
    const texts = t().app;
    const reason = navigator.onLine ? texts.serverAway : texts.networkAway;
    return reason(formatDate(this.since ?? Date.now(), { timeStyle: "short" }));
  }

  private newer(): TemplateResult {
    return html`<div class="bar">
      ${t().app.outdated}
      <button class="button" @click=${() => void reloadFresh()}>${t().app.reload}</button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-connection-banner": BmConnectionBanner;
  }
}
