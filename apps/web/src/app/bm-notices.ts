import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import type { Notice } from "../state/notices.ts";
import { shared } from "../styles/shared.ts";

/**
 * News at the foot of the page, read out when it comes.
 * @fires bm-dismiss - with the notice's id
 */
@customElement("bm-notices")
export class BmNotices extends LitElement {
  @property({ attribute: false }) notices: readonly Notice[] = [];

  static override readonly styles = [
    shared,
    css`
      :host {
        position: fixed;
        inset: auto 0 var(--bm-foot, 0px);
        z-index: 20;
        display: grid;
        justify-items: center;
        padding: var(--bm-space-3);
        pointer-events: none;
      }
      div {
        display: grid;
        gap: var(--bm-space-2);
        width: min(100%, 32rem);
      }
      .notice {
        pointer-events: auto;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--bm-space-2);
        border-color: var(--bm-brass);
        border-left-width: 6px;
        box-shadow: var(--bm-elevation-2);
      }
      @media (prefers-reduced-motion: no-preference) {
        .notice {
          animation: arrive var(--bm-motion-calm) var(--bm-ease);
        }
        @keyframes arrive {
          from {
            opacity: 0;
            translate: 0 1rem;
          }
        }
      }
      .notice p {
        flex: 1 1 12rem;
        margin: 0;
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    return html`<div role="status" aria-label=${t().app.notices}>
      ${this.notices.map((notice) => this.one(notice))}
    </div>`;
  }

  private one(notice: Notice): TemplateResult {
    const texts = t().app;
    return html`<section class="notice panel">
      <p>${notice.text()}</p>
      ${notice.path === null ? nothing : html`<a class="button primary" href=${notice.path}>${texts.toTable}</a>`}
      <button class="button quiet" @click=${() => this.dismiss(notice.id)}>${texts.dismiss}</button>
    </section>`;
  }

  private dismiss(id: number): void {
    this.dispatchEvent(new CustomEvent("bm-dismiss", { detail: id }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-notices": BmNotices;
  }
}
