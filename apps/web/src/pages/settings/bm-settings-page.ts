import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  LOCALES,
  LocaleController,
  language,
  setLanguage,
  t,
} from "../../i18n/index.ts";
import "../../parts/bm-name-editor.ts";
import "../../parts/bm-preferences.ts";
import { choice, choiceStyles } from "../../parts/choice.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import "../../pwa/bm-install.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import "./bm-move-device.ts";

/** Name, language, everything one chooses for himself, and the way to another device. */
@customElement("bm-settings-page")
export class BmSettingsPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  static override readonly styles = [
    shared,
    pageStyles,
    choiceStyles,
    css`
      :host {
        max-width: 52rem;
      }
      .all {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--bm-space-5);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [this.client.me]);
  }

  protected override render(): TemplateResult {
    const texts = t().settings;
    return html`
      <h1 tabindex="-1">${texts.title}</h1>
      <div class="all">
        <section class="panel stack">
          <bm-name-editor .client=${this.client}></bm-name-editor>
          ${choice<Language>({
            name: "language",
            legend: texts.language,
            options: LANGUAGES.map((each) => ({
              value: each,
              text: LANGUAGE_NAMES[each],
              lang: LOCALES[each],
            })),
            value: language(),
            choose: (value) => void setLanguage(value),
          })}
        </section>
        <bm-preferences page></bm-preferences>
        <section class="panel" aria-labelledby="move">
          <h2 id="move" class="ruled">${texts.moveTitle}</h2>
          <bm-move-device .client=${this.client}></bm-move-device>
        </section>
        <bm-install class="panel"></bm-install>
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-settings-page": BmSettingsPage;
  }
}
