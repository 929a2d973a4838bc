import type { RuleSet } from "@bummerl/engine";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController } from "../i18n/index.ts";
import { shared } from "../styles/shared.ts";
import "./bm-rule-differences.ts";
import { CLASSIC, rulesName } from "./rules-text.ts";

/** Name of a rule set and, on demand or at once, where it differs from what the player usually plays. */
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
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    return html`${this.unnamed ? nothing : html`<strong>${rulesName(this.rules)}</strong>`}
      <bm-rule-differences .rules=${this.rules} ?expanded=${this.expanded}></bm-rule-differences>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-rules-summary": BmRulesSummary;
  }
}
