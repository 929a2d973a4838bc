import { CLOCK_NAMES, type ClockName, type Visibility } from "@bummerl/table";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { capital } from "../../i18n/en/words.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import type { TableWish } from "../../net/requests.ts";
import type { ChosenRules } from "../../parts/bm-choose-rules.ts";
import { clockText } from "../../parts/rules-text.ts";
import { keepUsual } from "../../state/preferences.ts";
import { shared } from "../../styles/shared.ts";
import "../../parts/bm-choose-rules.ts";
import { optionCard, optionCards } from "../../parts/option-card.ts";

/**
 * Rules, clock and guests of a new table.
 * @fires bm-make - with the table wished for
 */
@customElement("bm-make-table")
export class BmMakeTable extends LitElement {
  @property({ type: Boolean }) busy = false;
  /** The server is away: nothing can be asked of it. */
  @property({ type: Boolean }) away = false;

  @state() private rules: ChosenRules = "classic";
  @state() private clock: ClockName = "calm";
  @state() private visibility: Visibility = "public";

  static override readonly styles = [
    shared,
    optionCards,
    css`
      .button + .hint {
        margin-inline-start: var(--bm-space-2);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    return html`<form @submit=${this.submit}>
      <bm-choose-rules
        @bm-choose=${(event: CustomEvent<ChosenRules>) => {
          this.rules = event.detail;
        }}
      ></bm-choose-rules>
      <fieldset>
        <legend>${texts.clockLegend}</legend>
        <div class="cards">
          ${CLOCK_NAMES.map((clock) =>
            optionCard({
              group: "clock",
              value: clock,
              checked: clock === this.clock,
              name: t().rules.clocks[clock],
              text: capital(clockText(clock)),
              choose: () => {
                this.clock = clock;
              },
            }),
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
      <button class="button primary" aria-disabled=${this.busy || this.away ? "true" : nothing}>
        ${texts.make}
      </button>
      ${this.away ? html`<span class="hint">${t().common.needsLine}</span>` : nothing}
    </form>`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.busy || this.away) return;
    const { rules, clock, visibility } = this;
    const detail: TableWish = { rules, clock, visibility };
    keepUsual(typeof rules === "string" ? rules : null);
    this.dispatchEvent(new CustomEvent("bm-make", { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-make-table": BmMakeTable;
  }
}
