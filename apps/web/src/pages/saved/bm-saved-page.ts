import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Client } from "../../app/client.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import "../../parts/bm-own-table.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { OwnTables } from "../../state/own-tables.ts";
import { shared } from "../../styles/shared.ts";

/** All games put away for another day. */
@customElement("bm-saved-page")
export class BmSavedPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  private readonly own = new OwnTables(this, () => this.client);

  static override readonly styles = [
    shared,
    pageStyles,
    css`
      ul {
        display: grid;
        gap: var(--bm-space-2);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().saved;
    return html`<h1 tabindex="-1">${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      ${this.error()} ${this.list()}`;
  }

  private error(): TemplateResult | typeof nothing {
    if (this.own.error === null) return nothing;
    return html`<div role="alert">
      <p class="error">${errorText(this.own.error)}</p>
      <button class="button" @click=${() => this.own.load()}>${t().common.tryAgain}</button>
    </div>`;
  }

  private list(): TemplateResult | typeof nothing {
    if (this.own.tables === null) {
      return this.own.error === null
        ? html`<p role="status" class="hint">${t().common.loading}</p>`
        : nothing;
    }
    const tables = this.own.tables.filter(({ status }) => status === "saved");
    if (tables.length === 0) return html`<p class="panel">${t().saved.empty}</p>`;
    return html`<ul class="plain">
      ${repeat(
        tables,
        ({ table }) => table,
        (table) => html`<li><bm-own-table .table=${table}></bm-own-table></li>`,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-saved-page": BmSavedPage;
  }
}
