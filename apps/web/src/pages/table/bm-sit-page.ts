import type { TableInfo } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import { sitDown } from "../../net/requests.ts";
import "../../parts/bm-name-editor.ts";
import type { BmNameEditor } from "../../parts/bm-name-editor.ts";
import "../../parts/bm-rules-summary.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { clockText, rulesName } from "../../parts/rules-text.ts";
import { StoreController } from "../../state/store.ts";
import { WhenUp } from "../../state/when-up.ts";
import { shared } from "../../styles/shared.ts";

/**
 * Somebody who came by a table's link and does not sit there: who plays, by which rules, and the free chair.
 * @fires bm-seated - when the chair was taken by this player
 */
@customElement("bm-sit-page")
export class BmSitPage extends LitElement {
  @property({ attribute: false }) client!: Client;
  @property() table = "";

  @state() private info: TableInfo | null = null;
  @state() private problem: NetError | null = null;
  @state() private busy = false;
  @query("bm-name-editor") private nameEditor!: BmNameEditor | null;

  static override readonly styles = [
    shared,
    pageStyles,
    css`
      :host {
        max-width: 44rem;
      }
      .panel {
        margin-bottom: var(--bm-space-4);
      }
      .panel p {
        margin: 0;
      }
      .button.primary {
        font-size: 1.15rem;
        padding-inline: var(--bm-space-5);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new WhenUp(
      this,
      () => this.client,
      () => {
        void this.load();
      },
    );
    new StoreController(this, () => [this.client.me]);
  }

  protected override render(): TemplateResult {
    const { info, problem } = this;
    if (info !== null) return info.status === "open" ? this.invitation(info) : this.taken(info);
    if (problem?.code === "unknownTable") return this.missing();
    return html`<h1 tabindex="-1">${t().seating.loading}</h1>
      ${
        problem === null
          ? nothing
          : html`<p role="alert" class="error">${errorText(problem)}</p>
              <button class="button" @click=${this.load}>${t().common.tryAgain}</button>`
      }`;
  }

  private invitation(info: TableInfo): TemplateResult {
    const texts = t().seating;
    const named = typeof this.client.me.value?.name === "string";
    return html`
      <h1 tabindex="-1">${texts.inviteTitle(info.maker.name)}</h1>
      <p class="lead">${texts.byRules(rulesName(info.rules), t().rules.clocks[info.clock])}</p>
      ${
        named && this.problem?.code !== "nameTaken"
          ? html`<button class="button primary" ?disabled=${this.busy} @click=${this.sit}>${texts.sitDown}</button>`
          : html`<section class="panel">
              <bm-name-editor
                .client=${this.client}
                .label=${texts.nameFirst}
                .action=${texts.sitDown}
                @bm-named=${this.sit}
              ></bm-name-editor>
            </section>`
      }
      <p role="alert" class="error">${this.problem === null ? nothing : errorText(this.problem)}</p>
      <section class="panel">
        <bm-rules-summary .rules=${info.rules} expanded></bm-rules-summary>
        <p class="hint">${t().rules.clocks[info.clock]}: ${clockText(info.clock)}</p>
        <p><a href="/rules">${t().lobby.toRules}</a></p>
      </section>
    `;
  }

  private taken(info: TableInfo): TemplateResult {
    const texts = t().seating;
    return html`<h1 tabindex="-1">${info.status === "ended" ? texts.inviteEnded : texts.inviteTaken}</h1>
      <p>${texts.inviteTakenText}</p>
      <a class="button primary" href="/">${t().app.toLobby}</a>`;
  }

  private missing(): TemplateResult {
    const texts = t().seating;
    return html`<h1 tabindex="-1">${texts.missingTitle}</h1>
      <p>${texts.missingText}</p>
      <a class="button primary" href="/">${t().app.toLobby}</a>`;
  }

  private async load(): Promise<void> {
    const answer = await this.client.http.table(this.table);
    if (answer.ok) this.info = answer.value;
    this.problem = answer.ok ? null : answer.error;
  }

  private async sit(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const answer = await sitDown(this.client.connection, { table: this.table });
    this.busy = false;
    if (answer.ok || answer.error.code === "alreadySeated") {
      this.dispatchEvent(new CustomEvent("bm-seated"));
      return;
    }
    // Somebody else may have been faster: how the table stands now is shown with the reason.
    await this.load();
    this.problem = answer.error;
    await this.updateComplete;
    this.nameEditor?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-sit-page": BmSitPage;
  }
}
