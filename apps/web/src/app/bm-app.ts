import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { LocaleController } from "../i18n/index.ts";
import "../pages/cards/bm-cards-page.ts";
import "../pages/deal/bm-deal-page.ts";
import "../pages/games/bm-games-page.ts";
import "../pages/learn/bm-learn-page.ts";
import "../pages/lobby/bm-lobby-page.ts";
import "../pages/rules/bm-rules-page.ts";
import "../pages/saved/bm-saved-page.ts";
import "../pages/settings/bm-settings-page.ts";
import "../pages/table/bm-table-page.ts";
import { headingOf } from "../parts/heading.ts";
import { StoreController } from "../state/store.ts";
import { shared } from "../styles/shared.ts";
import "./bm-connection-banner.ts";
import "./bm-header.ts";
import "./bm-not-found.ts";
import "./bm-notices.ts";
import type { Client } from "./client.ts";
import { pageTitle } from "./page-title.ts";
import { linkPath, type Route } from "./router.ts";

/** The whole client: header, state of the line, the page of the present place, news. */
@customElement("bm-app")
export class BmApp extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private route!: Route;
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
      /* The table takes what the screen has left, no more. */
      .house.atTable {
        block-size: 100dvh;
        min-height: 0;
      }
      .atTable main {
        min-height: 0;
        overflow: auto;
      }
      /* Nothing at the table moves because the line is down. */
      .atTable bm-connection-banner {
        position: fixed;
        inset: 0 0 auto;
      }
      /* A phone held sideways has no line to spare; the table has its own way to the lobby. */
      @media (max-height: 28rem) {
        .atTable bm-header {
          display: none;
        }
      }
      main:focus {
        outline: none;
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
      const { connection, me, notices } = this.client;
      return [connection.link, connection.outdated, me, notices.list];
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { router } = this.client;
    this.route = router.route;
    this.stop = router.onChange((route) => void this.arrive(route));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
    this.stop = null;
  }

  protected override updated(_changed: PropertyValues<this>): void {
    document.title = pageTitle(this.route.page);
  }

  protected override render(): TemplateResult {
    const { connection, me, notices } = this.client;
    return html`<div
      class="house ${this.route.page === "table" ? "atTable" : ""}"
      @click=${this.follow}
      @bm-go=${(event: CustomEvent<string>) => this.client.router.go(event.detail)}
    >
      <bm-header .page=${this.route.page} .name=${me.value?.name ?? null} @bm-skip=${() => this.main.focus()}></bm-header>
      <bm-connection-banner
        .link=${connection.link.value}
        ?outdated=${connection.outdated.value}
      ></bm-connection-banner>
      <main id="main" tabindex="-1">${this.page(this.route)}</main>
      <bm-notices
        .notices=${notices.list.value}
        @bm-dismiss=${(event: CustomEvent<number>) => notices.dismiss(event.detail)}
      ></bm-notices>
    </div>`;
  }

  private page(route: Route): TemplateResult {
    const { client } = this;
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
      case "rules":
        return html`<bm-rules-page></bm-rules-page>`;
      case "table":
        return html`<bm-table-page .client=${client} .table=${route.table}></bm-table-page>`;
      case "deal":
        return html`<bm-deal-page .client=${client} .table=${route.table} .deal=${route.deal}></bm-deal-page>`;
      case "notFound":
        return html`<bm-not-found></bm-not-found>`;
    }
  }

  private follow(event: MouseEvent): void {
    const path = linkPath(event);
    if (path === null) return;
    event.preventDefault();
    this.client.router.go(path);
  }

  /** On a new page reading begins at its heading, for the eye and for the ear. */
  private async arrive(route: Route): Promise<void> {
    this.route = route;
    await this.updateComplete;
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
