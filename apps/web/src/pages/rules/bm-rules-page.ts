import { PRESET_NAMES, PRESETS, type PresetName } from "@bummerl/engine";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import "../../parts/bm-rule-differences.ts";
import "../../parts/bm-rules-text.ts";
import type { BmRulesText } from "../../parts/bm-rules-text.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { RULE_GROUPS } from "../../parts/rule-groups.ts";
import { comparedRules, usualRules } from "../../state/preferences.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import "./bm-glossary.ts";
import { rulesPageStyles } from "./rules-page-styles.ts";
import { shownPreset, withPreset } from "./shown-preset.ts";

/** The game in short, every rule as a preset has it, and the words of the game. */
@customElement("bm-rules-page")
export class BmRulesPage extends LitElement {
  @state() private preset: PresetName = shownPreset(location.search);
  @query("#preset") private select!: HTMLSelectElement;
  @query("bm-rules-text") private text!: BmRulesText;

  static override readonly styles = [shared, pageStyles, rulesPageStyles];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [usualRules]);
  }

  protected override async firstUpdated(): Promise<void> {
    await this.text.updateComplete;
    if (location.hash !== "") this.showPlace(location.hash.slice(1));
  }

  /** Brings what `#name` in the address means into view: a rule, a group of them, a section. False when nothing does. */
  showPlace(name: string): boolean {
    const own = this.renderRoot.querySelector<HTMLElement>(`h2#${CSS.escape(name)}`);
    if (own === null) return this.text.show(name);
    own.scrollIntoView({ block: "start" });
    own.focus({ preventScroll: true });
    return true;
  }

  protected override render(): TemplateResult {
    const texts = t().rules;
    return html`
      <h1 tabindex="-1">${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <div class="columns" @click=${this.follow}>
        ${this.contents()}
        <div class="body">
          <section aria-labelledby="short">
            <h2 id="short" class="ruled" tabindex="-1">${texts.basicsTitle}</h2>
            <ol class="short">
              ${texts.basics.map((text) => html`<li>${text}</li>`)}
            </ol>
            <p><a class="button" href="/learn">${texts.toLearn}</a></p>
          </section>
          <section aria-labelledby="all">
            <h2 id="all" class="ruled" tabindex="-1">${texts.setsTitle}</h2>
            ${this.choice()}
            <bm-rules-text
              .rules=${PRESETS[this.preset]}
              .base=${PRESETS[comparedRules()]}
            ></bm-rules-text>
          </section>
          <section aria-labelledby="glossary">
            <h2 id="glossary" class="ruled" tabindex="-1">${t().glossary.title}</h2>
            <p class="hint">${t().glossary.lead}</p>
            <bm-glossary></bm-glossary>
          </section>
        </div>
      </div>
    `;
  }

  private contents(): TemplateResult {
    const { rules, ruleTexts, glossary } = t();
    const link = (id: string, text: string): TemplateResult => html`<li><a href=${`#${id}`}>${text}</a></li>`;
    return html`<nav aria-label=${rules.contents}>
      <ul class="plain">
        ${link("short", rules.basicsTitle)}
        <li>
          <a href="#all">${rules.setsTitle}</a>
          <ul class="plain groups">
            ${RULE_GROUPS.map(({ id }) => link(id, ruleTexts.groups[id]))}
          </ul>
        </li>
        ${link("glossary", glossary.title)}
      </ul>
    </nav>`;
  }

  private choice(): TemplateResult {
    const texts = t().rules;
    const isUsual = this.preset === usualRules.value;
    return html`<div class="panel choice-of-set">
      <div class="field">
        <label for="preset">${texts.choose}</label>
        <select id="preset" @change=${this.choose}>
          ${PRESET_NAMES.map(
            (name) => html`<option .selected=${name === this.preset}>${texts.presets[name].name}</option>`,
          )}
        </select>
      </div>
      <div aria-live="polite">
        <p>${texts.presets[this.preset].summary}</p>
        <bm-rule-differences .rules=${PRESETS[this.preset]}></bm-rule-differences>
      </div>
      ${
        isUsual
          ? nothing
          : html`<button class="button" type="button" @click=${this.makeUsual}>
              ${texts.usual.choose}
            </button>`
      }
      <p class="hint">${texts.usual.hint}</p>
    </div>`;
  }

  /** Places are inside of shadows, where the browser does not look for them. */
  private follow(event: Event): void {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link !== undefined && link.pathname === location.pathname && link.hash !== "") {
      this.showPlace(link.hash.slice(1));
    }
  }

  /** The button goes with its purpose: reading stays at the choice. */
  private makeUsual(): void {
    usualRules.set(this.preset);
    this.select.focus();
  }

  private choose(event: Event): void {
    this.preset = PRESET_NAMES[(event.target as HTMLSelectElement).selectedIndex] ?? "classic";
    history.replaceState(history.state, "", withPreset(this.preset));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-rules-page": BmRulesPage;
  }
}
