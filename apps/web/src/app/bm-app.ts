import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { LocaleController, t } from "../i18n/index.ts";
import { headingOf, showPlaceOf } from "../parts/heading.ts";
import "../pwa/bm-update-prompt.ts";
import { saidOutside } from "../state/attention.ts";
import { StoreController } from "../state/store.ts";
import { shared } from "../styles/shared.ts";
import "./bm-connection-banner.ts";
import "./bm-header.ts";
import "./bm-not-found.ts";
import "./bm-notices.ts";
import "./bm-page-missing.ts";
import type { Client } from "./client.ts";
import { pageTitle } from "./page-title.ts";
import { fetchNext, pages } from "./pages.ts";
import { linkPath, type Route } from "./router.ts";
import { PICTURES_MS, typefacesNext } from "./typefaces.ts";

/** Where a card table fills the screen. A lesson or puzzle needs neither line nor server, and has no line to spare on a phone. */
const PLACES: Readonly<Partial<Record<Route["page"], string>>> = {
  table: "atTable",
  learn: "atTable atLearn",
  puzzles: "atTable atLearn",
};

/** The whole client: header, state of the line, the page of the present place, news. */
@customElement("bm-app")
export class BmApp extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private route!: Route;
  /** The deal whose review was left for its table. */
  private reviewed: number | null = null;
  @query("main") private main!: HTMLElement;
  private stop: (() => void) | null = null;

  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
      }
      .house {
        display: flex;
        flex-direction: column;
        min-height: 100dvh;
      }
      main {
        flex: 1 1 auto;
        min-width: 0;
      }
      /* A phone held upright has the pages at its foot; kept in step with the header's styles. */
      @media (min-width: 19rem) and (max-width: 47.99rem) and (min-height: 30rem) {
        .house:not(.atTable) {
          --bm-foot: calc(60px + env(safe-area-inset-bottom));
          padding-block-end: var(--bm-foot);
        }
      }
      /* The table takes what the screen has left, no more. */
      .house.atTable {
        block-size: 100dvh;
        min-height: 0;
      }
      /* Nobody asks how high it would like to be: the whole table would be laid out and styled twice, whatever moves. */
      .atTable main {
        flex-basis: 0;
        contain: size;
        min-height: 0;
        overflow: auto;
      }
      /* Hand and moves lie at the foot: news comes from above, over nothing that is pressed. */
      .atTable bm-notices {
        inset: env(safe-area-inset-top) 0 auto;
      }
      /* On a phone held sideways the moves stand in a column on the side of the thumb; kept in step with the table's styles. */
      @media (orientation: landscape) and (max-height: 33rem) {
        .atTable bm-notices {
          padding-inline: 8rem;
        }
      }
      /* Nothing at the table moves because the line is down. */
      .atTable bm-connection-banner {
        position: fixed;
        inset: 0 0 auto;
      }
      /* A phone held sideways has no line to spare; the table has its own way to the lobby, an invitation has not. */
      @media (max-height: 28rem) {
        .atTable:not(:has(bm-table-page[paper])) bm-header {
          display: none;
        }
        /* Nor room for two who say that the line is down: the table says it above the hand, this one to the ear. */
        .atTable:not(:has(bm-table-page[paper])) bm-connection-banner:not([outdated]) {
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
      :is(.atLearn, .atHere) bm-connection-banner {
        display: none;
      }
      @media (max-width: 47.99rem) {
        .atLearn bm-header {
          display: none;
        }
      }
      main:focus {
        outline: none;
      }
      bm-update-prompt {
        position: sticky;
        top: 0;
        z-index: 14;
      }
      .atTable bm-update-prompt {
        position: fixed;
        inset: 0 0 auto;
      }
      /* A short wait is no news. */
      .coming {
        padding: var(--bm-space-6) var(--bm-space-4);
        color: var(--bm-ink-soft);
        text-align: center;
        animation: comingAppears 0s 0.4s backwards;
      }
      @keyframes comingAppears {
        from {
          visibility: hidden;
        }
      }
      bm-connection-banner {
        position: sticky;
        top: 0;
        z-index: 15;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => {
      const { away, connection, me, notices } = this.client;
      return [
        saidOutside,
        away,
        connection.link,
        connection.outdated,
        connection.restarting,
        me,
        notices.list,
        pages.states,
      ];
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { router } = this.client;
    this.route = router.route;
    void this.fetchPage();
    const stops = [
      router.onChange((route) => void this.arrive(route)),
      // What could not be had without the network may be had now.
      this.client.connection.onUp(() => void this.fetchPage()),
    ];
    this.stop = () => {
      for (const stop of stops) stop();
    };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
    this.stop = null;
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const title = pageTitle(this.route.page, saidOutside.value);
    // Written anew it is told to the browser anew, the same or not.
    if (document.title !== title) document.title = title;
  }

  protected override render(): TemplateResult {
    const { away, connection, me, notices } = this.client;
    return html`<div
      class="house ${PLACES[this.route.page] ?? ""} ${this.isHere ? "atHere" : ""}"
      @click=${this.follow}
      @bm-go=${(event: CustomEvent<string>) => this.client.router.go(event.detail)}
      @bm-stands=${() => typefacesNext(PICTURES_MS)}
    >
      <bm-header .page=${this.route.page} .name=${me.value?.name ?? null} @bm-skip=${() => this.main.focus()}></bm-header>
      <bm-connection-banner
        .link=${connection.link.value}
        .since=${away.value}
        ?outdated=${connection.outdated.value}
        ?restarting=${connection.restarting.value}
      ></bm-connection-banner>
      <bm-update-prompt></bm-update-prompt>
      <main id="main" tabindex="-1">${this.page(this.route)}</main>
      <bm-notices
        .notices=${notices.list.value}
        @bm-dismiss=${(event: CustomEvent<number>) => notices.dismiss(event.detail)}
      ></bm-notices>
    </div>`;
  }

  /** At a table of this device: it needs no line either. */
  private get isHere(): boolean {
    return this.route.page === "table" && this.route.here;
  }

  private page(route: Route): TemplateResult {
    const { client } = this;
    const state = pages.stateOf(route.page);
    if (state === "coming") return html`<p class="coming" role="status">${t().pwa.loading}</p>`;
    if (state === "missing") {
      return html`<bm-page-missing
        ?online=${client.connection.link.value === "up"}
        @bm-again=${() => void pages.load(route.page)}
      ></bm-page-missing>`;
    }
    switch (route.page) {
      case "lobby":
        return html`<bm-lobby-page .client=${client}></bm-lobby-page>`;
      case "games":
        return html`<bm-games-page .client=${client}></bm-games-page>`;
      case "saved":
        return html`<bm-saved-page .client=${client}></bm-saved-page>`;
      case "settings":
        return html`<bm-settings-page .client=${client}></bm-settings-page>`;
      case "cards":
        return html`<bm-cards-page></bm-cards-page>`;
      case "learn":
        return html`<bm-learn-page></bm-learn-page>`;
      case "puzzles":
        return html`<bm-puzzles-page></bm-puzzles-page>`;
      case "today":
        return html`<bm-today-page .client=${client}></bm-today-page>`;
      case "rules":
        return html`<bm-rules-page></bm-rules-page>`;
      case "table":
        // Nothing of one table, a question or a hint, may stand at another.
        return html`${keyed(
          `${route.here} ${route.table}`,
          html`<bm-table-page .client=${client} .table=${route.table} .here=${route.here} .reviewed=${this.reviewed}></bm-table-page>`,
        )}`;
      case "deal":
        return html`<bm-deal-page .client=${client} .table=${route.table} .deal=${route.deal} .here=${route.here}></bm-deal-page>`;
      case "notFound":
        return html`<bm-not-found></bm-not-found>`;
    }
  }

  /** The code of the page one is at, and then of the one that is likely next. */
  private async fetchPage(): Promise<void> {
    const { page } = this.route;
    await pages.load(page);
    // A table is no table before it has been told what lies there, and says so itself.
    if (page !== "table") typefacesNext();
    if (page === this.route.page) fetchNext(page);
  }

  private follow(event: MouseEvent): void {
    const path = linkPath(event);
    if (path === null) return;
    event.preventDefault();
    this.client.router.go(path);
  }

  /** On a new page reading begins at its heading, for the eye and for the ear. */
  private async arrive(route: Route): Promise<void> {
    const from = this.route;
    this.reviewed =
      from.page === "deal" && route.page === "table" && from.table === route.table && from.here === route.here
        ? from.deal
        : null;
    this.route = route;
    await this.fetchPage();
    // Gone on meanwhile: the next place has its own heading.
    if (route !== this.route) return;
    await this.updateComplete;
    if (await showPlaceOf(this.main.firstElementChild, location.hash)) return;
    const heading = await headingOf(this.main.firstElementChild);
    scrollTo({ top: 0, behavior: "instant" });
    (heading ?? this.main).focus({ preventScroll: true });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-app": BmApp;
  }
}
