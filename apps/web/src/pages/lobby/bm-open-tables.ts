import type { LobbySnapshot, LobbyTable } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { tablePath } from "../../app/router.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { asAt, asAtStyles } from "../../parts/as-at.ts";
import "../../parts/bm-empty.ts";
import "../../parts/bm-rules-summary.ts";
import { bones, bonesStyles } from "../../parts/bones.ts";
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
  /** Since when the server is away: the list stands as it was then, and nobody can sit down. */
  @property({ attribute: false }) away: number | null = null;

  static override readonly styles = [
    shared,
    bonesStyles,
    asAtStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        container-type: inline-size;
      }
      /* The button stands beside the name. */
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--bm-space-4);
        padding: var(--bm-space-3) 0;
        border-top: 1px solid var(--bm-line);
      }
      li:first-child {
        border-top: 0;
      }
      .what {
        display: contents;
        overflow-wrap: anywhere;
      }
      .what > * {
        order: 2;
        flex: 1 1 100%;
        min-inline-size: 0;
      }
      .what > .maker {
        order: 0;
        flex: 1 1 7rem;
      }
      li > .button {
        order: 1;
      }
      /* Where the letters are large for it, the button has a line of its own at the end. */
      @container (max-width: 15.5rem) {
        li > .button {
          order: 3;
          inline-size: 100%;
          margin-block-start: var(--bm-space-2);
        }
      }
      .maker {
        font: 700 var(--bm-text-4) / 1.25 var(--bm-font-display);
      }
      p {
        margin: 0;
      }
      /* As it was: it steps back and can still be read. */
      .past li {
        border-top-style: dashed;
      }
      .past .what {
        color: var(--bm-ink-soft);
      }
      .as-at {
        margin-block-start: var(--bm-space-3);
      }
      bm-empty {
        flex: 1 1 auto;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    const { away, lobby } = this;
    if (lobby === null) {
      return away === null ? bones(3, texts.openLoading) : html`<bm-empty>${texts.openAway}</bm-empty>`;
    }
    if (lobby.tables.length === 0) {
      return html`<bm-empty>${away === null ? texts.openEmpty : texts.openAway}</bm-empty>`;
    }
    return html`${away === null ? nothing : asAt(away, texts.openAsAt)}
      <ul class="plain ${away === null ? "" : "past"}">
        ${repeat(
          lobby.tables,
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
        <p class="hint">${t().common.labelled(t().rules.clocks[table.clock], clockText(table.clock))}</p>
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
      aria-disabled=${this.busy === null && this.away === null ? nothing : "true"}
      aria-describedby=${this.away === null ? nothing : "as-at"}
      @click=${() => this.sit(table)}
    >
      ${texts.sitDown}
    </button>`;
  }

  private sit({ table }: LobbyTable): void {
    if (this.busy !== null || this.away !== null) return;
    this.dispatchEvent(new CustomEvent("bm-sit", { detail: table }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-open-tables": BmOpenTables;
  }
}
