import { differences, PRESETS, type RuleSet } from "@bummerl/engine";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { comparedRules, usualRules } from "../state/preferences.ts";
import { StoreController } from "../state/store.ts";
import { shared } from "../styles/shared.ts";
import { CLASSIC, ruleLine } from "./rules-text.ts";

/** Where a rule set differs from what this player usually plays: told before he sits down. */
@customElement("bm-rule-differences")
export class BmRuleDifferences extends LitElement {
  @property({ attribute: false }) rules: RuleSet = CLASSIC;
  /** The differences stand open; else their number, and they themselves on demand. */
  @property({ type: Boolean }) expanded = false;

  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
      }
      p {
        margin: 0;
      }
      .same::before {
        content: "✓ " / "";
        color: var(--bm-ok);
        font-weight: 700;
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
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: var(--bm-space-2) var(--bm-space-4);
        margin: var(--bm-space-2) 0;
        padding: 0;
        list-style: none;
      }
      li {
        padding-inline-start: var(--bm-space-3);
        border-inline-start: 4px solid var(--bm-brass);
        line-height: 1.35;
      }
      .label,
      .instead {
        display: block;
        color: var(--bm-ink-soft);
        font-size: 0.925em;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [usualRules]);
  }

  protected override render(): TemplateResult {
    const texts = t().rules;
    const usual = PRESETS[comparedRules()];
    const { name: usualName } = texts.presets[comparedRules()];
    const { are, differs } = usualRules.value === "none" ? texts.house : texts.usual;
    const names = differences(this.rules, usual);
    if (names.length === 0) return html`<p class="hint same">${are}</p>`;
    const list = html`<ul>
      ${names.map((each) => {
        const { label, value } = ruleLine(this.rules, each);
        return html`<li>
          <span class="label">${label}</span> ${value}
          <span class="instead">${texts.usual.instead(ruleLine(usual, each).value)}</span>
        </li>`;
      })}
    </ul>`;
    if (this.expanded) return html`<p>${differs(usualName)}</p>${list}`;
    return html`<details>
      <summary>${texts.showDifferences(names.length, usualName)}</summary>
      ${list}
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-rule-differences": BmRuleDifferences;
  }
}
