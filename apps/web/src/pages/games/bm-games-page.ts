import type { PairTally, PlayedBummerl, PlayedDeal } from "@bummerl/protocol";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { dealPath } from "../../app/router.ts";
import { formatDate, formatNumber, LocaleController, t } from "../../i18n/index.ts";
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

/** Everything one has played: the tally, against whom, every Bummerl, every deal with the way to its review. */
@customElement("bm-games-page")
export class BmGamesPage extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private games: GamesRead | null = null;
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

  protected override render(): TemplateResult {
    const texts = t().games;
    const { games } = this;
    return html`<h1 tabindex="-1">${texts.title}</h1>
      ${games === null ? nothing : games.deals.length === 0 && games.bummerls.length === 0 ? this.none() : this.all(games)}
      ${this.foot()}`;
  }

  private none(): TemplateResult {
    return html`<bm-empty>
      ${t().games.empty}<a slot="way" class="button" href="/">${t().app.toLobby}</a>
    </bm-empty>`;
  }

  private all(games: GamesRead): TemplateResult {
    const texts = t().games;
    return html`<section class="board" aria-labelledby="tally">
        <h2 id="tally">${texts.tally}</h2>
        <bm-tally big .tally=${games.tally}></bm-tally>
      </section>
      ${
        games.pairs.length === 0
          ? nothing
          : html`<section aria-labelledby="pairs">
              <h2 id="pairs" class="ruled">${texts.pairsTitle}</h2>
              <ul class="plain cards">${games.pairs.map((pair) => this.pair(pair))}</ul>
            </section>`
      }
      ${
        games.bummerls.length === 0
          ? nothing
          : html`<section aria-labelledby="bummerls">
              <h2 id="bummerls" class="ruled">${texts.bummerlsTitle}</h2>
              <ul class="plain lines">${games.bummerls.map((one) => this.bummerl(one))}</ul>
            </section>`
      }
      <section aria-labelledby="deals">
        <h2 id="deals" class="ruled">${texts.dealsTitle}</h2>
        <ul class="plain lines">${games.deals.map((one) => this.deal(one))}</ul>
      </section>`;
  }

  private pair(pair: PairTally): TemplateResult {
    return html`<li class="panel">
      <h3>${pair.opponent.name}</h3>
      <bm-tally .tally=${pair}></bm-tally>
    </li>`;
  }

  private bummerl(one: PlayedBummerl): TemplateResult {
    const texts = t().games;
    const facts = [
      texts.bummerlNumber(formatNumber(one.bummerl)),
      ...(one.kind === "plain" ? [] : [t().rules.kinds[one.kind]]),
      texts.how[one.how],
      texts.worth(formatNumber(one.value)),
    ];
    return html`<li>
      <span class="mark ${one.won ? "won" : "lost"}">${one.won ? texts.youWon : texts.youLost}</span>
      <span class="what">
        <strong>${t().lobby.against(one.opponent.name)}</strong>
        ${this.facts(facts)}
      </span>
      <span class="hint">${formatDate(one.endedAt)}</span>
    </li>`;
  }

  private deal(one: PlayedDeal): TemplateResult {
    const texts = t().games;
    const number = formatNumber(one.deal);
    const facts = [
      texts.dealNumber(number),
      ...(one.counters === null ? [] : [texts.counters(one.counters)]),
      ...(one.reason === null ? [] : [texts.reasons[one.reason]]),
    ];
    return html`<li>
      <span class="mark ${one.won === null ? "" : one.won ? "won" : "lost"}"
        >${one.won === null ? texts.noResult : one.won ? texts.youWon : texts.youLost}</span
      >
      <span class="what">
        <strong>${t().lobby.against(one.opponent.name)}</strong>
        ${this.facts(facts)}
      </span>
      <span class="hint">${formatDate(one.endedAt)}</span>
      <a
        class="button"
        href=${dealPath(one.table, one.deal)}
        aria-label=${texts.lookAt(number, one.opponent.name)}
        >${texts.look}</a
      >
    </li>`;
  }

  private facts(facts: readonly string[]): readonly TemplateResult[] {
    return facts.map((fact, at) => html`<span>${fact}${at < facts.length - 1 ? " ·" : nothing}</span> `);
  }

  private foot(): TemplateResult | typeof nothing {
    if (this.problem !== null) {
      return html`<bm-trouble .error=${this.problem} @bm-retry=${this.more}></bm-trouble>`;
    }
    if (this.games === null) return bones(5);
    if (this.games.next === null) return nothing;
    return html`<button class="button" ?disabled=${this.busy} @click=${this.more}>${t().games.older}</button>`;
  }

  private async more(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await readPage((before) => this.client.http.games(before), this.games);
    this.busy = false;
    if (answer.ok) this.games = answer.value;
    this.problem = answer.ok ? null : answer.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-games-page": BmGamesPage;
  }
}
