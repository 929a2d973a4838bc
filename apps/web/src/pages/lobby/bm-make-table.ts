import { PRESET_NAMES, PRESETS, type PresetName, type RuleSet } from "@bummerl/engine";
import { CLOCK_NAMES, type ClockName, type Visibility } from "@bummerl/table";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import type { TableWish } from "../../net/requests.ts";
import "../../parts/bm-rule-editor.ts";
import "../../parts/bm-rules-summary.ts";
import { clockText } from "../../parts/rules-text.ts";
import { keepUsual } from "../../state/preferences.ts";
import { shared } from "../../styles/shared.ts";

type Choice = PresetName | "own";

/**
 * Rules, clock and guests of a new table.
 * @fires bm-make - with the table wished for
 */
@customElement("bm-make-table")
export class BmMakeTable extends LitElement {
  @property({ type: Boolean }) busy = false;
  /** The server is away: nothing can be asked of it. */
  @property({ type: Boolean }) away = false;

  @state() private choice: Choice = "classic";
  @state() private own: RuleSet = PRESETS.classic;
  @state() private clock: ClockName = "calm";
  @state() private visibility: Visibility = "public";

  static override readonly styles = [
    shared,
    css`
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
        gap: var(--bm-space-2);
        margin-top: var(--bm-space-2);
      }
      .card {
        display: flex;
        gap: var(--bm-space-3);
        padding: var(--bm-space-3);
        border: 1px solid var(--bm-line-strong);
        border-radius: var(--bm-radius-s);
        background: var(--bm-paper);
        cursor: pointer;
      }
      .card:has(:checked) {
        border-color: var(--bm-accent);
        box-shadow: inset 0 0 0 2px var(--bm-accent);
      }
      .card strong {
        display: block;
        font: 700 var(--bm-text-3) / 1.3 var(--bm-font-display);
      }
      legend {
        font: 700 var(--bm-text-4) / 1.3 var(--bm-font-display);
      }
      .button + .hint {
        margin-inline-start: var(--bm-space-2);
      }
      bm-rule-editor {
        margin: var(--bm-space-3) 0;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  private get rules(): RuleSet {
    return this.choice === "own" ? this.own : PRESETS[this.choice];
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    return html`<form @submit=${this.submit}>
      <fieldset>
        <legend>${texts.rulesLegend}</legend>
        <div class="cards">${[...PRESET_NAMES, "own" as const].map((choice) => this.card(choice))}</div>
        ${
          this.choice === "own"
            ? html`<bm-rule-editor
                .rules=${this.own}
                @bm-rules=${(event: CustomEvent<RuleSet>) => {
                  this.own = event.detail;
                }}
              ></bm-rule-editor>`
            : nothing
        }
        <bm-rules-summary .rules=${this.rules} unnamed ?expanded=${this.choice === "own"}></bm-rules-summary>
      </fieldset>
      <fieldset>
        <legend>${texts.clockLegend}</legend>
        <div class="cards">
          ${CLOCK_NAMES.map((clock) =>
            this.option(
              "clock",
              clock,
              clock === this.clock,
              t().rules.clocks[clock],
              clockText(clock),
              () => {
                this.clock = clock;
              },
            ),
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>${texts.whoLegend}</legend>
        ${(["public", "private"] as const).map(
          (each) => html`<label class="choice">
            <input
              type="radio"
              name="visibility"
              .checked=${each === this.visibility}
              @change=${() => {
                this.visibility = each;
              }}
            />
            ${texts[each]}
          </label>`,
        )}
      </fieldset>
      <button class="button primary" ?disabled=${this.busy} aria-disabled=${this.away ? "true" : nothing}>
        ${texts.make}
      </button>
      ${this.away ? html`<span class="hint">${t().common.needsLine}</span>` : nothing}
    </form>`;
  }

  private card(choice: Choice): TemplateResult {
    const texts = t().rules;
    const { name, summary } =
      choice === "own" ? { name: texts.ownName, summary: texts.ownSummary } : texts.presets[choice];
    return this.option("rules", choice, choice === this.choice, name, summary, () => {
      // One's own mix starts from what was chosen before.
      if (choice === "own" && this.choice !== "own") this.own = PRESETS[this.choice];
      this.choice = choice;
    });
  }

  private option(
    group: string,
    value: string,
    checked: boolean,
    name: string,
    text: string,
    choose: () => void,
  ): TemplateResult {
    return html`<label class="card">
      <input type="radio" name=${group} value=${value} .checked=${checked} @change=${choose} />
      <span><strong>${name}</strong><span class="hint">${text}</span></span>
    </label>`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.away) return;
    const detail: TableWish = {
      rules: this.choice === "own" ? this.own : this.choice,
      clock: this.clock,
      visibility: this.visibility,
    };
    keepUsual(this.choice === "own" ? null : this.choice);
    this.dispatchEvent(new CustomEvent("bm-make", { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-make-table": BmMakeTable;
  }
}
