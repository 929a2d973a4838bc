import { html, LitElement, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { shared } from "../../styles/shared.ts";

/** The game in ten short steps on a real table. */
@customElement("bm-learn-page")
export class BmLearnPage extends LitElement {
  static override readonly styles = [shared, pageStyles];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${t().learn.title}</h1>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-learn-page": BmLearnPage;
  }
}
