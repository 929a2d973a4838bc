import type { Decision } from "@bummerl/players/review";
import type { DealAnswer } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { ExtraController } from "../../i18n/extra.ts";
import { LocaleController } from "../../i18n/index.ts";
import { teacher } from "../../i18n/teacher.ts";
import type { ReviewTold } from "../../review/messages.ts";
import { playedDeal } from "../../review/played-deal.ts";
import { shared } from "../../styles/shared.ts";

/** Where a review stands. */
type Standing = "asleep" | "thinking" | "done" | "failed";

/**
 * *What could have been better*: one's own decisions, thought through beside the page when it is wished for.
 * @fires bm-show-trick - to the trick of this number, further down
 */
@customElement("bm-better")
export class BmBetter extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        display: block;
        margin-block-end: var(--bm-space-5);
      }
      p {
        max-inline-size: 60ch;
      }
      progress {
        display: block;
        inline-size: min(24rem, 100%);
        block-size: var(--bm-space-3);
        accent-color: var(--bm-accent);
      }
    `,
  ];

  @property({ attribute: false }) answer: DealAnswer | null = null;

  @state() private standing: Standing = "asleep";
  @state() private decisions: readonly Decision[] = [];
  private of = 0;
  @query("bm-decisions") private found!: HTMLElement | null;
  private readonly extra = new ExtraController(this, teacher);
  private stop: (() => void) | null = null;

  constructor() {
    super();
    new LocaleController(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.rest();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("answer") && changed.get("answer") !== undefined) this.rest();
  }

  protected override updated(changed: PropertyValues): void {
    // The button that had the focus is gone: reading goes on with what was found.
    if (changed.has("standing") && this.standing === "done") this.found?.focus();
  }

  private rest(): void {
    this.stop?.();
    this.stop = null;
    this.standing = "asleep";
    this.decisions = [];
  }

  private readonly begin = async (): Promise<void> => {
    const { answer } = this;
    if (answer === null || this.standing === "thinking") return;
    this.decisions = [];
    this.of = 0;
    this.standing = "thinking";
    try {
      const [{ reviewInWorker }] = await Promise.all([
        import("../../review/in-worker.ts"),
        import("./bm-decisions.ts"),
      ]);
      if (answer !== this.answer || !this.isConnected) return;
      const wish = { played: playedDeal(answer), seat: answer.yourSeat };
      this.stop = reviewInWorker(wish, (told) => this.told(told));
    } catch (error) {
      console.warn("the review could not be loaded", error);
      this.standing = "failed";
    }
  };

  private told(told: ReviewTold): void {
    if ("end" in told) {
      this.standing = told.end;
      return;
    }
    this.of = told.of;
    this.decisions = [...this.decisions, told.decision];
  }

  override render(): TemplateResult | typeof nothing {
    const texts = this.extra.texts?.better;
    if (this.answer === null || texts === undefined) return nothing;
    return html`<section aria-labelledby="title">
      <h3 id="title" class="ruled">${texts.title}</h3>
      <p class="hint">${texts.intro}</p>
      ${this.body(texts)}
    </section>`;
  }

  private body(texts: NonNullable<typeof this.extra.texts>["better"]): TemplateResult {
    switch (this.standing) {
      case "asleep":
        return html`<button class="button" type="button" @click=${this.begin}>${texts.start}</button>`;
      case "thinking": {
        const done = this.decisions.length;
        return html`<label>
          <span>${texts.working(done, Math.max(this.of, done))}</span>
          ${this.of === 0 ? html`<progress></progress>` : html`<progress max=${this.of} .value=${done}></progress>`}
        </label>`;
      }
      case "failed":
        return html`<p role="alert">${texts.failed}</p>
          <button class="button" type="button" @click=${this.begin}>${texts.again}</button>`;
      case "done":
        return html`<bm-decisions
          tabindex="-1"
          .answer=${this.answer}
          .decisions=${this.decisions}
        ></bm-decisions>`;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-better": BmBetter;
  }
}
