import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { tablePath } from "../app/router.ts";
import { formatMoment, formatNumber, LocaleController, t } from "../i18n/index.ts";
import { nameAtTable, nameInList } from "../i18n/player-name.ts";
import type { ListedTable } from "../state/own-tables.ts";
import { shared } from "../styles/shared.ts";
import { facts, factsStyles } from "./facts.ts";
import { ICONS } from "./icons.ts";
import { rulesName } from "./rules-text.ts";

/** One of the player's own tables in a list: with whom, how it stands, whose turn it is, and the way there. */
@customElement("bm-own-table")
export class BmOwnTable extends LitElement {
  @property({ attribute: false }) table!: ListedTable;
  /** As it was before the server went away: who waits now is not known, and going there leads to nothing. */
  @property({ type: Boolean }) past = false;

  static override readonly styles = [
    shared,
    factsStyles,
    css`
      :host {
        display: block;
        block-size: 100%;
        container-type: inline-size;
      }
      .panel {
        display: flex;
        block-size: 100%;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--bm-space-2) var(--bm-space-4);
      }
      .panel.turn {
        border-inline-start: 6px solid var(--bm-accent);
      }
      .what {
        flex: 1 1 13rem;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .what p {
        margin: 0;
      }
      .what p::first-letter {
        text-transform: uppercase;
      }
      .name .icon {
        inline-size: 1.1em;
        block-size: 1.1em;
        margin-inline-end: 0.35em;
        vertical-align: -0.15em;
      }
      .name {
        font: 700 var(--bm-text-3) / 1.3 var(--bm-font-display);
      }
      /* On a phone the words have the whole width, and score and button stand below them. */
      @container (max-width: 27rem) {
        .what {
          flex-basis: 100%;
        }
      }
      /* As the counters on the rim of the table. */
      .score {
        padding: var(--bm-space-2) var(--bm-space-3);
        border-radius: var(--bm-radius-s);
        background: var(--bm-felt-shade);
        color: var(--bm-lamp);
        font: 700 var(--bm-text-4) / 1 var(--bm-font-display);
        font-variant-numeric: tabular-nums lining-nums;
        white-space: nowrap;
      }
      .end {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--bm-space-2) var(--bm-space-4);
      }
      .waits {
        color: var(--bm-ok);
        font-weight: 600;
      }
      .panel.past {
        border-style: dashed;
        box-shadow: none;
      }
      .panel.past.turn {
        border-inline-start-style: solid;
      }
      .past .what {
        color: var(--bm-ink-soft);
      }
      .turn-text {
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const { table } = this;
    const texts = t().lobby;
    const open = table.status === "open";
    const name = table.opponent === null ? texts.newTable : nameInList(table.opponent, t());
    const isComputer = table.opponent?.kind === "computer";
    const { score, target } = table.rules;
    const [you, other] = table.toGo.map((toGo) =>
      formatNumber(score === "up" ? target - toGo : Math.max(0, toGo)),
    );
    const [yourToGo, theirToGo] = table.toGo.map((toGo) => formatNumber(Math.max(0, toGo)));
    const saved = table.status === "saved";
    const waits = table.opponentWaits && !this.past;
    const label = open ? texts.openOwn : saved ? t().saved.goOnWith(name) : texts.openTable(name);
    const turn = table.turn === "you" || table.turn === "both" ? "turn" : "";
    return html`<div class="panel ${turn} ${this.past ? "past" : ""}">
      <div class="what">
        <p class="name">${isComputer ? ICONS.computer : nothing}${name}</p>
        <p class=${table.turn === "you" ? "turn-text" : ""}>${this.state()}</p>
        ${waits ? html`<p class="waits">${texts.opponentWaits(name)}</p>` : nothing}
        <p class="hint">
          ${facts([
            rulesName(table.rules),
            ...(isComputer ? [] : [t().rules.clocks[table.clock]]),
            formatMoment(table.changedAt),
          ])}
        </p>
        ${table.here ? html`<p class="hint">${t().computer.here}</p>` : nothing}
      </div>
      <div class="end">
        ${
          open
            ? nothing
            : html`<span class="score" role="img" aria-label=${texts.scoreLong(yourToGo ?? "", theirToGo ?? "")}>
                ${texts.score(you ?? "", other ?? "")}
              </span>`
        }
        <a
          class="button ${waits ? "primary" : ""}"
          href=${this.past ? nothing : tablePath(table.table, table.here)}
          role=${this.past ? "link" : nothing}
          aria-disabled=${this.past ? "true" : nothing}
          tabindex=${this.past ? "0" : nothing}
          aria-label=${label}
        >
          ${saved ? t().saved.goOn : texts.open}
        </a>
      </div>
    </div>`;
  }

  private state(): string {
    const texts = t().lobby;
    const { opponent, status, turn } = this.table;
    const name = opponent === null ? texts.newTable : nameAtTable(opponent, t());
    if (status === "open") return texts.statusOpen;
    const whose =
      turn === "you"
        ? texts.turnYou
        : turn === "opponent"
          ? texts.turnOpponent(name)
          : turn === "both"
            ? texts.turnBoth
            : texts.statusBetween;
    return status === "saved" ? `${texts.statusSaved}, ${whose}` : whose;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-own-table": BmOwnTable;
  }
}
