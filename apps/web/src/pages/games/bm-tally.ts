import type { Tally } from "@bummerl/protocol";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { formatNumber, LocaleController, t } from "../../i18n/index.ts";
import { shared } from "../../styles/shared.ts";

/** Bummerl won and lost, by number, by value and by kind. */
@customElement("bm-tally")
export class BmTally extends LitElement {
  @property({ attribute: false }) tally!: Tally;

  static override readonly styles = [
    shared,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
        gap: var(--bm-space-3);
        margin: 0;
      }
      dt {
        color: var(--bm-ink-soft);
      }
      dd {
        margin: 0;
      }
      .big {
        font: 700 1.9rem/1.1 var(--bm-font-display);
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
    const number = formatNumber;
    return html`<div>
      <dt>${label}</dt>
      <dd class="big">${number(count)}</dd>
      <dd class="hint">${texts.value}: ${number(value)}</dd>
      <dd class="hint">
        ${texts.kinds(number(kinds.plain), number(kinds.schneider), number(kinds.retourschneider))}
      </dd>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-tally": BmTally;
  }
}
