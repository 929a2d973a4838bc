import type { LobbySnapshot, LobbyTable } from "@bummerl/protocol";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { tablePath } from "../../app/router.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import "../../parts/bm-rules-summary.ts";
import { clockText } from "../../parts/rules-text.ts";
import { shared } from "../../styles/shared.ts";

/**
 * The live list of tables that wait for a second player.
 * @fires bm-sit - with the table's id
 */
@customElement("bm-open-tables")
export class BmOpenTables extends LitElement {
  /** `null` while the server has not told it. */
  @property({ attribute: false }) lobby: LobbySnapshot | null = null;
  @property({ attribute: false }) me: string | null = null;
  /** The table one is just sitting down at. */
  @property({ attribute: false }) busy: string | null = null;

  static override readonly styles = [
    shared,
    css`
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        gap: var(--bm-space-2) var(--bm-space-4);
        padding: var(--bm-space-3) 0;
        border-top: 1px solid var(--bm-line);
      }
      li:first-child {
        border-top: 0;
        padding-top: 0;
      }
      .what {
        flex: 1 1 16rem;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .maker {
        font: 600 1.15rem/1.3 var(--bm-font-display);
      }
      p {
        margin: 0;
      }
      :host {
        display: flex;
        flex-direction: column;
      }
      .none {
        display: grid;
        flex: 1 1 auto;
        place-content: center;
        justify-items: center;
        gap: var(--bm-space-2);
        padding: var(--bm-space-4) 0;
        text-align: center;
        text-wrap: balance;
      }
      .none::before {
        content: "♠ ♥ ♦ ♣" / "";
        color: var(--bm-brass);
        font-size: 1.6rem;
        letter-spacing: 0.2em;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    if (this.lobby === null) return html`<p class="hint none" role="status">${texts.openLoading}</p>`;
    if (this.lobby.tables.length === 0) return html`<p class="hint none">${texts.openEmpty}</p>`;
    return html`<ul class="plain">
      ${repeat(
        this.lobby.tables,
        ({ table }) => table,
        (table) => this.one(table),
      )}
    </ul>`;
  }

  private one(table: LobbyTable): TemplateResult {
    return html`<li>
      <div class="what">
        <p class="maker">${table.maker.name}</p>
        <bm-rules-summary .rules=${table.rules}></bm-rules-summary>
        <p class="hint">${t().rules.clocks[table.clock]}: ${clockText(table.clock)}</p>
      </div>
      ${this.way(table)}
    </li>`;
  }

  private way(table: LobbyTable): TemplateResult {
    const texts = t().lobby;
    if (table.maker.id === this.me) {
      return html`<a class="button" href=${tablePath(table.table)}>${texts.yourOwn}</a>`;
    }
    return html`<button
      class="button primary"
      aria-label=${texts.sitDownWith(table.maker.name)}
      ?disabled=${this.busy !== null}
      @click=${() => this.dispatchEvent(new CustomEvent("bm-sit", { detail: table.table }))}
    >
      ${texts.sitDown}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-open-tables": BmOpenTables;
  }
}
