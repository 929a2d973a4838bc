import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import type { Link } from "../net/table-connection.ts";
import { shared } from "../styles/shared.ts";

/** Says when the line to the server is not up, and when the server wants a newer page. Silent otherwise. */
@customElement("bm-connection-banner")
export class BmConnectionBanner extends LitElement {
  @property() link: Link = "connecting";
  @property({ type: Boolean }) outdated = false;

  static override readonly styles = [
    shared,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--bm-space-1) var(--bm-space-3);
        padding: var(--bm-space-2) var(--bm-space-3);
        background: var(--bm-ink);
        color: var(--bm-paper);
        font-size: 0.95rem;
        text-align: center;
      }
      /* A short gap is no news. */
      .bar.connecting {
        animation: appear 0s 0.3s backwards;
      }
      @keyframes appear {
        from {
          visibility: hidden;
          position: absolute;
        }
      }
      .dot {
        inline-size: 0.7em;
        block-size: 0.7em;
        display: inline-block;
        margin-right: 0.5em;
        border-radius: 50%;
        background: var(--bm-brass);
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

  protected override render(): TemplateResult {
    return html`<div role="status">${this.outdated ? this.newer() : this.state()}</div>`;
  }

  private state(): TemplateResult | typeof nothing {
    if (this.link === "up") return nothing;
    const text = this.link === "down" ? t().app.down : t().app.connecting;
    return html`<div class="bar ${this.link}">
      <span><span class="dot" aria-hidden="true"></span>${text}</span>
    </div>`;
  }

  private newer(): TemplateResult {
    return html`<div class="bar">
      ${t().app.outdated}
      <button class="button" @click=${() => location.reload()}>${t().app.reload}</button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-connection-banner": BmConnectionBanner;
  }
}
