import type { TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { tablePath } from "../../app/router.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import type { SendReply } from "../../net/table-connection.ts";
import "../../parts/bm-rules-summary.ts";
import "../../parts/bm-share-table.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { clockText } from "../../parts/rules-text.ts";
import { motifs } from "../../styles/motifs.ts";
import { shared } from "../../styles/shared.ts";

/** One's own table while its second chair is free: how to invite somebody. */
@customElement("bm-waiting-page")
export class BmWaitingPage extends LitElement {
  @property({ attribute: false }) tableUpdate!: TableUpdate;
  @property({ attribute: false }) send!: (command: SeatCommand) => Promise<SendReply>;

  @state() private sure = false;
  @state() private error: NetError | null = null;

  static override readonly styles = [
    shared,
    pageStyles,
    motifs,
    css`
      :host {
        max-width: 60rem;
      }
      .table {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--bm-space-3) var(--bm-space-5);
        margin-block-end: var(--bm-space-5);
        padding: var(--bm-space-4) var(--bm-space-5);
        border: 4px solid var(--bm-rim);
        border-radius: var(--bm-radius-m);
        background: var(--bm-weave), var(--bm-felt);
        color: var(--bm-felt-ink);
        box-shadow: var(--bm-elevation-2);
      }
      .table :is(h1, .lead) {
        margin-block: 0 var(--bm-space-2);
      }
      .table .lead {
        color: var(--bm-felt-ink-soft);
      }
      .chair {
        inline-size: clamp(3.5rem, 12vw, 6rem);
        background: var(--bm-lamp);
      }
      .sides {
        display: grid;
        gap: var(--bm-space-5) var(--bm-space-6);
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
        align-items: start;
        margin-block-end: var(--bm-space-5);
      }
      .menu-card {
        display: grid;
        gap: var(--bm-space-4);
      }
      .menu-card p {
        margin: 0;
      }
      .meanwhile {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--bm-space-2) var(--bm-space-3);
      }
      @media (max-width: 30rem) {
        .table {
          padding: var(--bm-space-4);
        }
        .table .lead {
          font-size: var(--bm-text-2);
        }
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
      <div class="table">
        <div>
          <h1 tabindex="-1">${texts.waitingTitle}</h1>
          <p class="lead">${texts.waitingText}</p>
        </div>
        <div class="chair" aria-hidden="true"></div>
      </div>
      <div class="sides">
        <section class="menu-card">
          <p>${view.visibility === "private" ? texts.privateText : texts.publicText}</p>
          <bm-share-table .link=${location.origin + tablePath(view.table)} .code=${code}></bm-share-table>
        </section>
        <section aria-labelledby="rules">
          <h2 id="rules" class="ruled">${t().lobby.rulesLegend}</h2>
          <bm-rules-summary .rules=${view.rules}></bm-rules-summary>
          <p class="hint">${t().common.labelled(t().rules.clocks[view.clock], clockText(view.clock))}</p>
        </section>
      </div>
      <p class="meanwhile">
        <a class="button" href="/#computer">${t().computer.meanwhile}</a>
        <span class="hint">${t().computer.meanwhileHint}</span>
      </p>
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
