import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import "../parts/bm-empty.ts";
import { pageStyles } from "../parts/page-styles.ts";
import { reloadFresh } from "../pwa/reload.ts";
import { shared } from "../styles/shared.ts";

/**
 * Stands where a page's code could not be had: without the network, or because the server has a newer version.
 * @fires bm-again - the player wants it tried once more
 */
@customElement("bm-page-missing")
export class BmPageMissing extends LitElement {
  /** Whether the line to the server is up: then the page is not missing for want of a network. */
  @property({ type: Boolean }) online = false;

  static override readonly styles = [
    shared,
    pageStyles,
    css`
      h1 {
        text-align: center;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().pwa;
    return html`<div role="alert">
      <h1 tabindex="-1">${texts.missingTitle}</h1>
      <bm-empty fallen>
        ${this.online ? texts.missingNewer : texts.missingOffline}
        ${
          this.online
            ? html`<button slot="way" class="button primary" @click=${() => void reloadFresh()}>${texts.update}</button>`
            : html`<button slot="way" class="button primary" @click=${this.again}>${t().common.tryAgain}</button>`
        }
        <a slot="way" class="button" href="/">${t().app.toLobby}</a>
      </bm-empty>
    </div>`;
  }

  private again(): void {
    this.dispatchEvent(new CustomEvent("bm-again"));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-page-missing": BmPageMissing;
  }
}
