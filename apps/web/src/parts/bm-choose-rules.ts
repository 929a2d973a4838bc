import { PRESET_NAMES, PRESETS, type PresetName, type RuleSet } from "@bummerl/engine";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import "./bm-rule-editor.ts";
import "./bm-rules-summary.ts";
import { shared } from "../styles/shared.ts";
import { optionCard, optionCards } from "./option-card.ts";

type Choice = PresetName | "own";

/** The rules that were chosen: by name where they have one. */
export type ChosenRules = PresetName | RuleSet;

/**
 * The rule sets there are, and one's own mix of them.
 * @fires bm-choose - with the rules chosen
 */
@customElement("bm-choose-rules")
export class BmChooseRules extends LitElement {
  /** Chosen before anybody has chosen. */
  @property() first: PresetName = "classic";

  @state() private choice: Choice | null = null;
  @state() private own: RuleSet = PRESETS.classic;

  static override readonly styles = [
    shared,
    optionCards,
    css`
      bm-rule-editor {
        margin: var(--bm-space-3) 0;
      }
      bm-rules-summary {
        margin-block-start: var(--bm-space-4);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  private get chosen(): Choice {
    return this.choice ?? this.first;
  }

  protected override render(): TemplateResult {
    const { chosen } = this;
    return html`<fieldset>
      <legend>${t().lobby.rulesLegend}</legend>
      <div class="cards">${[...PRESET_NAMES, "own" as const].map((choice) => this.card(choice))}</div>
      ${
        chosen === "own"
          ? html`<bm-rule-editor
              .rules=${this.own}
              @bm-rules=${(event: CustomEvent<RuleSet>) => {
                this.own = event.detail;
                this.tell();
              }}
            ></bm-rule-editor>`
          : nothing
      }
      <bm-rules-summary
        .rules=${chosen === "own" ? this.own : PRESETS[chosen]}
        unnamed
        ?expanded=${chosen === "own"}
      ></bm-rules-summary>
    </fieldset>`;
  }

  private card(choice: Choice): TemplateResult {
    const texts = t().rules;
    const { name, summary } =
      choice === "own" ? { name: texts.ownName, summary: texts.ownSummary } : texts.presets[choice];
    return optionCard({
      group: "rules",
      value: choice,
      checked: choice === this.chosen,
      name,
      text: summary,
      choose: () => {
        // One's own mix starts from what was chosen before.
        if (choice === "own" && this.chosen !== "own") this.own = PRESETS[this.chosen];
        this.choice = choice;
        this.tell();
      },
    });
  }

  private tell(): void {
    const detail: ChosenRules = this.chosen === "own" ? this.own : this.chosen;
    this.dispatchEvent(new CustomEvent("bm-choose", { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-choose-rules": BmChooseRules;
  }
}
