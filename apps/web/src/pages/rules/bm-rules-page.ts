import { PARAMETER_NAMES, PRESET_NAMES, PRESETS, type PresetName } from "@bummerl/engine";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { CLASSIC, ruleLine } from "../../parts/rules-text.ts";
import { shared } from "../../styles/shared.ts";

/** The game in short, and every parameter of every preset in plain words. */
@customElement("bm-rules-page")
export class BmRulesPage extends LitElement {
  @state() private preset: PresetName = "classic";

  static override readonly styles = [
    shared,
    pageStyles,
    css`
      :host {
        max-width: 52rem;
      }
      section {
        margin-bottom: var(--bm-space-5);
      }
      ol {
        margin: 0;
        padding-left: 1.4em;
        display: grid;
        gap: var(--bm-space-2);
        max-width: 68ch;
      }
      ol ::marker {
        color: var(--bm-accent);
        font-family: var(--bm-font-display);
        font-weight: 600;
      }
      dl {
        margin: 0;
      }
      dl > div {
        display: grid;
        gap: 0 var(--bm-space-4);
        padding: var(--bm-space-2);
        border-top: 1px solid var(--bm-line);
      }
      dl > .changed {
        border-left: 4px solid var(--bm-brass);
        padding-left: var(--bm-space-3);
      }
      dt {
        color: var(--bm-ink-soft);
      }
      dd {
        margin: 0;
        font-weight: 600;
      }
      @media (min-width: 40rem) {
        dl > div {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().rules;
    return html`
      <h1 tabindex="-1">${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <section aria-labelledby="basics">
        <h2 id="basics">${texts.basicsTitle}</h2>
        <ol>
          ${texts.basics.map((text) => html`<li>${text}</li>`)}
        </ol>
      </section>
      <section class="panel" aria-labelledby="sets">
        <h2 id="sets">${texts.setsTitle}</h2>
        <div class="field">
          <label for="preset">${texts.choose}</label>
          <select
            id="preset"
            @change=${(event: Event) => {
              this.preset = PRESET_NAMES[(event.target as HTMLSelectElement).selectedIndex] ?? "classic";
            }}
          >
            ${PRESET_NAMES.map(
              (name) => html`<option .selected=${name === this.preset}>${texts.presets[name].name}</option>`,
            )}
          </select>
        </div>
        <div aria-live="polite">${this.set()}</div>
      </section>
    `;
  }

  private set(): TemplateResult {
    const rules = PRESETS[this.preset];
    const lines = PARAMETER_NAMES.map((name) => ({
      ...ruleLine(rules, name),
      changed: ruleLine(CLASSIC, name).value !== ruleLine(rules, name).value,
    }));
    return html`<p>${t().rules.presets[this.preset].summary}</p>
      <dl>
        ${lines.map(
          (line) =>
            html`<div class=${line.changed ? "changed" : ""}><dt>${line.label}</dt><dd>${line.value}</dd></div>`,
        )}
      </dl>
      <p class="hint">${this.preset === "classic" ? "" : t().rules.differencesMarked}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-rules-page": BmRulesPage;
  }
}
