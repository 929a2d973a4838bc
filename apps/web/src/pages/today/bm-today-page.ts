import type { DaysAnswer, DayToday } from "@bummerl/protocol";
import { dayTimes } from "@bummerl/table";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { tablePath } from "../../app/router.ts";
import type { TodayMessages } from "../../i18n/en/today.ts";
import { ExtraController } from "../../i18n/extra.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { today } from "../../i18n/today.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import { playDay } from "../../net/requests.ts";
import "../../parts/bm-name-editor.ts";
import type { BmNameEditor } from "../../parts/bm-name-editor.ts";
import "../../parts/bm-trouble.ts";
import { bones, bonesStyles } from "../../parts/bones.ts";
import { FocusKeeper } from "../../parts/focus-keeper.ts";
import { go } from "../../parts/go.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { pace } from "../../state/computer-choice.ts";
import { Days } from "../../state/days.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import { clockTime, dayName, dayResult, ownResult, reviewLink } from "./day-result.ts";
import { keepSeals } from "./seals.ts";
import { todayStyles } from "./today-styles.ts";

/** The deal of the day: to be played, and how those of the days before went for all. */
@customElement("bm-today-page")
export class BmTodayPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private busy = false;
  @state() private naming = false;
  @state() private problem: NetError | null = null;
  @query("bm-name-editor") private nameEditor!: BmNameEditor | null;

  private readonly days = new Days(this, () => this.client);
  private readonly extra = new ExtraController(this, today);

  static override readonly styles = [shared, pageStyles, bonesStyles, todayStyles];

  constructor() {
    super();
    new LocaleController(this);
    new FocusKeeper(this, () => this.renderRoot.querySelector(".board .button"));
    new StoreController(this, () => [this.client.me, this.client.away]);
  }

  protected override updated(): void {
    if (this.days.answer !== null) keepSeals(this.days.answer);
  }

  protected override render(): TemplateResult {
    const { texts } = this.extra;
    const { answer, error } = this.days;
    return html`<h1 tabindex="-1">${t().app.today}</h1>
      ${texts === null ? nothing : html`<p class="lead">${texts.lead}</p>`}
      <bm-trouble .error=${error} @bm-retry=${() => this.days.load()}></bm-trouble>
      ${
        answer !== null && texts !== null
          ? html`${this.now(answer.today, texts)} ${this.pastDays(answer, texts)} ${this.fair(answer, texts)}`
          : error !== null
            ? nothing
            : this.client.away.value === null
              ? bones(6)
              : html`<p>${t().common.needsLine}</p>`
      }`;
  }

  /** Today's, on the cloth: of the others nothing is told yet. */
  private now(deal: DayToday, texts: TodayMessages): TemplateResult {
    const { own } = deal;
    const over = own?.state === "over";
    return html`<section class="board" aria-labelledby="now">
      <p class="date">${dayName(deal.day)}</p>
      <h2 id="now">${own === null ? texts.fresh : ownResult(deal, texts)}</h2>
      ${over ? html`<p>${texts.othersAt(clockTime(dayTimes(deal.day).opensAt))}</p>` : nothing}
      ${this.naming ? this.nameForm(texts) : nothing}
      <p role="alert" class="row">
        ${this.problem === null ? nothing : html`<span class="panel error">${errorText(this.problem)}</span>`}
      </p>
      ${
        // The name's own button plays then.
        this.naming
          ? nothing
          : html`<p class="row">${over ? reviewLink(deal, texts) : this.playButton(deal, texts)}</p>`
      }
      ${
        over
          ? nothing
          : html`<p class="hint">${texts.when(clockTime(deal.endsAt), clockTime(deal.until))}</p>
              <p>${texts.same}</p>`
      }
    </section>`;
  }

  private playButton({ day, own }: DayToday, texts: TodayMessages): TemplateResult {
    const away = this.client.away.value !== null;
    return html`<button
        class="button primary"
        aria-disabled=${this.busy || away ? "true" : nothing}
        aria-describedby=${away ? "away" : nothing}
        @click=${() => this.play(day)}
      >
        ${own === null ? texts.play : texts.goOn}
      </button>
      ${away ? html`<span class="hint" id="away">${t().common.needsLine}</span>` : nothing}`;
  }

  private nameForm(texts: TodayMessages): TemplateResult {
    return html`<div class="panel name">
      <bm-name-editor .client=${this.client} .action=${texts.play} @bm-named=${this.named}></bm-name-editor>
    </div>`;
  }

  private pastDays({ past }: DaysAnswer, texts: TodayMessages): TemplateResult {
    const [yesterday, ...earlier] = past;
    if (yesterday === undefined) return html`<section><p>${texts.first}</p></section>`;
    return html`<section aria-labelledby="yesterday">
        <h2 id="yesterday" class="ruled">${texts.yesterday}</h2>
        <p class="date-line">${dayName(yesterday.day)}</p>
        <h3>${ownResult(yesterday, texts)}</h3>
        ${dayResult(yesterday, texts)}
      </section>
      ${
        earlier.length === 0
          ? nothing
          : html`<section aria-labelledby="earlier">
              <h2 id="earlier" class="ruled">${texts.earlier}</h2>
              <ul class="plain earlier">
                ${earlier.map(
                  (one) => html`<li>
                    <details>
                      <summary><strong>${dayName(one.day)}</strong> <span>${ownResult(one, texts)}</span></summary>
                      ${dayResult(one, texts)}
                    </details>
                  </li>`,
                )}
              </ul>
            </section>`
      }`;
  }

  private fair({ today: deal, tomorrow }: DaysAnswer, texts: TodayMessages): TemplateResult {
    return html`<section aria-labelledby="fair">
      <h2 id="fair" class="ruled">${texts.fairTitle}</h2>
      <p class="fair">${texts.fairText}</p>
      <dl class="numbers">
        <div><dt>${texts.sealToday}</dt><dd>${deal.commitment}</dd></div>
        <div><dt>${texts.sealTomorrow}</dt><dd>${tomorrow.commitment}</dd></div>
      </dl>
    </section>`;
  }

  private named(): void {
    this.naming = false;
    const day = this.days.answer?.today.day;
    if (day !== undefined) void this.play(day);
  }

  private async play(day: string): Promise<void> {
    if (this.busy || this.client.away.value !== null) return;
    this.problem = null;
    if ((this.client.me.value?.name ?? null) === null) {
      this.naming = true;
      await this.updateComplete;
      this.nameEditor?.focus();
      return;
    }
    this.busy = true;
    const answer = await playDay(this.client.connection, day, pace.value);
    this.busy = false;
    if (answer.ok) return go(this, tablePath(answer.data.table));
    this.problem = answer.error;
    // The day went by while the page was open.
    if (answer.error.code === "dayOver") await this.days.load();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-today-page": BmTodayPage;
  }
}
