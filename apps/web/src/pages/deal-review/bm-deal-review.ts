import { deal as dealt, type PerSeat } from "@bummerl/engine";
import type { DealAnswer } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import "../../cards/bm-card.ts";
import "../../cards/bm-suit.ts";
import { capital, trumpLabel } from "../../cards/names.ts";
import type { Who } from "../../i18n/en/words.ts";
import { formatMoment, LocaleController, t } from "../../i18n/index.ts";
import { nameInList } from "../../i18n/player-name.ts";
import { facts, factsStyles } from "../../parts/facts.ts";
import { shared } from "../../styles/shared.ts";
import "./bm-better.ts";
import "./bm-open-deal.ts";
import type { BmOpenDeal } from "./bm-open-deal.ts";

/** A finished deal below its page's heading: why it ended, what it was worth, everything laid open, and the check. */
@customElement("bm-deal-review")
export class BmDealReview extends LitElement {
  static override readonly styles = [
    shared,
    factsStyles,
    css`
      :host {
        display: block;
      }
      .board {
        padding: var(--bm-space-4) var(--bm-space-5);
        margin-block-end: var(--bm-space-5);
        border: 4px solid var(--bm-rim);
        border-radius: var(--bm-radius-m);
        background: var(--bm-weave), var(--bm-felt);
        color: var(--bm-felt-ink);
        box-shadow: var(--bm-elevation-2);
      }
      .board :is(p, h2) {
        margin: 0;
      }
      .board h2 {
        color: var(--bm-lamp);
        font-size: var(--bm-text-5);
      }
      .board .hint {
        margin-block-end: var(--bm-space-1);
        color: var(--bm-felt-ink-soft);
      }
      .trump {
        display: flex;
        align-items: center;
        gap: var(--bm-space-3);
        margin-block-start: var(--bm-space-3);
        --bm-card-width: 44px;
      }
      .trump > div {
        min-inline-size: 0;
      }
      .trump bm-card {
        flex: none;
      }
    `,
  ];

  @property({ attribute: false }) answer: DealAnswer | null = null;
  @query("bm-open-deal") private openDeal!: BmOpenDeal | null;

  constructor() {
    super();
    new LocaleController(this);
  }

  private showTrick({ detail }: CustomEvent<number>): void {
    this.openDeal?.showTrick(detail);
  }

  /** What was trump, and the card that said so. */
  private trump({ deal, rules }: DealAnswer): TemplateResult | typeof nothing {
    const { trump, upCard } = dealt(rules, deal.dealer, deal.deck);
    if (upCard === null) return nothing;
    const { cards, common, table } = t();
    return html`<div class="trump">
      <bm-card silent .card=${upCard}></bm-card>
      <div>
        <p><bm-suit badge .suit=${trump}></bm-suit> ${trumpLabel(t(), trump)}</p>
        <p class="hint">${common.labelled(table.areas.upCard, capital(cards.name(upCard)))}</p>
      </div>
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { answer } = this;
    if (answer === null) return nothing;
    const { deal, seats, yourSeat, rules, table, endedAt } = answer;
    const names: PerSeat<string> = [nameInList(seats[0], t()), nameInList(seats[1], t())];
    const who = (seat: 0 | 1): Who => (seat === yourSeat ? null : names[seat]);
    const texts = t().table.result;
    return html`
      <div class="board">
        <p class="hint">${facts([formatMoment(endedAt), names[yourSeat === 0 ? 1 : 0]])}</p>
        ${
          deal.result === null
            ? html`<h2>${texts.broken}</h2>`
            : html`<h2>${texts.wins(who(deal.result.winner), deal.result.counters)}</h2>
                <p>
                  ${texts.reasonBy(
                    deal.result.reason,
                    who(deal.result.winner),
                    who(deal.result.winner === 0 ? 1 : 0),
                  )}
                </p>`
        }
        ${this.trump(answer)}
      </div>
      <bm-better .answer=${answer} @bm-show-trick=${this.showTrick}></bm-better>
      <bm-open-deal .table=${table} .names=${names} .you=${yourSeat} .rules=${rules} .deal=${deal}></bm-open-deal>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-deal-review": BmDealReview;
  }
}
