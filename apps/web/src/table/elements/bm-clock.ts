import type { Seat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import { css, html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import { type ClockFace, clockFace, clockStep, formatClock } from "../model/clock.ts";
import { mySeat, nameOf } from "../model/sides.ts";

/** A quarter of a second: the shown second is never late by what an eye would see. */
const TICK_MS = 250;

/** What is left of the time that runs, as a ring that closes; an empty one beside time that rests. */
const ring = ({
  share,
  running,
}: ClockFace): TemplateResult => html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <circle class="way" cx="12" cy="12" r="9"></circle>
  ${
    running
      ? svg`<circle cx="12" cy="12" r="9" pathLength="100" stroke-dasharray=${`${Math.round(share * 100)} 100`}></circle>`
      : nothing
  }
</svg>`;

/** The clock of one seat: time for this decision, then the bank. Nothing flashes and nothing turns red. */
@customElement("bm-clock")
export class BmClock extends LitElement {
  static override readonly styles = css`
    :host {
      display: inline-flex;
      align-items: baseline;
      gap: 0.4em;
      max-inline-size: 100%;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    :host([hidden]) {
      display: none;
    }
    b {
      font-weight: 700;
    }
    .idle {
      font-weight: 500;
    }
    /* In a narrow column the word stands below the figures. */
    span {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.4em;
      min-inline-size: 0;
      padding-inline: 0.15em;
      /* Round beside one line, a ground with soft corners below two. */
      border-radius: 0.8em;
    }
    svg {
      inline-size: 1.1em;
      block-size: 1.1em;
      flex: none;
      rotate: -90deg;
    }
    circle {
      fill: none;
      stroke: currentColor;
      stroke-width: 3;
    }
    .way {
      opacity: 0.3;
    }
    /* Steps of a calm clock: nothing flashes, nothing turns red; each step is a word or a shape as well. */
    [data-step="soon"],
    [data-step="bank"],
    [data-step="up"] {
      padding-inline: 0.4em 0.6em;
    }
    [data-step="soon"] {
      box-shadow: inset 0 0 0 1px currentColor;
    }
    [data-step="bank"],
    [data-step="up"] {
      background: var(--bm-lamp);
      color: var(--bm-lamp-ink);
    }
    [data-step="up"] {
      padding-inline: 0.6em;
    }
    small {
      font-size: 0.8em;
    }
  `;

  @property({ attribute: false }) view: TableView | null = null;
  @property({ attribute: false }) seat: Seat = 0;
  /** Server's clock minus this browser's, milliseconds. */
  @property({ attribute: false }) offset = 0;

  private timer: ReturnType<typeof setInterval> | null = null;

  constructor() {
    super();
    new LocaleController(this);
  }

  override disconnectedCallback(): void {
    this.stop();
    super.disconnectedCallback();
  }

  override updated(_changed: PropertyValues<this>): void {
    const running = this.face()?.running === true && this.isConnected;
    if (running && this.timer === null) this.timer = setInterval(() => this.requestUpdate(), TICK_MS);
    if (!running) this.stop();
  }

  private stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private face() {
    return this.view === null ? null : clockFace(this.view, this.seat, Date.now() + this.offset);
  }

  override render(): TemplateResult | typeof nothing {
    const { view } = this;
    const face = this.face();
    if (view === null || face === null) return nothing;
    const texts = t().table.clock;
    const main = face.up
      ? texts.up
      : formatClock(face.running && face.decision === 0 ? face.bank : face.decision);
    const bank = face.running && face.decision === 0 ? texts.onBank : texts.bank(formatClock(face.bank));
    // For the eye short (there is little room on a phone), in full for the ear and on hovering.
    const short = face.running && face.decision === 0 ? texts.onBank : `+${formatClock(face.bank)}`;
    const spoken = `${main}, ${bank}`;
    const label =
      this.seat === mySeat(view) ? texts.yours(spoken) : texts.label(nameOf(view, this.seat, t()), spoken);
    return html`<span role="timer" data-step=${clockStep(face)} aria-label=${label} title=${label} aria-live="off">
      ${face.up ? nothing : ring(face)}${face.running ? html`<b>${main}</b>` : nothing}
      ${face.up ? nothing : html`<small class=${face.running ? "" : "idle"}>${short}</small>`}
    </span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-clock": BmClock;
  }
}
