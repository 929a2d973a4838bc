import type { CommandReply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { tablePath } from "../../app/router.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import "../../parts/bm-rules-summary.ts";
import "../../parts/bm-share-table.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { clockText } from "../../parts/rules-text.ts";
import { shared } from "../../styles/shared.ts";

/** One's own table while its second chair is free: how to invite somebody. */
@customElement("bm-waiting-page")
export class BmWaitingPage extends LitElement {
  @property({ attribute: false }) tableUpdate!: TableUpdate;
  @property({ attribute: false }) send!: (command: SeatCommand) => Promise<CommandReply>;

  @state() private sure = false;
  @state() private error: NetError | null = null;

  static override readonly styles = [
    shared,
    pageStyles,
    css`
      :host {
        max-width: 44rem;
      }
      .panel {
        display: grid;
        gap: var(--bm-space-4);
        margin-bottom: var(--bm-space-4);
      }
      .panel p {
        margin: 0;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().seating;
    const { view, code } = this.tableUpdate;
    return html`
      <h1 tabindex="-1">${texts.waitingTitle}</h1>
      <p class="lead">${texts.waitingText}</p>
      <section class="panel">
        <p>${view.visibility === "private" ? texts.privateText : texts.publicText}</p>
        <bm-share-table .link=${location.origin + tablePath(view.table)} .code=${code}></bm-share-table>
      </section>
      <section class="panel">
        <bm-rules-summary .rules=${view.rules}></bm-rules-summary>
        <p class="hint">${t().rules.clocks[view.clock]}: ${clockText(view.clock)}</p>
      </section>
      <div class="row">${this.sure ? this.question() : this.ways()}</div>
      <p role="alert" class="error">${this.error === null ? nothing : errorText(this.error)}</p>
    `;
  }

  private ways(): TemplateResult {
    return html`<a class="button" href="/">${t().app.toLobby}</a>
      <button class="button danger" @click=${() => this.ask(true)}>${t().seating.leave}</button>`;
  }

  /** One slip of the finger takes no table away. */
  private question(): TemplateResult {
    const texts = t().seating;
    return html`<button class="button" @click=${() => this.ask(false)}>${texts.leaveNot}</button>
      <button class="button danger" @click=${this.leave}>${texts.leaveSure}</button>`;
  }

  private async ask(sure: boolean): Promise<void> {
    this.sure = sure;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(sure ? ".row button" : ".row .danger")?.focus();
  }

  private async leave(): Promise<void> {
    const reply = await this.send({ type: "leave", bummerl: this.tableUpdate.view.bummerlNumber });
    this.error = reply.ok ? null : reply.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-waiting-page": BmWaitingPage;
  }
}
