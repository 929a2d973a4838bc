import type { Seat } from "@bummerl/engine";
import { packName, type SeenDeal } from "@bummerl/table";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import { keptCommitment, keptCut } from "../../net/cuts.ts";
import { foldStyles } from "../../parts/fold-styles.ts";
import { shared } from "../../styles/shared.ts";
import { checkDeal, type FairCheck, type Finding } from "./check.ts";

/** *Check this deal*: the browser shuffles again by itself and says part by part what agrees. */
@customElement("bm-fair-check")
export class BmFairCheck extends LitElement {
  static override readonly styles = [
    shared,
    foldStyles,
    css`
      ul {
        list-style: none;
        margin: var(--bm-space-3) 0;
        padding: 0;
        display: grid;
        gap: var(--bm-space-1);
      }
      li {
        display: flex;
        gap: var(--bm-space-2);
      }
      .hint {
        margin-block: var(--bm-space-2) 0;
      }
      .mark {
        flex: none;
        inline-size: 1.2em;
        font-weight: 700;
        text-align: center;
      }
      .ok .mark,
      .verdict.ok {
        color: var(--bm-ok);
      }
      .fault .mark,
      .verdict.fault {
        color: var(--bm-danger);
      }
      .verdict {
        font-weight: 600;
      }
      dl {
        display: grid;
        gap: var(--bm-space-2);
        margin: 0;
      }
      dd {
        margin: 0;
        font: var(--bm-text-1) / 1.4 var(--bm-font-code);
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property() table = "";
  @property({ attribute: false }) you: Seat = 0;
  @property({ attribute: false }) deal: SeenDeal | null = null;
  /** Names of the two seats, the reader's as "you". */
  @property({ attribute: false }) names: readonly [string, string] = ["", ""];

  @state() private found: FairCheck | null = null;

  constructor() {
    super();
    new LocaleController(this);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("deal");
    if (before?.secret !== undefined && before.secret !== this.deal?.secret) this.found = null;
  }

  private readonly check = (): void => {
    const { deal, table, you } = this;
    if (deal === null) return;
    this.found = checkDeal({
      table,
      you,
      deal,
      // The deal of the day's may have been seen on its page, even the day before.
      seenCommitment:
        keptCommitment(packName(table, deal.day), deal.deal) ?? keptCommitment(table, deal.deal),
      keptCut: keptCut(table, deal.deal),
    });
  };

  private findings({
    commitment,
    seenBefore,
    deck,
    dealer,
    cut,
  }: FairCheck): readonly (readonly [Finding, string])[] {
    const texts = t().review;
    const pick = (finding: Finding, ok: string, fault: string): readonly [Finding, string] => [
      finding,
      finding === "fault" ? fault : ok,
    ];
    return [
      pick(commitment, seenBefore ? texts.commitment : texts.commitmentTold, texts.commitmentWrong),
      pick(deck, texts.deck, texts.deckWrong),
      ...(dealer === null ? [] : [pick(dealer, texts.dealer, texts.dealerWrong)]),
      // Nobody cuts at the deal of the day.
      ...(this.deal?.day !== undefined
        ? []
        : [pick(cut, cut === "unknown" ? texts.cutUnknown : texts.cut, texts.cutWrong)]),
    ];
  }

  private report(found: FairCheck): TemplateResult {
    const texts = t().review;
    const marks: Readonly<Record<Finding, string>> = { ok: "✓", fault: "✗", unknown: "–" };
    return html`<p class="verdict ${found.verdict === "fair" ? "ok" : "fault"}" data-testid="verdict">
        ${texts[found.verdict]}
      </p>
      <ul>
        ${this.findings(found).map(
          ([finding, text]) => html`<li class=${finding}>
            <span class="mark" role="img" aria-label=${texts[finding]}>${marks[finding]}</span>
            <span>${text}</span>
          </li>`,
        )}
      </ul>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { deal } = this;
    if (deal === null) return nothing;
    const texts = t().review;
    const cutLabel = (seat: Seat): string =>
      seat === this.you ? texts.yourCut : texts.cutOf(this.names[seat]);
    return html`
      ${
        deal.secret === null
          ? html`<p>${texts.stillSealed}</p>`
          : html`<button class="button" type="button" @click=${this.check}>${texts.check}</button>
              <p class="hint">${texts.checkHint}</p>`
      }
      <div role="status">${this.found === null ? nothing : this.report(this.found)}</div>
      <details>
        <summary>${texts.numbers}</summary>
        <dl>
          <div><dt>${texts.hash}</dt><dd>${deal.commitment}</dd></div>
          <div><dt>${texts.secret}</dt><dd>${deal.secret ?? "–"}</dd></div>
          <div><dt>${cutLabel(0)}</dt><dd>${deal.cuts[0] || "–"}</dd></div>
          <div><dt>${cutLabel(1)}</dt><dd>${deal.cuts[1] || "–"}</dd></div>
        </dl>
      </details>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-fair-check": BmFairCheck;
  }
}
