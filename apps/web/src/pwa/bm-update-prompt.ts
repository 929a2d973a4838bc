import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { StoreController } from "../state/store.ts";
import { barStyles } from "../styles/bar.ts";
import { shared } from "../styles/shared.ts";
import { dealsInPlay } from "./deal-in-play.ts";
import { updates } from "./updates.ts";

/** Says that a newer version is ready. Never while a deal is played, in this tab or another. */
@customElement("bm-update-prompt")
export class BmUpdatePrompt extends LitElement {
  /** Put off for this visit. */
  @state() private later = false;

  static override readonly styles = [
    shared,
    barStyles,
    css`
      .bar {
        padding: var(--bm-space-2) var(--bm-space-3);
        border-bottom: 1px solid var(--bm-brass);
        background: var(--bm-paper-raised);
        color: var(--bm-ink);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [updates.ready, dealsInPlay.quiet]);
  }

  protected override render(): TemplateResult {
    const shown = updates.ready.value && dealsInPlay.quiet.value && !this.later;
    return html`<div role="status">${shown ? this.bar() : nothing}</div>`;
  }

  private bar(): TemplateResult {
    const texts = t().pwa;
    return html`<div class="bar">
      <span>${texts.ready}</span>
      <span>
        <button class="button primary" @click=${() => updates.apply()}>${texts.update}</button>
        <button class="button quiet" @click=${this.putOff}>${texts.later}</button>
      </span>
    </div>`;
  }

  private putOff(): void {
    this.later = true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-update-prompt": BmUpdatePrompt;
  }
}
