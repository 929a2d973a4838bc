import { html, LitElement, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { shared } from "../../styles/shared.ts";

/** All twenty cards of each deck at once. */
@customElement("bm-cards-page")
export class BmCardsPage extends LitElement {
  static override readonly styles = [shared, pageStyles];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${t().look.title}</h1>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-cards-page": BmCardsPage;
  }
}
