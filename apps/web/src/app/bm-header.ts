import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  LOCALES,
  LocaleController,
  language,
  setLanguage,
  t,
} from "../i18n/index.ts";
import { ICONS } from "../parts/icons.ts";
import { motifs } from "../styles/motifs.ts";
import { shared } from "../styles/shared.ts";
import { headerStyles } from "./header-styles.ts";
import type { Route } from "./router.ts";

const LINKS = [
  ["/", "lobby"],
  ["/saved", "saved"],
  ["/games", "games"],
  ["/learn", "learn"],
  ["/rules", "rules"],
] as const;

/** Places without a link of their own, and the link they lie behind. */
const BELONGS: Readonly<Partial<Record<Route["page"], Route["page"]>>> = { puzzles: "learn", deal: "games" };

/**
 * Brand, pages, language and name, at the head of every page.
 * @fires bm-skip - past all of this, to the page
 */
@customElement("bm-header")
export class BmHeader extends LitElement {
  @property({ attribute: false }) page: Route["page"] = "lobby";
  @property({ attribute: false }) name: string | null = null;

  static override readonly styles = [shared, motifs, headerStyles];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().app;
    return html`
      <header>
        <a class="button skip visually-hidden when-focused" href="#main" @click=${this.skip}>${texts.skip}</a>
        <a class="brand" href="/"><img src="/favicon.svg" alt="" width="30" height="30" />${t().common.brand}</a>
        <nav aria-label=${texts.nav} class=${this.page === "table" ? "atTable" : ""}>
          <ul class="plain">
            ${LINKS.map(
              ([path, page]) => html`<li>
                <a class="link" href=${path} aria-current=${this.current(page)}
                  >${ICONS[page]}<span>${texts[page]}</span></a
                >
              </li>`,
            )}
          </ul>
        </nav>
        <div class="me">
          <a href="/settings" title=${texts.settings} aria-current=${this.page === "settings" ? "page" : nothing}>
            ${ICONS.person}<span class="visually-hidden">${texts.settings}: </span><span>${this.name ?? texts.noName}</span>
          </a>
          <select aria-label=${texts.language} .value=${language()} @change=${this.choose}>
            ${LANGUAGES.map(
              (each) =>
                html`<option value=${each} lang=${LOCALES[each]} ?selected=${each === language()}>${LANGUAGE_NAMES[each]}</option>`,
            )}
          </select>
        </div>
      </header>
      <div class="squares band" aria-hidden="true"></div>
    `;
  }

  private current(page: Route["page"]): "page" | "true" | typeof nothing {
    if (this.page === page) return "page";
    return BELONGS[this.page] === page ? "true" : nothing;
  }

  private skip(event: Event): void {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent("bm-skip"));
  }

  private choose(event: Event): void {
    const value = event.target instanceof HTMLSelectElement ? event.target.value : "";
    if (isLanguage(value)) setLanguage(value);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-header": BmHeader;
  }
}
