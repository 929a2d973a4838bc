import type { OwnTable } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Client } from "../../app/client.ts";
import { formatNumber, LocaleController, t } from "../../i18n/index.ts";
import { asAt, asAtStyles } from "../../parts/as-at.ts";
import "../../parts/bm-own-table.ts";
import "../../parts/bm-trouble.ts";
import { OwnTables } from "../../state/own-tables.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";

/** So many are shown before the player asks for the rest. */
const FIRST = 4;

/** Who is waited for stands first: somebody sits there now, then one's own turn. */
const urgency = ({ opponentWaits, turn }: OwnTable): number => {
  if (opponentWaits) return 0;
  return turn === "you" || turn === "both" ? 1 : 2;
};

/** The player's own tables that are not over: open, going on or saved. Nothing at all when there are none. */
@customElement("bm-own-tables")
export class BmOwnTables extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private all = false;

  private readonly own = new OwnTables(this, () => this.client);

  static override readonly styles = [
    shared,
    asAtStyles,
    css`
      section {
        margin-bottom: var(--bm-space-5);
      }
      ul {
        display: grid;
        gap: var(--bm-space-3);
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
      }
      h2 .hint {
        font: 600 var(--bm-text-2) var(--bm-font-text);
      }
      .as-at {
        margin-block-end: var(--bm-space-3);
      }
      .button {
        margin-top: var(--bm-space-2);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [this.client.away]);
  }

  protected override render(): TemplateResult | typeof nothing {
    const tables = [...this.own.hereTables, ...(this.own.tables ?? [])]
      .filter(({ status }) => status !== "ended")
      .toSorted((a, b) => urgency(a) - urgency(b));
    const texts = t().lobby;
    if (tables.length === 0) return this.unknown();
    const away = this.client.away.value;
    const shown = this.all ? tables : tables.slice(0, FIRST);
    return html`<section aria-labelledby="own">
      <h2 id="own" class="ruled">${texts.ownTitle} <span class="hint">${formatNumber(tables.length)}</span></h2>
      ${away === null || shown.every(({ here }) => here) ? nothing : asAt(away, texts.ownAsAt)}
      <ul class="plain">
        ${repeat(
          shown,
          ({ table }) => table,
          (table) =>
            html`<li><bm-own-table .table=${table} ?past=${away !== null && !table.here}></bm-own-table></li>`,
        )}
      </ul>
      ${
        shown.length < tables.length
          ? html`<button
              class="button"
              @click=${this.showAll}
            >
              ${texts.ownAll(formatNumber(tables.length))}
            </button>`
          : nothing
      }
    </section>`;
  }

  /** The button is gone then: one goes on at the first table that it has brought. */
  private async showAll(): Promise<void> {
    this.all = true;
    await this.updateComplete;
    const first = this.renderRoot.querySelectorAll("bm-own-table")[FIRST];
    await first?.updateComplete;
    first?.renderRoot.querySelector("a")?.focus();
  }

  /** Tables that could not be had are not tables one has not. Without a line the banner has said it already. */
  private unknown(): TemplateResult | typeof nothing {
    const { error, tables } = this.own;
    if (tables !== null || error === null || this.client.away.value !== null) return nothing;
    return html`<section aria-labelledby="own">
      <h2 id="own" class="ruled">${t().lobby.ownTitle}</h2>
      <bm-trouble .error=${error} .online=${t().lobby.ownRefused} @bm-retry=${() => this.own.load()}></bm-trouble>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-own-tables": BmOwnTables;
  }
}
