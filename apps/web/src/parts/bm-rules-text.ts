import type { RuleSet } from "@bummerl/engine";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { bound, LocaleController, t } from "../i18n/index.ts";
import { shared } from "../styles/shared.ts";
import { RULE_GROUPS, type RuleId } from "./rule-groups.ts";
import { CLASSIC } from "./rules-text.ts";

/** All rules in words as they hold under a rule set, each with its number; where they differ from another one. */
@customElement("bm-rules-text")
export class BmRulesText extends LitElement {
  @property({ attribute: false }) rules: RuleSet = CLASSIC;
  /** What they are compared to; `null`: to nothing. */
  @property({ attribute: false }) base: RuleSet | null = null;

  /** The rule to read first; `null`: from the beginning. */
  @property() at: RuleId | null = null;

  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
      }
      section + section {
        margin-block-start: var(--bm-space-5);
      }
      h3 {
        scroll-margin-block-start: var(--bm-space-5);
        margin: 0 0 var(--bm-space-1);
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: 3rem minmax(0, 1fr);
        scroll-margin-block: 30vh;
        padding-block: var(--bm-space-2);
        border-block-start: 1px solid var(--bm-line);
        line-height: 1.45;
      }
      .number {
        color: var(--bm-ink-soft);
        font-variant-numeric: tabular-nums lining-nums;
      }
      .text,
      .instead {
        max-inline-size: 66ch;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
      .instead {
        display: block;
        margin-block-start: var(--bm-space-1);
        color: var(--bm-ink-soft);
        font-size: 0.925em;
      }
      .changed {
        padding-inline-start: calc(var(--bm-space-3) - 4px);
        border-inline-start: 4px solid var(--bm-brass);
      }
      /* Who came for one rule sees which. */
      li:focus {
        outline: 3px solid var(--bm-focus);
        outline-offset: 2px;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("at") && this.at !== null) this.show(this.at);
  }

  /** Brings a rule into view and reading to it. False when there is no such rule. */
  show(name: string): boolean {
    const place = this.renderRoot.querySelector<HTMLElement>(`#${CSS.escape(name)}`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
    return place !== null;
  }

  protected override render(): TemplateResult {
    const { groups } = t().ruleTexts;
    return html`${RULE_GROUPS.map(
      ({ id, rules }) => html`<section aria-labelledby=${id}>
        <h3 id=${id} tabindex="-1">${groups[id]}</h3>
        <ol>
          ${rules.map((rule) => this.rule(rule))}
        </ol>
      </section>`,
    )}`;
  }

  private rule(id: RuleId): TemplateResult {
    const say = (rules: RuleSet): string => bound(t().ruleTexts.rules[id](rules));
    const text = say(this.rules);
    const instead = this.base === null ? text : say(this.base);
    const changed = instead !== text;
    return html`<li id=${id} tabindex="-1" class=${changed ? "changed" : ""}>
      <span class="number">${id}</span>
      <span class="text">
        ${text}
        ${changed ? html`<span class="instead">${t().rules.usual.instead(instead)}</span>` : nothing}
      </span>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-rules-text": BmRulesText;
  }
}
