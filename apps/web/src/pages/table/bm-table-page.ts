import { presetOf } from "@bummerl/engine";
import type { PairTally, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { reviewPath } from "../../app/router.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { nameAtTable } from "../../i18n/player-name.ts";
import { keepCommitment } from "../../net/cuts.ts";
import type { NetErrorCode } from "../../net/errors.ts";
import type { Link, SendReply, TableConnection } from "../../net/table-connection.ts";
import { go } from "../../parts/go.ts";
import { headingOf } from "../../parts/heading.ts";
import { DealInPlay } from "../../pwa/deal-in-play.ts";
import { keepUsual } from "../../state/preferences.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import { TurnCall } from "../../table/attention/turn-call.ts";
import type { Advise } from "../../table/controllers/adviser.ts";
import { Papers } from "../../table/controllers/papers.ts";
import { hasAids } from "../../table/model/aids.ts";
import "../../table/elements/bm-table.ts";
import "./bm-nothing-here.ts";

/** Said of a table that is somebody else's now, or nobody's. */
const DECISIVE: ReadonlySet<NetErrorCode> = new Set(["notSeated", "unknownTable"]);

/**
 * The place of one table: for who sits there the table itself, for who comes by the link the free chair. The
 * line to the table lives as long as the page.
 *
 * @fires bm-stands - what the server says of the table is shown
 */
@customElement("bm-table-page")
export class BmTablePage extends LitElement {
  @property({ attribute: false }) client!: Client;
  @property() table = "";
  /** A table of this device, not of the server. */
  @property({ type: Boolean }) here = false;
  /** The deal whose review one comes back from. */
  reviewed: number | null = null;

  @state() private latest: TableUpdate | null = null;
  @state() private fault: NetErrorCode | null = null;
  @state() private pairTally: PairTally | null = null;

  private line: TableConnection | null = null;
  private shown = "";
  /** Grows with every arrival and leaving: a line that comes late is nobody's. */
  private coming = 0;
  /** For how many finished Bummerl the tally was asked last, and of whom. */
  private tallied = "";

  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
        block-size: 100%;
        --bm-table-block-size: 100%;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new TurnCall(this, () => this.latest?.view ?? null);
    new StoreController(this, () => [this.client.connection.link]);
    new Papers(
      this,
      () => false,
      () =>
        this.latest?.view.status === "open" || (this.latest === null && this.fault !== null && !this.here),
    );
    new DealInPlay(this, () => this.latest);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.come();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("table") || changed.has("here")) void this.come();
  }

  /** What stood here first (on the way, a free chair) has gone and may have taken the focus along: reading goes on. */
  protected override updated(): void {
    const kind = this.renderRoot.firstElementChild?.localName ?? "";
    // Something to read and not a table: the head of the house stays.
    this.toggleAttribute("paper", kind !== "h1" && kind !== "");
    if (this.latest !== null) void this.goOnReading();
    if (kind === this.shown) return;
    this.shown = kind;
    if (this.latest !== null || this.fault !== null)
      this.dispatchEvent(new CustomEvent("bm-stands", { bubbles: true, composed: true }));
    void this.focusHeading(kind);
  }

  /** Back from a deal's review: reading goes on where it left, unless the reader has gone on by himself. */
  private async goOnReading(): Promise<void> {
    const { reviewed } = this;
    this.reviewed = null;
    const at = this.shadowRoot?.activeElement ?? document.activeElement;
    if (reviewed === null || (at !== document.body && at?.localName !== "h1")) return;
    await this.renderRoot.querySelector("bm-table")?.focusReview(reviewed);
  }

  private async focusHeading(kind: string): Promise<void> {
    // The code of the free chair and of the invitation comes when it is needed.
    if (kind.includes("-")) await customElements.whenDefined(kind);
    const heading = await headingOf(this);
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    const { latest: update, fault } = this;
    // On this device the host is gone then, also in mid-deal: nothing would come any more.
    if (fault !== null && this.here) {
      return html`<bm-nothing-here .code=${fault} @bm-retry=${() => this.come()}></bm-nothing-here>`;
    }
    if (update === null && fault !== null) {
      // It asks its client as soon as it is connected, and has none while it is only a name without code.
      if (customElements.get("bm-sit-page") === undefined) {
        void customElements.whenDefined("bm-sit-page").then(() => this.requestUpdate());
        return html`<h1 tabindex="-1">${t().seating.loading}</h1>`;
      }
      return html`<bm-sit-page
        .client=${this.client}
        .table=${this.table}
        @bm-seated=${() => this.come()}
      ></bm-sit-page>`;
    }
    if (update?.view.status === "open") {
      return html`<bm-waiting-page .tableUpdate=${update} .send=${this.send}></bm-waiting-page>`;
    }
    return html`<h1 tabindex="-1" class="visually-hidden" @keydown=${this.passOn}>${this.heading(update)}</h1>
      <bm-table
        .latest=${update}
        .link=${this.link}
        .send=${this.send}
        .advice=${update !== null && hasAids(update.view) ? this.advise : null}
        .pairTally=${this.pairTally}
        .reviewOf=${this.reviewOf}
        @bm-away=${() => go(this, update?.view.day === undefined ? "/" : "/today")}
      ></bm-table>`;
  }

  /** A table of this device is never out of reach. */
  private get link(): Link {
    return this.here ? "up" : this.client.connection.link.value;
  }

  private heading(update: TableUpdate | null): string {
    if (update === null) return this.here ? t().computer.coming : t().seating.loading;
    const { seats, you } = update.view;
    const other = you === "spectator" ? null : seats[you === 0 ? 1 : 0];
    return t().seating.faceTo(other === null ? t().common.unknownPlayer : nameAtTable(other, t()));
  }

  /** Whoever has just come or reloaded is at the heading: the table's keys are heard from there as well. */
  private readonly passOn = (event: KeyboardEvent): void => {
    const table = this.renderRoot.querySelector("bm-table");
    if (table?.dispatchEvent(new KeyboardEvent("keydown", event)) === false) event.preventDefault();
  };

  private readonly send = (command: SeatCommand): Promise<SendReply> => {
    if (this.line === null) throw new Error("a command without a table");
    return this.line.send(command);
  };

  private readonly advise: Advise = (seq) => {
    if (this.line === null) throw new Error("a question without a table");
    return this.line.hint(seq);
  };

  private readonly reviewOf = (deal: number): string => reviewPath(this.table, deal, this.here);

  private async come(): Promise<void> {
    this.leave();
    this.latest = null;
    this.fault = null;
    this.pairTally = null;
    this.tallied = "";
    const line = await this.open();
    if (line === null) return;
    this.line = line;
    line.onFault((code) => {
      this.fault = code;
      // Of a table where one sits no more nothing can come: what it was last told is no state of it.
      if (DECISIVE.has(code) && this.latest?.view.status !== "ended") this.latest = null;
    });
    line.onUpdate((update) => {
      // One's own table was taken away while nobody else sat there: nothing is left to look at, in no tab.
      if (this.latest?.view.status === "open" && update.view.status === "ended") go(this, "/");
      this.fault = null;
      this.latest = update;
      keepCommitment(update.view.table, update.view.fair.deal, update.view.fair.commitment);
      if (update.view.bummerls.length > 0) keepUsual(presetOf(update.view.rules));
      void this.sumUp(update);
    });
  }

  /** A line to the table; `null` when another one is wanted meanwhile, or the code for it could not be had. */
  private async open(): Promise<TableConnection | null> {
    const { client, table, here, coming } = this;
    if (!here) return client.tables.lineTo(table);
    try {
      const line = await client.local.lineTo(table);
      if (coming === this.coming) return line;
      line.close();
    } catch (error) {
      console.warn("tables of this device could not be loaded", error);
      if (coming === this.coming) this.fault = "offline";
    }
    return null;
  }

  /** The tally of these two is asked when both sit, and again after every Bummerl. A lost answer comes with the next. */
  private async sumUp({ view }: TableUpdate): Promise<void> {
    const other = view.you === "spectator" ? null : view.seats[view.you === 0 ? 1 : 0];
    if (other === null) return;
    const wanted = `${view.table} ${other.id} ${view.bummerls.length}`;
    if (wanted === this.tallied) return;
    this.tallied = wanted;
    const tally = await (this.here ? this.tallyHere(other) : this.tallyOf(other));
    if (wanted !== this.tallied) return;
    if (tally === "later") this.tallied = "";
    else this.pairTally = tally;
  }

  private async tallyOf({ id }: PairTally["opponent"]): Promise<PairTally | null | "later"> {
    const answer = await this.client.http.tally(id);
    if (answer.ok) return answer.value;
    return answer.error.code === "offline" ? "later" : null;
  }

  private async tallyHere(opponent: PairTally["opponent"]): Promise<PairTally | "later"> {
    try {
      return await this.client.local.tally(opponent);
    } catch (error) {
      console.warn("the tally of this device could not be read", error);
      return "later";
    }
  }

  private leave(): void {
    this.coming += 1;
    this.line?.close();
    this.line = null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-table-page": BmTablePage;
  }
}
