import type { PairTally } from "@bummerl/protocol";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { nameInList } from "../../i18n/player-name.ts";
import type { Practice } from "../../local/practice.ts";
import type { NetError } from "../../net/errors.ts";
import "../../parts/bm-empty.ts";
import "../../parts/bm-trouble.ts";
import { bones, bonesStyles } from "../../parts/bones.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { type GamesRead, readPage } from "../../state/game-pages.ts";
import { WhenUp } from "../../state/when-up.ts";
import { shared } from "../../styles/shared.ts";
import { gamesStyles } from "./games-styles.ts";
import "./bm-tally.ts";
import { bummerlLine, dealLine } from "./played-list.ts";

/** So many deals of this device are shown before the player asks for the rest. */
const FIRST_HERE = 10;

const isEmpty = ({ deals, bummerls }: Pick<GamesRead, "deals" | "bummerls">): boolean =>
  deals.length === 0 && bummerls.length === 0;

const pairList = (pairs: readonly PairTally[]): TemplateResult => html`<ul class="plain cards">
  ${pairs.map(
    (pair) => html`<li class="panel">
      <h3>${nameInList(pair.opponent, t())}</h3>
      <bm-tally .tally=${pair}></bm-tally>
    </li>`,
  )}
</ul>`;

/**
 * Everything one has played: the tally, against whom, every Bummerl, every deal with the way to its review. What was
 * played against computers has a tally of its own, and what this device alone knows of stands for itself.
 */
@customElement("bm-games-page")
export class BmGamesPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private games: GamesRead | null = null;
  @state() private here: Practice | null = null;
  @state() private allHere = false;
  @state() private problem: NetError | null = null;
  @state() private busy = false;

  static override readonly styles = [shared, pageStyles, bonesStyles, gamesStyles];

  constructor() {
    super();
    new LocaleController(this);
    new WhenUp(
      this,
      () => this.client,
      () => {
        if (this.games === null) void this.more();
      },
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.loadHere();
  }

  protected override render(): TemplateResult {
    const { games, here } = this;
    const hasHere = here !== null && !isEmpty(here);
    return html`<h1 tabindex="-1">${t().games.title}</h1>
      ${games === null ? nothing : isEmpty(games) ? (hasHere ? nothing : this.none()) : this.all(games)}
      ${this.foot()} ${hasHere ? this.onThisDevice(here) : nothing}`;
  }

  private none(): TemplateResult {
    return html`<bm-empty>
      ${t().games.empty}<a slot="way" class="button primary" href="/">${t().app.toLobby}</a>
    </bm-empty>`;
  }

  private all(games: GamesRead): TemplateResult {
    const texts = t().games;
    return html`<div class="tallies">
        <section class="board" aria-labelledby="tally">
          <h2 id="tally">${texts.tally}</h2>
          <bm-tally big .tally=${games.tally}></bm-tally>
        </section>
        ${this.pairs("pairs", texts.pairsTitle, games.pairs)}
        ${this.pairs("practice", t().computer.practiceTitle, games.practice.pairs, t().computer.practiceHint)}
      </div>
      ${
        games.bummerls.length === 0
          ? nothing
          : html`<section aria-labelledby="bummerls">
              <h2 id="bummerls" class="ruled">${texts.bummerlsTitle}</h2>
              <ul class="plain lines">${games.bummerls.map(bummerlLine)}</ul>
            </section>`
      }
      <section aria-labelledby="deals">
        <h2 id="deals" class="ruled">${texts.dealsTitle}</h2>
        <ul class="plain lines">${games.deals.map((one) => dealLine(one, false))}</ul>
      </section>`;
  }

  private pairs(
    id: string,
    title: string,
    pairs: readonly PairTally[],
    hint: string | null = null,
  ): TemplateResult | typeof nothing {
    if (pairs.length === 0) return nothing;
    return html`<section aria-labelledby=${id}>
      <h2 id=${id} class="ruled">${title}</h2>
      ${hint === null ? nothing : html`<p class="hint">${hint}</p>`}
      ${pairList(pairs)}
    </section>`;
  }

  /** Known to this device alone, whatever becomes of the line. */
  private onThisDevice(here: Practice): TemplateResult {
    const texts = t().games;
    const { dealsHere, practiceHere, practiceHereHint } = t().computer;
    const deals = this.allHere ? here.deals : here.deals.slice(0, FIRST_HERE);
    return html`<section class="here" aria-labelledby="here">
        <h2 id="here" class="ruled">${practiceHere}</h2>
        <p class="hint">${practiceHereHint}</p>
        ${pairList(here.pairs)}
        <ul class="plain lines">${here.bummerls.map(bummerlLine)}</ul>
      </section>
      <section aria-labelledby="here-deals">
        <h2 id="here-deals" class="ruled">${dealsHere}</h2>
        <ul class="plain lines">${deals.map((one) => dealLine(one, true))}</ul>
        ${
          deals.length < here.deals.length
            ? html`<button
                class="button"
                @click=${this.showAllHere}
              >
                ${texts.older}
              </button>`
            : nothing
        }
      </section>`;
  }

  private foot(): TemplateResult | typeof nothing {
    if (this.problem !== null) {
      return html`<bm-trouble .error=${this.problem} @bm-retry=${this.more}></bm-trouble>`;
    }
    if (this.games === null) return bones(5);
    if (this.games.next === null) return nothing;
    return html`<button class="button" aria-disabled=${this.busy ? "true" : nothing} @click=${this.more}>${t().games.older}</button>`;
  }

  private showAllHere(): void {
    this.allHere = true;
    void this.goOnAt("here-deals", FIRST_HERE);
  }

  /** Where the button that was pressed is gone, one goes on at the first line that it has brought. */
  private async goOnAt(list: "deals" | "here-deals", index: number): Promise<void> {
    await this.updateComplete;
    if (document.activeElement !== document.body) return;
    this.renderRoot.querySelectorAll<HTMLElement>(`[aria-labelledby=${list}] a`)[index]?.focus();
  }

  private async loadHere(): Promise<void> {
    try {
      this.here = await this.client.local.practice();
    } catch (error) {
      // A browser that keeps nothing has nothing to show.
      console.warn("games of this device could not be read", error);
    }
  }

  private async more(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const before = this.games;
    const answer = await readPage((from) => this.client.http.games(from), before);
    this.busy = false;
    if (answer.ok) this.games = answer.value;
    this.problem = answer.ok ? null : answer.error;
    if (answer.ok && before !== null) await this.goOnAt("deals", before.deals.length);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-games-page": BmGamesPage;
  }
}
