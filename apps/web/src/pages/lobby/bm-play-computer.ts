import { presetOf } from "@bummerl/engine";
import { COMPUTER_LEVELS, COMPUTER_PACES, type ComputerChoice, FIRST_DEALERS } from "@bummerl/table";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { OpponentsMessages } from "../../i18n/en/opponents.ts";
import { ExtraController } from "../../i18n/extra.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { opponents } from "../../i18n/opponents.ts";
import { bones, bonesStyles } from "../../parts/bones.ts";
import { choice, choiceStyles } from "../../parts/choice.ts";
import { dealsFirst, level, onThisDevice, pace } from "../../state/computer-choice.ts";
import { comparedRules } from "../../state/preferences.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import "../../parts/bm-choose-rules.ts";
import type { ChosenRules } from "../../parts/bm-choose-rules.ts";
import { optionCard, optionCards } from "../../parts/option-card.ts";

/** A game against the computer as it is wished for. */
export interface ComputerWish {
  readonly rules: ChosenRules;
  readonly computer: ComputerChoice;
  /** On this device, not at the server. */
  readonly here: boolean;
}

/**
 * *Play the computer*: how good, by which rules, who deals first, how fast, and where.
 * @fires bm-play - with the game wished for
 */
@customElement("bm-play-computer")
export class BmPlayComputer extends LitElement {
  @property({ type: Boolean }) busy = false;
  /** The server is away: what is played is played here. */
  @property({ type: Boolean }) away = false;

  @state() private rules: ChosenRules | null = null;

  private readonly extra = new ExtraController(this, opponents);

  static override readonly styles = [
    shared,
    bonesStyles,
    optionCards,
    choiceStyles,
    css`
      form {
        display: grid;
        gap: var(--bm-space-4);
        grid-template-columns: minmax(0, 1fr);
      }
      fieldset {
        margin: 0;
      }
      /* Four levels: one below the other, two and two, or side by side; never three and one. */
      .cards {
        grid-template-columns: minmax(0, 1fr);
      }
      @media (min-width: 36rem) {
        .cards {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
      @media (min-width: 62rem) {
        .cards {
          grid-template-columns: repeat(4, minmax(0, 1fr));
        }
      }
      .pairs {
        display: grid;
        gap: var(--bm-space-4) var(--bm-space-5);
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
      }
      /* As wide as their words: none of them is broken. */
      .pairs .options {
        display: flex;
        flex-wrap: wrap;
      }
      .pairs .option {
        flex: 1 1 auto;
      }
      details {
        border-block: 1px solid var(--bm-line);
      }
      /* The sign stands beside the words, so that a second line begins below the first. */
      summary {
        margin-inline-start: 1.25em;
        list-style-position: outside;
        min-block-size: var(--bm-touch);
        padding: var(--bm-space-2) 0;
        cursor: pointer;
        font-weight: 600;
      }
      summary .hint {
        display: inline-block;
        font-weight: 400;
      }
      .here {
        margin: 0;
      }
      .here .hint {
        display: block;
      }
      .choice {
        display: flex;
        align-items: flex-start;
        gap: var(--bm-space-3);
      }
      .primary {
        justify-self: start;
        min-block-size: 52px;
        min-inline-size: min(100%, 16rem);
        font-size: var(--bm-text-3);
      }
      @media (max-width: 30rem) {
        .primary {
          justify-self: stretch;
        }
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [level, dealsFirst, pace, onThisDevice]);
  }

  private get isHere(): boolean {
    return this.away || onThisDevice.value === "yes";
  }

  private get chosen(): ChosenRules {
    return this.rules ?? comparedRules();
  }

  protected override render(): TemplateResult {
    const { texts } = this.extra;
    if (texts === null) return bones(5);
    return html`<form @submit=${this.submit}>
      <fieldset>
        <legend>${texts.levelLegend}</legend>
        <div class="cards">
          ${COMPUTER_LEVELS.map((each) =>
            optionCard({
              group: "level",
              value: each,
              checked: each === level.value,
              name: t().computer.levels[each],
              text: texts.levels[each],
              choose: () => level.set(each),
            }),
          )}
        </div>
      </fieldset>
      ${this.rulesOf(texts)}
      <div class="pairs">
        ${choice({
          name: "dealer",
          legend: texts.dealerLegend,
          options: FIRST_DEALERS.map((value) => ({ value, text: texts.dealers[value] })),
          value: dealsFirst.value,
          choose: (value) => dealsFirst.set(value),
        })}
        ${choice({
          name: "pace",
          legend: texts.paceLegend,
          options: COMPUTER_PACES.map((value) => ({ value, text: texts.paces[value] })),
          value: pace.value,
          choose: (value) => pace.set(value),
        })}
      </div>
      ${this.where(texts)}
      <button class="button primary" aria-disabled=${this.busy ? "true" : nothing}>${texts.play}</button>
    </form>`;
  }

  /** Most play by the rules they are used to: the others are one press away. */
  private rulesOf(texts: OpponentsMessages): TemplateResult {
    const { chosen } = this;
    const preset = typeof chosen === "string" ? chosen : presetOf(chosen);
    const name = preset === null ? t().rules.ownName : t().rules.presets[preset].name;
    return html`<details>
      <summary>${texts.rulesTitle(name)}&emsp;<span class="hint">${texts.rulesHint}</span></summary>
      <bm-choose-rules
        .first=${comparedRules()}
        @bm-choose=${(event: CustomEvent<ChosenRules>) => {
          this.rules = event.detail;
        }}
      ></bm-choose-rules>
    </details>`;
  }

  private where(texts: OpponentsMessages): TemplateResult {
    const hint = this.away ? texts.hereAway : this.isHere ? texts.hereHint : texts.serverHint;
    return html`<p class="here">
      <label class="choice">
        <input
          type="checkbox"
          .checked=${this.isHere}
          ?disabled=${this.away}
          aria-describedby="where"
          @change=${(event: Event) =>
            onThisDevice.set((event.target as HTMLInputElement).checked ? "yes" : "no")}
        />
        ${texts.hereLabel}
      </label>
      <span class="hint" id="where">${hint}</span>
    </p>`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.busy) return;
    const detail: ComputerWish = {
      rules: this.chosen,
      computer: { level: level.value, pace: pace.value, firstDealer: dealsFirst.value },
      here: this.isHere,
    };
    this.dispatchEvent(new CustomEvent("bm-play", { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-play-computer": BmPlayComputer;
  }
}
