import type { OwnDay } from "@bummerl/protocol";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { ICONS } from "../../parts/icons.ts";
import { Days } from "../../state/days.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import { rim, rimFocus, rimHover, rimSign } from "./rim-styles.ts";

/** How today's deal stands for this player, in a few words; what it is, while that is not known. */
const standing = (own: OwnDay | null | undefined): string | TemplateResult => {
  const texts = t().lobby;
  const hint = html`<span class="hint">${texts.todayHint}</span>`;
  if (own === undefined) return hint;
  if (own === null) return html`${texts.todayFresh} <span class="hint">· ${texts.todayHint}</span>`;
  if (own.state === "playing") return texts.todayPlaying;
  if (own.counters === null) return hint;
  return own.counters > 0 ? texts.todayWon(own.counters) : texts.todayLost(-own.counters);
};

/** The way to the deal of the day, in the rim of the lobby's table like the drawers beside it. */
@customElement("bm-today")
export class BmToday extends LitElement {
  @property({ attribute: false }) client!: Client;

  private readonly days = new Days(this, () => this.client);

  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
      }
      a {
        ${rim}
        text-decoration: none;
      }
      a:hover {
        ${rimHover}
      }
      a:focus-visible {
        ${rimFocus}
      }
      .what {
        flex: 1 1 auto;
        min-inline-size: 0;
      }
      h2,
      p {
        margin: 0;
      }
      .hint {
        color: inherit;
        font: inherit;
      }
      .sign {
        ${rimSign}
      }
      .sign .icon {
        inline-size: 20px;
        block-size: 20px;
      }
      /* As in the drawers beside it: on a phone what it is stands on its page. */
      @media (max-width: 30rem) {
        .hint {
          display: none;
        }
      }
      @media (min-width: 60rem) {
        a {
          padding-inline: calc(var(--bm-space-6) + 4px);
        }
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [this.client.away]);
  }

  protected override render(): TemplateResult {
    return html`<a href="/today">
      <div class="what">
        <h2>${t().app.today}</h2>
        <p>
          ${
            this.client.away.value === null
              ? standing(this.days.answer === null ? undefined : this.days.answer.today.own)
              : t().common.needsLine
          }
        </p>
      </div>
      <span class="sign">${ICONS.today}</span>
    </a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-today": BmToday;
  }
}
