import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Client } from "../../app/client.ts";
import { tablePath } from "../../app/router.ts";
import { formatNumber, LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import { makeTable, type SeekWish, type SitWish, sitDown, type TableWish } from "../../net/requests.ts";
import "../../parts/bm-name-editor.ts";
import type { BmNameEditor } from "../../parts/bm-name-editor.ts";
import "../../parts/bm-own-table.ts";
import { go } from "../../parts/go.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { OwnTables } from "../../state/own-tables.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import "./bm-join-code.ts";
import "./bm-make-table.ts";
import "./bm-open-tables.ts";
import "./bm-play-anyone.ts";

/** What is being asked of the server just now: a table's id, or which form. */
type Busy = string | null;

/** Where players meet: own tables, open tables, and the ways to a new one. */
@customElement("bm-lobby-page")
export class BmLobbyPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private busy: Busy = null;
  @state() private problem: NetError | null = null;
  @state() private renaming = false;
  @query("bm-name-editor") private nameEditor!: BmNameEditor | null;

  private readonly own = new OwnTables(this, () => this.client);
  private unwatch: (() => void) | null = null;

  static override readonly styles = [
    shared,
    pageStyles,
    css`
      .grid {
        display: grid;
        gap: var(--bm-space-4);
        grid-template-columns: minmax(0, 1fr);
        align-items: start;
      }
      @media (min-width: 60rem) {
        .grid {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        }
      }
      .hello {
        justify-content: space-between;
        margin-bottom: var(--bm-space-4);
      }
      .hello h1 {
        margin: 0;
      }
      .hello .button {
        margin-inline: calc(-1 * var(--bm-space-3));
      }
      .count {
        font-weight: 400;
      }
      .name {
        margin-bottom: var(--bm-space-4);
      }
      .own {
        margin-bottom: var(--bm-space-5);
      }
      .own ul {
        display: grid;
        gap: var(--bm-space-2);
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
      }
      .problem {
        border-color: var(--bm-danger);
        margin-bottom: var(--bm-space-4);
      }
      .problem p {
        margin: 0;
      }
      summary {
        display: flex;
        align-items: center;
        justify-content: space-between;
        min-height: var(--bm-touch);
        cursor: pointer;
      }
      .make {
        padding: 0;
      }
      .make > * {
        padding: var(--bm-space-2) var(--bm-space-4);
      }
      summary {
        border-radius: var(--bm-radius);
        background: var(--bm-velvet);
        color: var(--bm-velvet-ink);
      }
      summary h2 {
        margin: 0;
      }
      summary::after {
        content: "+" / "";
        font: 400 1.6rem/1 var(--bm-font-display);
      }
      details[open] > summary {
        border-end-start-radius: 0;
        border-end-end-radius: 0;
      }
      details[open] > summary::after {
        content: "–" / "";
      }
      bm-make-table {
        display: block;
        padding-block: var(--bm-space-4) !important;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [this.client.me, this.client.lobby.lobby, this.client.seeking.wish]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unwatch = this.client.lobby.watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unwatch?.();
    this.unwatch = null;
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    const name = this.client.me.value?.name ?? null;
    const named = name !== null;
    return html`
      <div class="row hello">
        <h1 tabindex="-1">${named ? texts.hello(name) : texts.welcome}</h1>
        ${
          named && !this.renaming
            ? html`<button class="button quiet" @click=${this.rename}>${texts.changeName}</button>`
            : nothing
        }
      </div>
      ${named && !this.renaming ? nothing : this.nameForm()}
      <div role="alert">
        ${this.problem === null ? nothing : html`<div class="panel problem"><p>${errorText(this.problem)}</p></div>`}
      </div>
      ${this.ownTables()}
      <div class="grid">
        <div class="stack">
        <section class="panel" aria-labelledby="open">
          <h2 id="open">${texts.openTitle} ${this.counts()}</h2>
          <bm-open-tables
            .lobby=${this.client.lobby.lobby.value}
            .me=${this.client.me.value?.id ?? null}
            .busy=${this.busy}
            @bm-sit=${(event: CustomEvent<string>) => this.sit({ table: event.detail }, event.detail)}
          ></bm-open-tables>
        </section>
      <details class="panel make">
        <summary><h2>${texts.makeTitle}</h2></summary>
        <bm-make-table
          ?busy=${this.busy !== null}
          @bm-make=${(event: CustomEvent<TableWish>) => this.make(event.detail)}
        ></bm-make-table>
      </details>
        </div>
        <div class="stack">
          <section class="panel" aria-labelledby="anyone">
            <h2 id="anyone">${texts.anyoneTitle}</h2>
            <bm-play-anyone
              .waiting=${this.client.seeking.wish.value}
              @bm-seek=${(event: CustomEvent<SeekWish>) => this.seek(event.detail)}
              @bm-unseek=${() => this.client.seeking.cancel()}
            ></bm-play-anyone>
          </section>
          <section class="panel" aria-labelledby="code">
            <h2 id="code">${texts.codeTitle}</h2>
            <bm-join-code
              ?busy=${this.busy !== null}
              @bm-code=${(event: CustomEvent<string>) => this.sit({ code: event.detail }, "code")}
            ></bm-join-code>
          </section>
        </div>
      </div>
    `;
  }

  private nameForm(): TemplateResult {
    return html`<section class="panel name">
      <bm-name-editor .client=${this.client} @bm-named=${this.named}></bm-name-editor>
    </section>`;
  }

  private counts(): TemplateResult | typeof nothing {
    const lobby = this.client.lobby.lobby.value;
    if (lobby === null) return nothing;
    const texts = t().lobby;
    const seeking = lobby.seeking === 0 ? "" : ` · ${texts.seeking(lobby.seeking)}`;
    return html`<span class="hint count">${texts.online(lobby.online)}${seeking}</span>`;
  }

  private ownTables(): TemplateResult | typeof nothing {
    const tables = (this.own.tables ?? []).filter(({ status }) => status !== "ended");
    if (tables.length === 0) return nothing;
    const texts = t().lobby;
    return html`<section class="own" aria-labelledby="own">
      <h2 id="own">${texts.ownTitle} <span class="hint count">${formatNumber(tables.length)}</span></h2>
      <ul class="plain">
        ${repeat(
          tables.slice(0, 6),
          ({ table }) => table,
          (table) => html`<li><bm-own-table .table=${table}></bm-own-table></li>`,
        )}
      </ul>
      ${tables.length > 6 ? html`<p><a href="/saved">${texts.ownAll}</a></p>` : nothing}
    </section>`;
  }

  private async rename(): Promise<void> {
    this.renaming = true;
    await this.updateComplete;
    this.nameEditor?.focus();
  }

  private named(): void {
    this.renaming = false;
    if (this.problem?.code === "nameNeeded" || this.problem?.code === "nameTaken") this.problem = null;
  }

  /** Without a name nothing is asked of the server: the name comes first. */
  private async hasName(): Promise<boolean> {
    this.problem = null;
    if (typeof this.client.me.value?.name === "string") return true;
    this.problem = { code: "nameNeeded" };
    await this.updateComplete;
    this.nameEditor?.focus();
    return false;
  }

  private async make(wish: TableWish): Promise<void> {
    if (this.busy !== null || !(await this.hasName())) return;
    this.busy = "make";
    const answer = await makeTable(this.client.connection, wish);
    this.busy = null;
    if (answer.ok) go(this, tablePath(answer.data.table));
    else this.problem = answer.error;
  }

  private async sit(wish: SitWish, busy: string): Promise<void> {
    if (this.busy !== null || !(await this.hasName())) return;
    this.busy = busy;
    const answer = await sitDown(this.client.connection, wish);
    this.busy = null;
    if (answer.ok) go(this, tablePath(answer.data.table));
    else if (answer.error.code === "alreadySeated" && "table" in wish) go(this, tablePath(wish.table));
    else this.problem = answer.error;
  }

  private async seek(wish: SeekWish): Promise<void> {
    if (!(await this.hasName())) return;
    this.problem = await this.client.seeking.begin(wish);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-lobby-page": BmLobbyPage;
  }
}
