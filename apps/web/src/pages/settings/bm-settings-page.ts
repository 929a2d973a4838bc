import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  LOCALES,
  LocaleController,
  language,
  setLanguage,
  t,
} from "../../i18n/index.ts";
import "../../parts/bm-name-editor.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import "../../pwa/bm-install.ts";
import { deck, type Preference, theme } from "../../state/preferences.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import "./bm-move-device.ts";

/** Name, language, look, and the way to another device. */
@customElement("bm-settings-page")
export class BmSettingsPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  static override readonly styles = [
    shared,
    pageStyles,
    css`
      :host {
        max-width: 44rem;
      }
      .panel {
        margin-bottom: var(--bm-space-4);
      }
      fieldset {
        margin: 0;
      }
      legend {
        font: 600 1.35rem/1.2 var(--bm-font-display);
        margin-bottom: var(--bm-space-2);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [this.client.me, theme, deck]);
  }

  protected override render(): TemplateResult {
    const texts = t().settings;
    return html`
      <h1 tabindex="-1">${texts.title}</h1>
      <section class="panel"><bm-name-editor .client=${this.client}></bm-name-editor></section>
      <section class="panel">
        <fieldset>
          <legend>${texts.language}</legend>
          ${LANGUAGES.map((each) =>
            this.choice(
              "language",
              LANGUAGE_NAMES[each],
              each === language(),
              () => setLanguage(each),
              LOCALES[each],
            ),
          )}
        </fieldset>
      </section>
      ${this.preference(texts.theme, theme, texts.themes)} ${this.preference(texts.deck, deck, texts.decks)}
      <section class="panel" aria-labelledby="move">
        <h2 id="move">${texts.moveTitle}</h2>
        <bm-move-device .client=${this.client}></bm-move-device>
      </section>
      <bm-install class="panel"></bm-install>
    `;
  }

  private preference<T extends string>(
    legend: string,
    preference: Preference<T>,
    texts: Readonly<Record<T, string>>,
  ): TemplateResult {
    return html`<section class="panel">
      <fieldset>
        <legend>${legend}</legend>
        ${preference.choices.map((each) =>
          this.choice(legend, texts[each], each === preference.value, () => preference.set(each)),
        )}
      </fieldset>
    </section>`;
  }

  private choice(
    group: string,
    text: string,
    checked: boolean,
    choose: () => void,
    lang: string | null = null,
  ): TemplateResult {
    return html`<label class="choice" lang=${lang ?? LOCALES[language()]}>
      <input type="radio" name=${group} .checked=${checked} @change=${choose} />
      ${text}
    </label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-settings-page": BmSettingsPage;
  }
}
