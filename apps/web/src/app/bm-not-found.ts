import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import "../parts/bm-empty.ts";
import { pageStyles } from "../parts/page-styles.ts";
import { shared } from "../styles/shared.ts";

/** A place that is none. */
@customElement("bm-not-found")
export class BmNotFound extends LitElement {
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
    const texts = t().app;
    return html`<h1 tabindex="-1">${texts.notFound}</h1>
      <bm-empty fallen>
        ${texts.notFoundText}<a slot="way" class="button primary" href="/">${texts.toLobby}</a>
      </bm-empty>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-not-found": BmNotFound;
  }
}
