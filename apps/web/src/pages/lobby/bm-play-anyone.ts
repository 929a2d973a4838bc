import { PRESET_NAMES } from "@bummerl/engine";
import { CLOCK_NAMES } from "@bummerl/table";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { capital } from "../../i18n/en/words.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import type { SeekWish } from "../../net/requests.ts";
import { FocusKeeper } from "../../parts/focus-keeper.ts";
import { clockText } from "../../parts/rules-text.ts";
import { shared } from "../../styles/shared.ts";

const RULES = ["any", ...PRESET_NAMES] as const satisfies readonly SeekWish["rules"][];
const CLOCKS = ["any", ...CLOCK_NAMES] as const satisfies readonly SeekWish["clock"][];

/**
 * *Play anyone*: wishes, and the wait for somebody who shares them.
 * @fires bm-seek - with the wish
 * @fires bm-unseek - no more waiting
 */
@customElement("bm-play-anyone")
export class BmPlayAnyone extends LitElement {
  /** The wish that waits. */
  @property({ attribute: false }) waiting: SeekWish | null = null;
  /** The server is away: nobody can be looked for. */
  @property({ type: Boolean }) away = false;

  @state() private rules: SeekWish["rules"] = "any";
  @state() private clock: SeekWish["clock"] = "any";

  static override readonly styles = [
    shared,
    css`
      .waiting {
        display: grid;
        gap: var(--bm-space-2);
        justify-items: start;
      }
      .waiting strong {
        font: 700 var(--bm-text-3) / 1.3 var(--bm-font-display);
      }
      .waiting strong::before {
        content: "";
        display: inline-block;
        inline-size: 0.7em;
        block-size: 0.7em;
        margin-right: 0.5em;
        border-radius: 50%;
        background: var(--bm-brass);
        animation: pulse 1s infinite alternate;
      }
      @keyframes pulse {
        to {
          opacity: 0.25;
        }
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
        gap: 0 var(--bm-space-3);
      }
      .primary {
        inline-size: 100%;
        min-block-size: 52px;
        font-size: var(--bm-text-3);
      }
      p {
        margin: 0 0 var(--bm-space-2);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    // Waiting begins and ends by a button that is gone then: the one in its place ends and begins it.
    new FocusKeeper(this, () => this.renderRoot.querySelector("button"));
  }

  protected override render(): TemplateResult {
    return html`<div role="status">${this.waiting === null ? "" : this.wait(this.waiting)}</div>
      ${this.waiting === null ? this.form() : ""}`;
  }

  private form(): TemplateResult {
    const texts = t().lobby;
    return html`<form @submit=${this.submit}>
      <p class="hint">${texts.anyoneHint}</p>
      <div class="fields">
        <div class="field">
          <label for="rules">${texts.rulesLegend}</label>
          <select
            id="rules"
            @change=${(event: Event) => {
              this.rules = RULES[(event.target as HTMLSelectElement).selectedIndex] ?? "any";
            }}
          >
            ${RULES.map(
              (each) => html`<option .selected=${each === this.rules}>${this.rulesText(each)}</option>`,
            )}
          </select>
        </div>
        <div class="field">
          <label for="clock">${texts.clockLegend}</label>
          <select
            id="clock"
            aria-describedby="numbers"
            @change=${(event: Event) => {
              this.clock = CLOCKS[(event.target as HTMLSelectElement).selectedIndex] ?? "any";
            }}
          >
            ${CLOCKS.map(
              (each) => html`<option .selected=${each === this.clock}>${this.clockName(each)}</option>`,
            )}
          </select>
        </div>
      </div>
      <p class="hint" id="numbers">${this.clock === "any" ? "" : capital(clockText(this.clock))}</p>
      <button class="button primary" aria-disabled=${this.away ? "true" : nothing}>${texts.anyone}</button>
      ${this.away ? html`<span class="hint">${t().common.needsLine}</span>` : nothing}
    </form>`;
  }

  private wait(wish: SeekWish): TemplateResult {
    const texts = t().lobby;
    return html`<div class="waiting">
      <strong>${texts.waiting}</strong>
      <span>${this.rulesText(wish.rules)} · ${this.clockName(wish.clock)}</span>
      <span class="hint">${this.away ? texts.waitingAway : texts.waitingHint}</span>
      <div class="row">
        <a class="button" href="/#computer">${t().computer.meanwhile}</a>
        <button class="button" @click=${() => this.dispatchEvent(new CustomEvent("bm-unseek"))}>
          ${texts.stopWaiting}
        </button>
      </div>
    </div>`;
  }

  private rulesText(rules: SeekWish["rules"]): string {
    return rules === "any" ? t().lobby.anyRules : t().rules.presets[rules].name;
  }

  private clockName(clock: SeekWish["clock"]): string {
    return clock === "any" ? t().lobby.anyClock : t().rules.clocks[clock];
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.away) return;
    const detail: SeekWish = { rules: this.rules, clock: this.clock };
    this.dispatchEvent(new CustomEvent("bm-seek", { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-play-anyone": BmPlayAnyone;
  }
}
