import { BUMMERL_KINDS } from "@bummerl/engine";
import type { Tally } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { formatNumber, LocaleController, t } from "../../i18n/index.ts";
import { shared } from "../../styles/shared.ts";

/** Bummerl won and lost, by number, by kind, and by value where that differs. */
@customElement("bm-tally")
export class BmTally extends LitElement {
  @property({ attribute: false }) tally!: Tally;
  /** The one at the head of the page. */
  @property({ type: Boolean, reflect: true }) big = false;

  static override readonly styles = [
    shared,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--bm-space-3);
        margin: 0;
      }
      dl > div + div {
        padding-inline-start: var(--bm-space-3);
        border-inline-start: 1px solid var(--bm-line);
      }
      dt {
        color: var(--bm-ink-soft);
      }
      dd {
        margin: 0;
      }
      .count {
        font-weight: 700;
        font-size: var(--bm-text-5);
        line-height: 1.1;
      }
      /* On the cloth, as the counters are at the table. */
      :host([big]) :is(dt, .hint) {
        color: var(--bm-felt-ink-soft);
      }
      :host([big]) .count {
        color: var(--bm-lamp);
        font-size: var(--bm-text-6);
      }
      :host([big]) dl > div + div {
        border-color: var(--bm-felt-line);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const { tally } = this;
    const texts = t().games;
    return html`<dl>
      ${this.side(texts.won, tally.won, tally.wonValue, tally.wonKinds)}
      ${this.side(texts.lost, tally.lost, tally.lostValue, tally.lostKinds)}
    </dl>`;
  }

  private side(label: string, count: number, value: number, kinds: Tally["wonKinds"]): TemplateResult {
    const texts = t().games;
    return html`<div>
      <dt>${label}</dt>
      <dd class="count number">${formatNumber(count)}</dd>
      ${kindsOf(kinds).map((text) => html`<dd class="hint">${text}</dd>`)}
      ${value === count ? nothing : html`<dd class="hint">${texts.value(formatNumber(value))}</dd>`}
    </div>`;
  }
}

/** The kinds there were any of; plain ones alone go without saying. */
const kindsOf = (kinds: Tally["wonKinds"]): readonly string[] => {
  const some = BUMMERL_KINDS.filter((kind) => kinds[kind] > 0);
  if (some.every((kind) => kind === "plain")) return [];
  return some.map((kind) => t().games.kind(formatNumber(kinds[kind]), t().rules.kinds[kind]));
};

declare global {
  interface HTMLElementTagNameMap {
    "bm-tally": BmTally;
  }
}
