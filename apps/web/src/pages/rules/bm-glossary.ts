import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { LocaleController, language, t } from "../../i18n/index.ts";
import { GLOSSARY, GLOSSARY_IDS } from "../../parts/glossary-entries.ts";
import { shared } from "../../styles/shared.ts";

/** The Austrian words of the game, from A to Z, with the rules that tell more. */
@customElement("bm-glossary")
export class BmGlossary extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
      }
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        gap: var(--bm-space-2) var(--bm-space-5);
        margin: 0;
      }
      div {
        padding-block: var(--bm-space-2);
        border-block-start: 1px solid var(--bm-line);
      }
      dt {
        font-weight: 600;
      }
      .word {
        font-family: var(--bm-font-display);
        font-size: 1.15em;
      }
      .own {
        color: var(--bm-ink-soft);
        font-weight: 400;
      }
      dd {
        margin: 0;
        line-height: 1.45;
      }
      .see {
        white-space: nowrap;
      }
      .see a {
        padding: var(--bm-space-1) 2px;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const { entries, see } = t().glossary;
    const collator = new Intl.Collator("de");
    const ids = GLOSSARY_IDS.toSorted((a, b) => collator.compare(entries[a].word, entries[b].word));
    return html`<dl>
      ${ids.map((id) => {
        const { word, own, text } = entries[id];
        return html`<div>
          <dt>
            <span class="word" lang=${language() === "de" ? nothing : "de-AT"}>${word}</span>
            ${own.toLowerCase() === word.toLowerCase() ? nothing : html`<span class="own">· ${own}</span>`}
          </dt>
          <dd>
            ${text}
            <span class="see">${see} ${GLOSSARY[id].map((rule) => html`<a href=${`#${rule}`}>${rule}</a> `)}</span>
          </dd>
        </div>`;
      })}
    </dl>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-glossary": BmGlossary;
  }
}
