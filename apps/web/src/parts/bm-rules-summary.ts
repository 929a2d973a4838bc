import { differences, type RuleSet } from "@bummerl/engine";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { shared } from "../styles/shared.ts";
import { CLASSIC, ruleLine, rulesName } from "./rules-text.ts";

/** Name of a rule set and, on demand or at once, where it differs from Classic. */
@customElement("bm-rules-summary")
export class BmRulesSummary extends LitElement {
  @property({ attribute: false }) rules: RuleSet = CLASSIC;
  /** The differences stand open. */
  @property({ type: Boolean }) expanded = false;
  /** The name stands elsewhere already. */
  @property({ type: Boolean }) unnamed = false;

  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
      }
      strong {
        font-family: var(--bm-font-display);
      }
      summary {
        display: flex;
        align-items: center;
        min-height: var(--bm-touch);
        color: var(--bm-accent);
        cursor: pointer;
        text-decoration: underline;
        text-underline-offset: 0.15em;
      }
      dl {
        display: grid;
        gap: var(--bm-space-2);
        margin: 0 0 var(--bm-space-2);
      }
      dt {
        color: var(--bm-ink-soft);
        font-size: 0.9rem;
      }
      dd {
        margin: 0;
      }
      @media (min-width: 40rem) {
        dl > div {
          display: grid;
          grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
          gap: var(--bm-space-3);
        }
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().rules;
    const names = differences(this.rules, CLASSIC);
    const name = this.unnamed ? nothing : html`<strong>${rulesName(this.rules)}</strong>`;
    if (names.length === 0) {
      return this.unnamed ? html`<p class="hint">${texts.noDifferences}</p>` : html`${name}`;
    }
    return html`${name}
      <details ?open=${this.expanded}>
        <summary>${texts.showDifferences(names.length)}</summary>
        <dl>
          ${names
            .map((each) => ruleLine(this.rules, each))
            .map((line) => html`<div><dt>${line.label}</dt><dd>${line.value}</dd></div>`)}
        </dl>
      </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-rules-summary": BmRulesSummary;
  }
}
