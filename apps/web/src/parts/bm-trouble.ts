import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { errorText } from "../net/error-text.ts";
import type { NetError } from "../net/errors.ts";
import { shared } from "../styles/shared.ts";
import "./bm-still-works.ts";

/**
 * A list or page that could not be had: why, the way to ask again, and, without a server, what works all the same.
 * @fires bm-retry
 */
@customElement("bm-trouble")
export class BmTrouble extends LitElement {
  @property({ attribute: false }) error: NetError | null = null;
  /** Said instead where the line is up all the same: the server is there, and nothing has to do without it. */
  @property() online = "";

  static override readonly styles = [
    shared,
    css`
      .trouble {
        display: grid;
        justify-items: start;
        gap: var(--bm-space-3);
        padding: var(--bm-space-4);
        border-inline-start: 6px solid var(--bm-danger);
        background: var(--bm-paper-raised);
      }
      p {
        margin: 0;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    return html`<div role="alert">${this.error === null ? nothing : this.trouble(this.error)}</div>`;
  }

  private trouble(error: NetError): TemplateResult {
    const away = error.code === "offline";
    return html`<div class="trouble">
      <p class="error">${(away && this.online) || errorText(error)}</p>
      <button class="button" @click=${() => this.dispatchEvent(new CustomEvent("bm-retry"))}>
        ${t().common.tryAgain}
      </button>
      ${away && !this.online ? html`<bm-still-works></bm-still-works>` : nothing}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-trouble": BmTrouble;
  }
}
