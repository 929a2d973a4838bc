import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { tablePath } from "../../app/router.ts";
import picture from "../../assets/house/table.svg";
import { LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import { makeTable, type SeekWish, sitDown, type TableWish } from "../../net/requests.ts";
import "../../parts/bm-name-editor.ts";
import type { BmNameEditor } from "../../parts/bm-name-editor.ts";
import { go } from "../../parts/go.ts";
import "../../parts/bm-still-works.ts";
import { FocusKeeper } from "../../parts/focus-keeper.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { StoreController } from "../../state/store.ts";
import { motifs } from "../../styles/motifs.ts";
import { shared } from "../../styles/shared.ts";
import { beginAtServer, beginHere } from "./begin-computer.ts";
import "./bm-join-code.ts";
import "./bm-make-table.ts";
import "./bm-open-tables.ts";
import "./bm-own-tables.ts";
import "./bm-play-anyone.ts";
import "./bm-today.ts";
import type { ComputerWish } from "./bm-play-computer.ts";
import { counts, drawerHead, greeting, isOfName, practise, problemText } from "./lobby-parts.ts";
import { lobbyStyles } from "./lobby-styles.ts";
import type { Busy, Wanted } from "./wanted.ts";

/** Where players meet: own tables, open tables, and the ways to a new one. */
@customElement("bm-lobby-page")
export class BmLobbyPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private busy: Busy = null;
  @state() private problem: NetError | null = null;
  /** Which wish the problem is about, where that makes a difference. */
  private refused: "computer" | null = null;
  /** Said where the code was typed. */
  @state() private codeProblem: NetError | null = null;
  @state() private renaming = false;
  @state() private wanted: Wanted | null = null;
  /** The form against the computer has been wanted: its code comes now. */
  @state() private computerWanted = false;
  @query("#make") private form!: HTMLDetailsElement;
  @query("#computer") private computerForm!: HTMLDetailsElement;
  @query("bm-name-editor") private nameEditor!: BmNameEditor | null;

  private unwatch: (() => void) | null = null;

  static override readonly styles = [shared, motifs, pageStyles, lobbyStyles];

  constructor() {
    super();
    new LocaleController(this);
    new FocusKeeper(this, () => this.renderRoot.querySelector("h1"));
    new StoreController(this, () => [
      this.client.me,
      this.client.away,
      this.client.lobby.lobby,
      this.client.seeking.wish,
    ]);
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

  protected override firstUpdated(): void {
    this.showPlace(location.hash.slice(1));
  }

  /** `/#make` and `/#computer` open a form: there it is clear what is meant to be done. */
  showPlace(name: string): boolean {
    const form = { make: this.form, computer: this.computerForm }[name];
    if (form === undefined) return false;
    form.open = true;
    form.scrollIntoView({ block: "start" });
    form.querySelector("summary")?.focus({ preventScroll: true });
    return true;
  }

  /** Most come to meet people: the form against the computer is fetched when it is opened. */
  private async openComputer(): Promise<void> {
    if (this.computerWanted || !this.computerForm.open) return;
    try {
      await import("./bm-play-computer.ts");
      this.computerWanted = true;
      this.problem = null;
    } catch (error) {
      console.warn("the form against the computer could not be loaded", error);
      this.computerForm.open = false;
      this.problem = { code: "offline" };
    }
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    const me = this.client.me.value;
    const name = me?.name ?? null;
    // Before the server has said who this is, nobody is asked for the name he may have.
    const asked = this.renaming || (me !== null && name === null);
    const away = this.client.away.value;
    return html`
      <div class="hall">
        <div class="greeting ${name === null ? "first" : ""}">
          ${greeting(name, this.renaming ? null : () => this.rename())}
          <img src=${picture} alt="" width="440" height="240" />
          ${asked ? this.nameForm() : nothing}
        </div>
        <details id="computer" @toggle=${this.openComputer}>
          ${drawerHead(t().computer.title, t().computer.hint)}
          ${
            this.computerWanted
              ? html`<bm-play-computer
                  ?busy=${this.busy !== null}
                  ?away=${away !== null}
                  @bm-play=${(event: CustomEvent<ComputerWish>) => this.playComputer(event.detail)}
                ></bm-play-computer>`
              : nothing
          }
        </details>
        <bm-today .client=${this.client}></bm-today>
        <details id="make">
          ${drawerHead(texts.makeTitle, texts.makeHint, away === null ? null : t().common.needsLine)}
          <bm-make-table
            ?busy=${this.busy !== null}
            ?away=${away !== null}
            @bm-make=${(event: CustomEvent<TableWish>) => this.make(event.detail)}
          ></bm-make-table>
        </details>
      </div>
      <div role="alert">
        ${
          this.problem === null || (asked && isOfName(this.problem))
            ? nothing
            : html`<div class="panel problem"><p>${problemText(this.problem, this.refused)}</p></div>`
        }
      </div>
      ${away === null ? nothing : html`<section class="away"><bm-still-works></bm-still-works></section>`}
      <bm-own-tables .client=${this.client}></bm-own-tables>
      <div class="grid">
        <section class="menu-card open" aria-labelledby="open">
          <header><h2 id="open">${texts.openTitle}</h2>${counts(away === null ? this.client.lobby.lobby.value : null)}</header>
          <div class="squares" aria-hidden="true"></div>
          <bm-open-tables
            .lobby=${this.client.lobby.lobby.value}
            .me=${me?.id ?? null}
            .busy=${this.busy}
            .away=${away}
            @bm-sit=${(event: CustomEvent<string>) => this.sit(event.detail)}
          ></bm-open-tables>
        </section>
        <div class="ways">
          <section aria-labelledby="anyone">
            <h2 id="anyone" class="ruled">${texts.anyone}</h2>
            <bm-play-anyone
              .waiting=${this.client.seeking.wish.value}
              ?away=${away !== null}
              @bm-seek=${(event: CustomEvent<SeekWish>) => this.seek(event.detail)}
              @bm-unseek=${() => this.client.seeking.cancel()}
            ></bm-play-anyone>
          </section>
          <section aria-labelledby="code">
            <h2 id="code" class="ruled">${texts.codeTitle}</h2>
            <bm-join-code
              ?busy=${this.busy !== null}
              ?away=${away !== null}
              .problem=${this.codeProblem}
              @bm-code=${(event: CustomEvent<string>) => this.look(event.detail)}
            ></bm-join-code>
          </section>
          ${practise()}
        </div>
      </div>
    `;
  }

  private nameForm(): TemplateResult {
    const { problem, wanted } = this;
    return html`<section class="panel name">
      <p role="alert" class="error">${problem !== null && isOfName(problem) ? errorText(problem) : nothing}</p>
      <bm-name-editor
        .client=${this.client}
        .action=${wanted === null ? "" : wanted.action === "computer" ? t().computer.title : t().lobby[wanted.action]}
        @bm-named=${this.named}
      ></bm-name-editor>
    </section>`;
  }

  private async rename(): Promise<void> {
    this.wanted = null;
    await this.askName();
  }

  private async askName(): Promise<void> {
    this.renaming = true;
    await this.updateComplete;
    this.nameEditor?.focus();
  }

  private named(): void {
    const { wanted } = this;
    this.renaming = false;
    this.wanted = null;
    if (isOfName(this.problem)) this.problem = null;
    wanted?.begin();
  }

  /** Without a name nothing is asked of the server: the name comes first. */
  private async hasName(wanted: Wanted): Promise<boolean> {
    this.problem = null;
    this.refused = null;
    this.wanted = null;
    const me = this.client.me.value;
    if (me !== null && me.name !== null) return true;
    if (me === null) this.problem = { code: "offline" };
    else {
      this.problem = { code: "nameNeeded" };
      this.wanted = wanted;
      await this.askName();
    }
    return false;
  }

  private async make(wish: TableWish): Promise<void> {
    if (this.busy !== null || !(await this.hasName({ action: "make", begin: () => this.make(wish) }))) return;
    this.busy = "make";
    const answer = await makeTable(this.client.connection, wish);
    this.busy = null;
    if (answer.ok) go(this, tablePath(answer.data.table));
    else this.problem = answer.error;
  }

  /** At the server, so that it is on all of one's devices; on this one when that is wished for, or there is no line. */
  private async playComputer(wish: ComputerWish): Promise<void> {
    if (this.busy !== null) return;
    // Nobody has said yet who this is: there is no server as far as anybody knows.
    if (wish.here || this.client.me.value === null) return this.begin(beginHere(this.client, wish));
    if (!(await this.hasName({ action: "computer", begin: () => this.playComputer(wish) }))) return;
    await this.begin(beginAtServer(this.client, wish));
  }

  private async begin(begun: ReturnType<typeof beginHere>): Promise<void> {
    this.busy = "computer";
    this.problem = null;
    const made = await begun;
    this.busy = null;
    this.refused = "computer";
    if (made.ok) go(this, made.value);
    else this.problem = made.error;
  }

  private async sit(table: string): Promise<void> {
    const again: Wanted = { action: "sitDown", begin: () => this.sit(table) };
    if (this.busy !== null || !(await this.hasName(again))) return;
    this.busy = table;
    const answer = await sitDown(this.client.connection, table);
    this.busy = null;
    if (answer.ok || answer.error.code === "alreadySeated") go(this, tablePath(table));
    else {
      this.problem = answer.error;
      if (answer.error.code !== "nameTaken") return;
      this.wanted = again;
      await this.askName();
    }
  }

  /** A code is as good as a link: it leads to the table, where one sees what is played before sitting down. */
  private async look(code: string): Promise<void> {
    if (this.busy !== null) return;
    this.busy = "code";
    const answer = await this.client.http.tableByCode(code);
    this.busy = null;
    this.codeProblem = answer.ok ? null : answer.error;
    if (answer.ok) go(this, tablePath(answer.value.table));
  }

  private async seek(wish: SeekWish): Promise<void> {
    if (!(await this.hasName({ action: "anyone", begin: () => this.seek(wish) }))) return;
    this.problem = await this.client.seeking.begin(wish);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-lobby-page": BmLobbyPage;
  }
}
