import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import type { NetErrorCode } from "../../net/errors.ts";
import "../../parts/bm-empty.ts";
import { shared } from "../../styles/shared.ts";

/**
 * A table that this device does not have, or cannot open now.
 * @fires bm-retry - it is to be tried again
 */
@customElement("bm-nothing-here")
export class BmNothingHere extends LitElement {
  @property({ attribute: false }) code: NetErrorCode = "unknownTable";

  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
        max-width: 62rem;
        margin-inline: auto;
        padding: var(--bm-space-5) var(--bm-space-4);
        text-align: center;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().computer;
    const gone = this.code === "unknownTable";
    return html`<h1 tabindex="-1">${gone ? texts.missingTitle : texts.title}</h1>
      <bm-empty ?fallen=${gone}>
        <span role="alert">${gone ? texts.missingText : texts.brokenText}</span>
        <span slot="way" class="row">
          ${gone ? nothing : html`<button class="button primary" @click=${this.again}>${t().common.tryAgain}</button>`}
          <a class="button" href="/">${t().app.toLobby}</a>
        </span>
      </bm-empty>`;
  }

  private again(): void {
    this.dispatchEvent(new CustomEvent("bm-retry"));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-nothing-here": BmNothingHere;
  }
}
