import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { shared } from "../styles/shared.ts";
import { ICONS } from "./icons.ts";

/** The pages that need no server, for who is without one. */
@customElement("bm-still-works")
export class BmStillWorks extends LitElement {
  static override readonly styles = [
    shared,
    css`
      p {
        margin: 0 0 var(--bm-space-1);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--bm-space-4);
      }
      /* On a phone they stand below each other, not two here and one there. */
      @media (max-width: 30rem) {
        ul {
          flex-direction: column;
        }
      }
      a {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-height: var(--bm-touch);
      }
      .icon {
        flex: none;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().common;
    return html`<p>${texts.stillWorks}</p>
      <ul class="plain">
        <li><a href="/#computer">${ICONS.computer}${t().computer.title}</a></li>
        <li><a href="/learn">${ICONS.learn}${texts.toLearn}</a></li>
        <li><a href="/puzzles">${ICONS.puzzles}${t().app.puzzles}</a></li>
        <li><a href="/rules">${ICONS.rules}${texts.toRules}</a></li>
        <li><a href="/settings/cards">${ICONS.lobby}${texts.toCards}</a></li>
      </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-still-works": BmStillWorks;
  }
}
