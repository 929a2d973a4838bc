import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Client } from "../../app/client.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import "../../parts/bm-empty.ts";
import "../../parts/bm-own-table.ts";
import "../../parts/bm-trouble.ts";
import { bones, bonesStyles } from "../../parts/bones.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { type ListedTable, OwnTables } from "../../state/own-tables.ts";
import { shared } from "../../styles/shared.ts";

const isSaved = ({ status }: ListedTable): boolean => status === "saved";

/** All games put away for another day. */
@customElement("bm-saved-page")
export class BmSavedPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  private readonly own = new OwnTables(this, () => this.client);

  static override readonly styles = [
    shared,
    pageStyles,
    bonesStyles,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
        gap: var(--bm-space-3);
      }
      bm-trouble {
        display: block;
        margin-block-end: var(--bm-space-4);
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
      ${this.own.tables?.some(isSaved) === false ? nothing : html`<p class="lead">${texts.lead}</p>`}
      <bm-trouble .error=${this.own.error} @bm-retry=${() => this.own.load()}></bm-trouble>
      ${this.list()}`;
  }

  private list(): TemplateResult | typeof nothing {
    if (this.own.tables === null) {
      return this.own.error === null ? bones(3) : nothing;
    }
    const tables = this.own.tables.filter(isSaved);
    if (tables.length === 0) {
      return html`<bm-empty>
        ${t().saved.empty}<a slot="way" class="button" href="/">${t().app.toLobby}</a>
      </bm-empty>`;
    }
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
