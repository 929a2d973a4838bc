import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../cards/bm-card.ts";
import { LocaleController, t } from "../i18n/index.ts";
import {
  cardIndex,
  handOrder,
  letters,
  motion,
  PREFERENCES,
  type Preference,
  secondStep,
  sound,
  theme,
  thumb,
  trickStay,
  usualRules,
  vibration,
} from "../state/preferences.ts";
import { StoreController } from "../state/store.ts";
import { shared } from "../styles/shared.ts";
import { buzz, playSample } from "../table/sound/player.ts";
import { choice, choiceStyles } from "./choice.ts";
import { deckChoice } from "./deck-choice.ts";

/** What a hand looks like: each suit, and each rank but one. */
const SAMPLE = ["HQ", "SA", "DK", "CJ"] as const;

/** What one will listen for most, as loud as it is set now. */
const hearTurn = (): void => playSample("yourTurn");

const vibrates = (): boolean => "vibrate" in navigator;

/** All that a player chooses for himself on this device, in groups. Every choice acts at once. */
@customElement("bm-preferences")
export class BmPreferences extends LitElement {
  /** On a page of its own: headings of the second level, panels, and the way to all cards. */
  @property({ type: Boolean, reflect: true }) page = false;

  static override readonly styles = [
    shared,
    choiceStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--bm-space-5);
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--bm-space-5);
      }
      :is(h2, h3) {
        margin: 0;
        hyphens: auto;
      }
      .sample {
        display: flex;
        justify-content: center;
        --bm-card-width: clamp(4.5rem, 22cqi, 6.5rem);
        padding: var(--bm-space-4) var(--bm-space-3);
        border-radius: var(--bm-radius-m);
        background: var(--bm-weave), var(--bm-felt);
        container-type: inline-size;
      }
      .sample bm-card + bm-card {
        margin-inline-start: calc(var(--bm-card-width) * -0.24);
      }
      .rules select {
        max-inline-size: 28rem;
      }
      .rules p {
        margin: var(--bm-space-1) 0 var(--bm-space-2);
      }
      .rules select + p {
        margin: var(--bm-space-2) 0 0;
      }
      .after {
        margin: var(--bm-space-3) 0 0;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => Object.values(PREFERENCES));
  }

  protected override render(): TemplateResult {
    const { groups } = t().settings;
    return html`
      ${this.group(
        groups.look,
        html`${this.pick("theme", theme)} ${this.cards()} ${this.pick("handOrder", handOrder)}
        ${this.pick("thumb", thumb)}`,
      )}
      ${this.group(
        groups.play,
        html`${this.pick("trickStay", trickStay)} ${this.pick("secondStep", secondStep)}
        ${this.pick("letters", letters)} ${this.rules()}`,
      )}
      ${this.group(groups.motion, this.pick("motion", motion))}
      ${this.group(
        groups.sound,
        html`${this.sounds()} ${vibrates() ? this.pick("vibration", vibration, () => buzz("yourTurn")) : nothing}`,
      )}
    `;
  }

  private group(heading: string, inside: TemplateResult): TemplateResult {
    return html`<section class=${this.page ? "panel" : ""}>
      ${this.page ? html`<h2 class="ruled">${heading}</h2>` : html`<h3 class="ruled">${heading}</h3>`} ${inside}
    </section>`;
  }

  private pick<T extends string>(
    name: Exclude<keyof typeof PREFERENCES, "usualRules">,
    preference: Preference<T>,
    sample: () => void = () => {},
  ): TemplateResult {
    const { label, hint, values } = t().settings.preferences[name];
    const texts = values as Readonly<Record<T, string>>;
    return choice<T>({
      name,
      legend: label,
      hint,
      options: preference.choices.map((value) => ({ value, text: texts[value] })),
      value: preference.value,
      choose: (value) => {
        preference.set(value);
        sample();
      },
    });
  }

  private cards(): TemplateResult {
    const texts = t().settings;
    return html`<div>${deckChoice(t(), true)}
        ${this.page ? html`<p class="after"><a href="/settings/cards">${texts.allCards}</a></p>` : nothing}
      </div>
      ${this.pick("cardIndex", cardIndex)}
      <div class="sample" role="img" aria-label=${texts.sample}>
        ${SAMPLE.map((card) => html`<bm-card silent .card=${card}></bm-card>`)}
      </div>`;
  }

  private rules(): TemplateResult {
    const { rules, settings } = t();
    const texts = settings.preferences.usualRules;
    const chosen = usualRules.value;
    return html`<div class="rules">
      <label class="label" for="usualRules">${texts.label}</label>
      <p class="hint" id="usualRules-hint">${texts.hint}</p>
      <select id="usualRules" aria-describedby="usualRules-hint usualRules-chosen" @change=${this.chooseRules}>
        ${usualRules.choices.map(
          (each) =>
            html`<option value=${each} .selected=${each === chosen}>
              ${each === "none" ? texts.none : rules.presets[each].name}
            </option>`,
        )}
      </select>
      <p class="hint" id="usualRules-chosen">${chosen === "none" ? nothing : rules.presets[chosen].summary}</p>
    </div>`;
  }

  private sounds(): TemplateResult {
    return html`<div>
      ${this.pick("sound", sound, hearTurn)}
      <p class="after">
        <button class="button" type="button" ?disabled=${sound.value === "off"} @click=${hearTurn}>
          ${t().settings.trySound}
        </button>
      </p>
    </div>`;
  }

  private chooseRules({ target }: Event): void {
    const { value } = target as HTMLSelectElement;
    const chosen = usualRules.choices.find((each) => each === value);
    if (chosen !== undefined) usualRules.set(chosen);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-preferences": BmPreferences;
  }
}
