import { err, ok, type Result } from "@bummerl/engine";
import type { DealAnswer } from "@bummerl/protocol";
import { dayTimes } from "@bummerl/table";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { isFromTable, tablePath } from "../../app/router.ts";
import { formatDate, LocaleController, t } from "../../i18n/index.ts";
import type { NetError, NetErrorCode } from "../../net/errors.ts";
import "../../parts/bm-empty.ts";
import "../../parts/bm-trouble.ts";
import { bones, bonesStyles } from "../../parts/bones.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { WhenUp } from "../../state/when-up.ts";
import { shared } from "../../styles/shared.ts";
import "../deal-review/bm-deal-review.ts";

/** Asking again would not help: it is no deal, or not one of this player's, or it is still being played. */
const NOT_THERE: ReadonlySet<NetErrorCode> = new Set(["unknownTable", "notSeated", "noDeal", "dealRunning"]);

/** The place of one finished deal: fetches it and shows its review. */
@customElement("bm-deal-page")
export class BmDealPage extends LitElement {
  @property({ attribute: false }) client!: Client;
  @property() table = "";
  @property({ type: Number }) deal = 0;
  /** Played on this device, not at the server. */
  @property({ type: Boolean }) here = false;
  /** Somebody at the table looks at its deal and wants to go back there. */
  @property({ type: Boolean }) fromTable = isFromTable(location.search);

  @state() private answer: DealAnswer | null = null;
  @state() private problem: NetError | null = null;

  static override readonly styles = [shared, pageStyles, bonesStyles];

  constructor() {
    super();
    new LocaleController(this);
    new WhenUp(
      this,
      () => this.client,
      () => {
        if (this.answer === null && !this.here) void this.load();
      },
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated && this.here) void this.load();
    if (this.hasUpdated && (changed.has("table") || changed.has("deal"))) {
      this.answer = null;
      this.problem = null;
      void this.load();
    }
  }

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${this.heading}</h1>
      ${
        this.fromTable
          ? html`<p><a class="button back" href=${tablePath(this.table, this.here)}>${t().games.backToTable}</a></p>`
          : nothing
      }
      ${this.answer === null ? this.notYet() : html`<bm-deal-review .answer=${this.answer}></bm-deal-review>`}`;
  }

  private get heading(): string {
    const day = this.answer?.deal.day;
    if (day === undefined) return t().games.dealNumber(String(this.deal));
    const date = formatDate(dayTimes(day).beginsAt, { dateStyle: "long", timeZone: "UTC" });
    return t().common.labelled(t().app.today, date);
  }

  private notYet(): TemplateResult {
    if (this.problem === null) return bones(6);
    if (NOT_THERE.has(this.problem.code)) {
      return html`<bm-empty fallen>
        <span role="alert">${t().games.noDeal}</span>
        <a slot="way" class="button primary" href="/games">${t().games.toGames}</a>
      </bm-empty>`;
    }
    return html`<bm-trouble .error=${this.problem} @bm-retry=${this.load}></bm-trouble>`;
  }

  private async read(): Promise<Result<DealAnswer, NetError>> {
    const { client, table, deal } = this;
    if (!this.here) return client.http.deal(table, deal);
    try {
      const kept = await client.local.deal(table, deal);
      return kept === null ? err({ code: "noDeal" }) : ok(kept);
    } catch (error) {
      console.warn("a deal of this device could not be read", error);
      return err({ code: "notKept" });
    }
  }

  private async load(): Promise<void> {
    const { table, deal } = this;
    const answer = await this.read();
    if (table !== this.table || deal !== this.deal) return;
    if (answer.ok) this.answer = answer.value;
    this.problem = answer.ok ? null : answer.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-deal-page": BmDealPage;
  }
}
