import { presetOf } from "@bummerl/engine";
import type { TableInfo } from "@bummerl/protocol";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import picture from "../../assets/house/table.svg";
import { LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import { sitDown } from "../../net/requests.ts";
import "../../parts/bm-empty.ts";
import "../../parts/bm-name-editor.ts";
import type { BmNameEditor } from "../../parts/bm-name-editor.ts";
import "../../parts/bm-rules-summary.ts";
import "../../parts/bm-trouble.ts";
import { bones, bonesStyles } from "../../parts/bones.ts";
import { facts, factsStyles } from "../../parts/facts.ts";
import { FocusKeeper } from "../../parts/focus-keeper.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { clockText, rulesName } from "../../parts/rules-text.ts";
import { StoreController } from "../../state/store.ts";
import { WhenUp } from "../../state/when-up.ts";
import { motifs } from "../../styles/motifs.ts";
import { shared } from "../../styles/shared.ts";
import { sitStyles } from "./sit-styles.ts";

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
  @query("h1") private heading!: HTMLElement;

  static override readonly styles = [shared, motifs, bonesStyles, factsStyles, pageStyles, sitStyles];

  constructor() {
    super();
    new LocaleController(this);
    new FocusKeeper(this, () => this.renderRoot.querySelector(".chair-free > .button") ?? this.heading);
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
          ? bones(2)
          : html`<bm-trouble .error=${problem} @bm-retry=${() => this.load()}></bm-trouble>`
      }`;
  }

  private invitation(info: TableInfo): TemplateResult {
    const texts = t().seating;
    const { labelled } = t().common;
    return html`
      <div class="sides">
        <div class="hall">
          <div class="table">
            <img src=${picture} alt="" width="440" height="240" />
            <h1 tabindex="-1">${texts.inviteTitle(info.maker.name)}</h1>
            <p>
              ${facts([
                labelled(t().lobby.rulesLegend, rulesName(info.rules)),
                labelled(t().lobby.clockLegend, t().rules.clocks[info.clock]),
              ])}
            </p>
          </div>
          <div class="chair-free">
            ${this.chair()}
            <div role="alert">
              ${this.problem === null ? nothing : html`<p class="error">${errorText(this.problem)}</p>`}
            </div>
          </div>
        </div>
        ${this.played(info)}
      </div>
    `;
  }

  /** The free chair: for who has a name here one press away, else by the name. */
  private chair(): TemplateResult {
    const texts = t().seating;
    const name = this.client.me.value?.name ?? null;
    if (name === null || this.problem?.code === "nameTaken") {
      return html`<bm-name-editor
        .client=${this.client}
        .label=${texts.nameFirst}
        .action=${texts.sitDown}
        @bm-named=${this.sit}
      ></bm-name-editor>`;
    }
    return html`<button class="button primary" aria-disabled=${this.busy ? "true" : nothing} @click=${this.sit}>${texts.sitDown}</button>
      <p class="hint">${texts.youAre(name)}</p>`;
  }

  /** What is played here, in a sentence, and where that is not what one is used to. */
  private played({ rules, clock }: TableInfo): TemplateResult {
    const preset = presetOf(rules);
    return html`<section class="menu-card" aria-labelledby="rules">
      <h2 id="rules">${rulesName(rules)}</h2>
      ${preset === null ? nothing : html`<p>${t().rules.presets[preset].summary}</p>`}
      <div class="squares" aria-hidden="true"></div>
      <bm-rules-summary .rules=${rules} unnamed expanded></bm-rules-summary>
      <p class="hint">${t().common.labelled(t().rules.clocks[clock], clockText(clock))}</p>
      <p class="ways">
        <a href="/rules">${t().lobby.toRules}</a>
        <a href="/learn">${t().seating.learn}</a>
      </p>
    </section>`;
  }

  private taken(info: TableInfo): TemplateResult {
    const texts = t().seating;
    const ended = info.status === "ended";
    return html`<h1 tabindex="-1" class="alone">${ended ? texts.inviteEnded : texts.inviteTaken}</h1>
      ${this.otherwise(ended ? texts.inviteEndedText : texts.inviteTakenText, ended)}`;
  }

  private missing(): TemplateResult {
    const texts = t().seating;
    return html`<h1 tabindex="-1" class="alone">${texts.missingTitle}</h1>
      ${this.otherwise(texts.missingText, true)}`;
  }

  /** No chair is free here; elsewhere there are others. */
  private otherwise(text: string, fallen: boolean): TemplateResult {
    return html`<bm-empty ?fallen=${fallen}>
      ${text}
      <a slot="way" class="button primary" href="/">${t().app.toLobby}</a>
    </bm-empty>`;
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
    const answer = await sitDown(this.client.connection, this.table);
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
