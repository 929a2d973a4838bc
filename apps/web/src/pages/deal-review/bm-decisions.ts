import { otherSeat, type PerSeat, sortCards } from "@bummerl/engine";
import { type Decision, mistakesIn } from "@bummerl/players/review";
import type { DealAnswer } from "@bummerl/protocol";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "../../cards/bm-card.ts";
import "../../cards/bm-suit.ts";
import { trumpLabel } from "../../cards/names.ts";
import type { TeacherMessages } from "../../i18n/en/teacher.ts";
import { ExtraController } from "../../i18n/extra.ts";
import { formatNumber, LocaleController, t } from "../../i18n/index.ts";
import { nameInList } from "../../i18n/player-name.ts";
import { teacher } from "../../i18n/teacher.ts";
import { foldStyles } from "../../parts/fold-styles.ts";
import { shared } from "../../styles/shared.ts";
import { chart, chartStyles, key } from "./chart.ts";
import { decisionsStyles } from "./decisions-styles.ts";
import { courseTable, figuresStyles, isExactLoss, movesTable, signed, tenths, worth } from "./figures.ts";
import { lineInWords } from "./line-in-words.ts";
import { replay } from "./replay.ts";

/** From here on the picture of a deal is drawn broad. In px. */
const BROAD = 800;

/** The mistakes of a deal, the dearest first, and how the expectation went along. */
@customElement("bm-decisions")
export class BmDecisions extends LitElement {
  static override readonly styles = [shared, chartStyles, foldStyles, decisionsStyles, figuresStyles];

  @property({ attribute: false }) answer: DealAnswer | null = null;
  @property({ attribute: false }) decisions: readonly Decision[] = [];
  @query(".summary") private summary!: HTMLElement | null;
  @state() private isBroad = false;
  private readonly extra = new ExtraController(this, teacher);
  private readonly room = new ResizeObserver(([own]) => {
    this.isBroad = own !== undefined && own.contentRect.width >= BROAD;
  });

  constructor() {
    super();
    new LocaleController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.room.disconnect();
  }

  override focus(): void {
    void this.updateComplete.then(() => this.summary?.focus());
  }

  override render(): TemplateResult | typeof nothing {
    const { answer, decisions } = this;
    const texts = this.extra.texts;
    if (answer === null || texts === null) return nothing;
    const mistakes = mistakesIn(decisions);
    const said =
      decisions.length === 0
        ? texts.better.nothing
        : mistakes.length === 0
          ? texts.better.none
          : texts.better.mistakes(mistakes.length);
    const played = replay(answer.rules, answer.deal)?.played.length ?? 0;
    return html`<p class="summary" tabindex="-1" role="status">${said}</p>
      ${
        mistakes.length === 0
          ? nothing
          : html`<ol class="mistakes">
              ${mistakes.map((decision) => this.mistake(answer, decision, played, texts))}
            </ol>`
      }
      ${decisions.length === 0 ? nothing : this.course(answer, texts)}`;
  }

  private cost(decision: Decision, { better: texts }: TeacherMessages): string {
    const value = tenths(decision.cost);
    return texts[isExactLoss(decision) ? "cost" : "costAbout"](formatNumber(value), value);
  }

  private mistake(
    answer: DealAnswer,
    decision: Decision,
    played: number,
    texts: TeacherMessages,
  ): TemplateResult {
    const { trick, chosen, actions, better, exact, ways, hand, led } = decision;
    const leads = led === null;
    const [best] = actions;
    const own = better.filter(({ seat }) => seat === answer.yourSeat);
    const said = (exact ? own.slice(0, 1) : own).map((action) => texts.move(action, leads));
    const words = texts.better;
    return html`<li>
      <h4>${t().common.labelled(words.inTrick(trick), this.cost(decision, texts))}</h4>
      <div class="moment">
        ${
          led === null
            ? nothing
            : html`<div class="led"><span class="hint">${words.led}</span><bm-card .card=${led}></bm-card></div>`
        }
        <div>
          <span class="hint">${words.yourHand}</span>
          <div class="hand">${sortCards(hand).map((card) => html`<bm-card .card=${card}></bm-card>`)}</div>
        </div>
        ${this.trump(answer, decision)}
      </div>
      <dl>
        <div>
          <dt>${words.yours}</dt>
          <dd>${texts.move(chosen.action, leads)} <span>(${worth(chosen, texts)})</span></dd>
        </div>
        <div class="better">
          <dt>${words.better}</dt>
          <dd>
            ${said.join(texts.andThen)}
            ${best === undefined ? nothing : html`<span>(${worth(best, texts)})</span>`}
          </dd>
        </div>
      </dl>
      <p class="hint">${exact ? words.exact : words.estimate(formatNumber(ways))}</p>
      ${exact ? this.line(answer, decision, texts) : nothing}
      <details>
        <summary>${words.all}</summary>
        ${movesTable(decision, texts)}
      </details>
      ${
        trick > played
          ? nothing
          : html`<button class="button quiet" type="button" @click=${() => this.show(trick)}>${words.jump(trick)}</button>`
      }
    </li>`;
  }

  /** What is trump, and the up-card as long as it has not been drawn. */
  private trump({ rules, deal }: DealAnswer, { at }: Decision): TemplateResult | typeof nothing {
    const then = replay(rules, { ...deal, actions: deal.actions.slice(0, at) });
    if (then === null) return nothing;
    const { trump, upCard } = then;
    return html`<div>
      <span class="hint"><bm-suit badge .suit=${trump}></bm-suit> ${trumpLabel(t(), trump)}</span>
      ${upCard === null ? nothing : html`<bm-card .card=${upCard}></bm-card>`}
    </div>`;
  }

  private names({ seats, yourSeat }: DealAnswer): PerSeat<string> {
    return [t().table.you, nameInList(seats[otherSeat(yourSeat)], t())];
  }

  private line(answer: DealAnswer, decision: Decision, { better: texts }: TeacherMessages): TemplateResult {
    const tricks = lineInWords(answer, decision, this.names(answer), t());
    return html`<details>
      <summary>${texts.how}</summary>
      <ul class="plain line">${tricks.map(({ text }) => html`<li>${text}</li>`)}</ul>
    </details>`;
  }

  /** The expectation along the deal: as a picture, and as the figures behind it. */
  private course({ deal, yourSeat }: DealAnswer, texts: TeacherMessages): TemplateResult {
    const { decisions } = this;
    const words = texts.better;
    const result =
      deal.result === null
        ? null
        : deal.result.winner === yourSeat
          ? deal.result.counters
          : -deal.result.counters;
    const [first, last] = [decisions[0], decisions.at(-1)];
    const label = words.chartText(
      signed(first?.actions[0]?.value ?? 0),
      signed(last?.chosen.value ?? 0),
      result === null ? "–" : signed(result),
    );
    return html`<h4>${words.chart}</h4>
      ${chart(decisions, result, label, this.isBroad)}
      ${key(
        words.withYours,
        decisions.some(({ cost }) => cost !== 0) ? words.withBest : null,
        result === null ? null : words.result,
      )}
      <details>
        <summary>${words.table}</summary>
        ${courseTable(decisions, result, texts)}
      </details>`;
  }

  private show(trick: number): void {
    this.dispatchEvent(new CustomEvent("bm-show-trick", { detail: trick, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-decisions": BmDecisions;
  }
}
