import {
  BUMMERL_KINDS,
  BUMMERL_VALUE_RANGE,
  type BummerlKind,
  PARAMETER_NAMES,
  PARAMETER_VALUES,
  type ParameterName,
  type RuleSet,
} from "@bummerl/engine";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { formatNumber, LocaleController, t } from "../i18n/index.ts";
import { shared } from "../styles/shared.ts";
import { CLASSIC, valueText } from "./rules-text.ts";

type SimpleName = Exclude<ParameterName, "bummerlValue">;

const SIMPLE_NAMES = PARAMETER_NAMES.filter((name): name is SimpleName => name !== "bummerlValue");
const WEIGHTS = Array.from(
  { length: BUMMERL_VALUE_RANGE.max - BUMMERL_VALUE_RANGE.min + 1 },
  (_, place) => BUMMERL_VALUE_RANGE.min + place,
);

/** A false claim costs something exactly where there are claims (R28). */
const consistent = (rules: RuleSet): RuleSet => ({
  ...rules,
  falseClaim: rules.goOut === "auto" ? null : (rules.falseClaim ?? "mirror"),
});

/**
 * Every parameter of a rule set, to be chosen in plain words.
 * @fires bm-rules - with the new rule set
 */
@customElement("bm-rule-editor")
export class BmRuleEditor extends LitElement {
  @property({ attribute: false }) rules: RuleSet = CLASSIC;

  static override readonly styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
        gap: var(--bm-space-3) var(--bm-space-4);
      }
      label,
      legend {
        display: block;
        font-weight: 600;
        font-size: 0.95rem;
      }
      .weights {
        grid-column: 1 / -1;
        margin: 0;
      }
      .weights > div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--bm-space-2) var(--bm-space-4);
      }
      .weights label {
        font-weight: 400;
      }
      .weights select {
        min-width: 5rem;
      }
      .changed {
        border-left: 4px solid var(--bm-brass);
        padding-left: var(--bm-space-2);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    return html`${SIMPLE_NAMES.filter((name) => name !== "falseClaim" || this.rules.goOut === "claim").map(
      (name) => this.simple(name),
    )}${this.weights()}`;
  }

  private simple<Name extends SimpleName>(name: Name): TemplateResult {
    const all: readonly RuleSet[Name][] = PARAMETER_VALUES[name];
    const values = all.filter((value) => value !== null);
    const change = (event: Event): void => {
      const value = values[event.target instanceof HTMLSelectElement ? event.target.selectedIndex : -1];
      if (value !== undefined) this.tell({ ...this.rules, [name]: value });
    };
    return html`<div class=${this.rules[name] === CLASSIC[name] ? "" : "changed"}>
      <label for=${name}>${t().rules.parameters[name].label}</label>
      <select id=${name} @change=${change}>
        ${values.map(
          (value) => html`<option .selected=${value === this.rules[name]}>${valueText(name, value)}</option>`,
        )}
      </select>
    </div>`;
  }

  private weights(): TemplateResult {
    return html`<fieldset class="weights">
      <legend>${t().rules.parameters.bummerlValue.label}</legend>
      <div>${BUMMERL_KINDS.map((kind) => this.weight(kind))}</div>
    </fieldset>`;
  }

  private weight(kind: BummerlKind): TemplateResult {
    const change = (event: Event): void => {
      const value = WEIGHTS[event.target instanceof HTMLSelectElement ? event.target.selectedIndex : -1];
      if (value !== undefined) {
        this.tell({ ...this.rules, bummerlValue: { ...this.rules.bummerlValue, [kind]: value } });
      }
    };
    return html`<label>
      ${t().rules.kinds[kind]}
      <select @change=${change}>
        ${WEIGHTS.map(
          (value) =>
            html`<option .selected=${value === this.rules.bummerlValue[kind]}>${formatNumber(value)}</option>`,
        )}
      </select>
    </label>`;
  }

  private tell(rules: RuleSet): void {
    this.dispatchEvent(new CustomEvent("bm-rules", { detail: consistent(rules) }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-rule-editor": BmRuleEditor;
  }
}
