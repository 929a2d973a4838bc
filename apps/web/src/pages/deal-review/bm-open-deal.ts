import type { Card, DealState, PerSeat, RuleSet, Seat, Trick } from "@bummerl/engine";
import { sortCards } from "@bummerl/engine";
import type { SeenDeal } from "@bummerl/table";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../../cards/bm-card.ts";
import type { Who } from "../../i18n/en/words.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { shared } from "../../styles/shared.ts";
import "./bm-fair-check.ts";
import { replay } from "./replay.ts";

/** A finished deal laid open: both hands as they were at the end, the stock, all tricks, and the check of the shuffle. */
@customElement("bm-open-deal")
export class BmOpenDeal extends LitElement {
  static override readonly styles = [
    shared,
    css`
      /* A page whose deals were not shuffled has nothing to lay open: it sets the property to none. */
      :host {
        display: var(--bm-open-deal, grid);
        gap: var(--bm-space-5);
        grid-template-columns: minmax(0, 1fr);
        --bm-card-width: clamp(40px, 13cqw, 64px);
        container-type: inline-size;
      }
      .points {
        margin-block-end: var(--bm-space-2);
      }
      section {
        min-inline-size: 0;
      }
      h3 {
        margin-block-end: var(--bm-space-2);
      }
      h4 {
        margin: 0 0 var(--bm-space-2);
        font-size: var(--bm-text-2);
        font-weight: 600;
      }
      .cards {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        --bm-card-width: clamp(40px, 12cqw, 60px);
      }
      .hands {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
        gap: var(--bm-space-3);
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: var(--bm-space-3) var(--bm-space-5);
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--bm-space-3);
      }
      li .number {
        flex: none;
        inline-size: 1.1em;
        color: var(--bm-ink-soft);
        font-size: var(--bm-text-3);
        font-weight: 700;
        text-align: end;
      }
      li:focus {
        outline: var(--bm-focus-width) solid var(--bm-focus);
        outline-offset: 4px;
        border-radius: var(--bm-radius-s);
      }
      .pair {
        display: flex;
        flex: none;
        gap: 6px;
        --bm-card-width: 56px;
      }
      /* On paper the lamp's yellow would hardly be seen. */
      .pair bm-card[look="won"] {
        --bm-card-ring: var(--bm-brass);
      }
      .by {
        margin: 0;
        font-size: var(--bm-text-1);
        color: var(--bm-ink-soft);
        overflow-wrap: break-word;
        min-inline-size: 0;
      }
      .cards bm-card,
      .pair bm-card {
        flex: none;
      }
    `,
  ];

  @property() table = "";
  @property({ attribute: false }) names: PerSeat<string> = ["", ""];
  @property({ attribute: false }) you: Seat = 0;
  @property({ attribute: false }) rules: RuleSet | null = null;
  @property({ attribute: false }) deal: SeenDeal | null = null;

  constructor() {
    super();
    new LocaleController(this);
  }

  /** To the trick of this number, for the eye and for the ear. */
  showTrick(number: number): void {
    const trick = this.renderRoot.querySelectorAll<HTMLElement>("[data-testid=end-tricks] li")[number - 1];
    trick?.scrollIntoView({ block: "center" });
    trick?.focus({ preventScroll: true });
  }

  private name(seat: Seat): string {
    return seat === this.you ? t().review.you : this.names[seat];
  }

  private cards(cards: readonly Card[]): TemplateResult {
    if (cards.length === 0) return html`<p class="hint">${t().review.noCards}</p>`;
    return html`<div class="cards">${cards.map((card) => html`<bm-card .card=${card}></bm-card>`)}</div>`;
  }

  private handOf(end: DealState, seat: Seat): TemplateResult {
    const texts = t().review;
    return html`<div>
      <h4>${seat === this.you ? texts.yourHand : texts.handOf(this.names[seat])}</h4>
      ${this.cards(sortCards(end.hands[seat]))}
    </div>`;
  }

  private trick({ leader, led, answer, winner }: Trick, at: number): TemplateResult {
    const who = (seat: Seat): Who => (seat === this.you ? null : this.names[seat]);
    const won = (seat: Seat) => (winner === seat ? "won" : "plain");
    return html`<li tabindex="-1">
      <span class="number">${at + 1}</span>
      <div class="pair">
        <bm-card .card=${led} .look=${won(leader)}></bm-card>
        <bm-card .card=${answer} .look=${won(leader === 0 ? 1 : 0)}></bm-card>
      </div>
      <p class="by">${t().review.trick(who(leader), who(winner))}</p>
    </li>`;
  }

  private laidOpen(end: DealState): TemplateResult {
    const texts = t().review;
    const stock = end.upCard === null ? end.faceDown : [...end.faceDown, end.upCard];
    const other: Seat = this.you === 0 ? 1 : 0;
    return html`
      <section aria-label=${texts.hands} data-testid="end-hands">
        <h3 class="ruled">${texts.hands}</h3>
        <p class="points">
          ${t().common.labelled(
            texts.points,
            `${texts.pointsOf(this.name(this.you), end.points[this.you])}, ${texts.pointsOf(this.name(other), end.points[other])}`,
          )}
          ${end.dealer === null ? nothing : html`<br />${texts.dealtBy(this.name(end.dealer))}`}
        </p>
        ${
          end.hands[0].length + end.hands[1].length === 0
            ? html`<p class="hint">${texts.allPlayed}</p>`
            : html`<div class="hands">${this.handOf(end, this.you)} ${this.handOf(end, other)}</div>`
        }
      </section>
      <section aria-label=${texts.tricks} data-testid="end-tricks">
        <h3 class="ruled">${texts.tricks}</h3>
        ${end.played.length === 0 ? html`<p class="hint">${texts.noTricks}</p>` : html`<ol>${end.played.map((trick, at) => this.trick(trick, at))}</ol>`}
      </section>
      <section aria-label=${texts.stock} data-testid="end-stock">
        <h3 class="ruled">${texts.stock}</h3>
        ${stock.length === 0 ? html`<p class="hint">${texts.stockEmpty}</p>` : this.cards(stock)}
      </section>
    `;
  }

  override render(): TemplateResult | typeof nothing {
    const { deal, rules, you } = this;
    if (deal === null || rules === null) return nothing;
    const end = replay(rules, deal);
    const names: [string, string] = [this.name(0), this.name(1)];
    return html`
      ${end === null ? html`<p>${t().review.unreadable}</p>` : this.laidOpen(end)}
      <section aria-label=${t().review.check}>
        <bm-fair-check
          .table=${this.table}
          .you=${you}
          .deal=${deal}
          .names=${names}
        ></bm-fair-check>
      </section>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-open-deal": BmOpenDeal;
  }
}
