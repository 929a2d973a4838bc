import { css, html, LitElement, nothing, type TemplateResult } from "lit";
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
import { shared } from "../styles/shared.ts";
import type { Route } from "./router.ts";

const LINKS = [
  ["/", "lobby"],
  ["/saved", "saved"],
  ["/games", "games"],
  ["/learn", "learn"],
  ["/rules", "rules"],
] as const;

/**
 * Brand, pages, language and name, at the head of every page.
 * @fires bm-skip - past all of this, to the page
 */
@customElement("bm-header")
export class BmHeader extends LitElement {
  @property({ attribute: false }) page: Route["page"] = "lobby";
  @property({ attribute: false }) name: string | null = null;

  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
        border-bottom: 3px double var(--bm-brass);
        background: var(--bm-paper-raised);
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--bm-space-3);
        max-width: 72rem;
        margin: 0 auto;
        padding: var(--bm-space-1) max(var(--bm-space-3), env(safe-area-inset-right)) 0
          max(var(--bm-space-3), env(safe-area-inset-left));
      }
      .skip {
        position: absolute;
        z-index: 30;
        inset: var(--bm-space-1) auto auto var(--bm-space-1);
      }
      .brand {
        display: inline-flex;
        align-items: center;
        gap: var(--bm-space-2);
        min-height: var(--bm-touch);
        font: 700 1.4rem/1 var(--bm-font-display);
        letter-spacing: 0.01em;
        color: var(--bm-accent);
        text-decoration: none;
      }
      nav {
        order: 3;
        flex: 1 1 100%;
      }
      nav ul {
        display: flex;
        flex-wrap: wrap;
        margin: 0 calc(-1 * var(--bm-space-2));
      }
      nav a {
        display: flex;
        align-items: center;
        min-height: var(--bm-touch);
        padding: 0 var(--bm-space-2);
        color: var(--bm-ink);
        text-decoration: none;
        white-space: nowrap;
        border-bottom: 3px solid transparent;
      }
      nav a:hover {
        color: var(--bm-accent);
      }
      nav a[aria-current] {
        border-color: var(--bm-accent);
        font-weight: 600;
      }
      nav a:focus-visible {
        outline-offset: -3px;
      }
      .me {
        display: flex;
        align-items: center;
        gap: var(--bm-space-2);
        justify-content: flex-end;
        /* Shrinks rather than wraps: a long name is cut short. */
        flex: 1 1 0;
        min-width: 0;
      }
      .me a {
        display: flex;
        align-items: center;
        min-height: var(--bm-touch);
        min-width: 0;
        max-width: 11rem;
        color: var(--bm-ink);
      }
      .me a span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      select {
        width: auto;
        padding: 0 var(--bm-space-2);
        background: transparent;
        border-color: var(--bm-line);
      }
      @media (min-width: 48rem) {
        nav {
          order: 0;
          flex: 0 1 auto;
        }
        nav a {
          padding: 0 var(--bm-space-3);
        }
        nav ul {
          margin: 0;
        }
      }
      /* At the table every line of a small screen is needed for the cards; the brand leads to the lobby. */
      @media (max-width: 47.99rem) {
        nav.atTable {
          display: none;
        }
      }
      @media (max-width: 21rem) {
        nav a.link {
          padding: 0 0.2rem;
          font-size: 0.85rem;
        }
      }
      @media (max-width: 24rem) {
        nav a {
          padding: 0 0.3rem;
          font-size: 0.9rem;
        }
        .me a {
          font-size: 0.9rem;
        }
        .brand {
          font-size: 1.25rem;
          gap: var(--bm-space-1);
        }
        .me,
        header {
          column-gap: var(--bm-space-1);
        }
        select {
          inline-size: 6.25rem;
          padding: 0 var(--bm-space-1);
        }
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().app;
    return html`
      <header>
        <a class="button skip visually-hidden when-focused" href="#main" @click=${this.skip}>${texts.skip}</a>
        <a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28" />${t().common.brand}</a>
        <nav aria-label=${texts.nav} class=${this.page === "table" ? "atTable" : ""}>
          <ul class="plain">
            ${LINKS.map(
              ([path, page]) => html`<li>
                <a class="link" href=${path} aria-current=${this.page === page ? "page" : nothing}>${texts[page]}</a>
              </li>`,
            )}
          </ul>
        </nav>
        <div class="me">
          <a href="/settings" title=${texts.settings} aria-current=${this.page === "settings" ? "page" : nothing}>
            <span class="visually-hidden">${texts.settings}: </span><span>${this.name ?? texts.noName}</span>
          </a>
          <select aria-label=${texts.language} .value=${language()} @change=${this.choose}>
            ${LANGUAGES.map(
              (each) =>
                html`<option value=${each} lang=${LOCALES[each]} ?selected=${each === language()}>${LANGUAGE_NAMES[each]}</option>`,
            )}
          </select>
        </div>
      </header>
    `;
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
