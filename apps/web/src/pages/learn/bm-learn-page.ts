import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import { ICONS } from "../../parts/icons.ts";
import { shared } from "../../styles/shared.ts";
import "../../table/elements/bm-table.ts";
import type { BmTable } from "../../table/elements/bm-table.ts";
import { learnStyles } from "./learn-styles.ts";
import { LessonRun } from "./lesson-run.ts";
import { LESSONS } from "./lessons.ts";
import { firstOpen, keepSolved, solved } from "./progress.ts";
import { type Steps, stepsHead, stepsOnwards } from "./steps.ts";

/** Time to see a card before the next one. Milliseconds. */
const PACE = 1100;

/** The game in ten short steps on a real table, without a server. */
@customElement("bm-learn-page")
export class BmLearnPage extends LitElement {
  /** Milliseconds before each move of the teacher. */
  @property({ type: Number }) pace = PACE;

  @state() private at = firstOpen();
  @state() private done = solved();
  private run: LessonRun | null = null;
  @query("h2") private heading!: HTMLElement;
  @query(".onwards") private onwards!: HTMLElement | null;
  @query("bm-table") private table!: BmTable;

  static override readonly styles = [shared, learnStyles];

  constructor() {
    super();
    new LocaleController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.run === null) this.begin(this.at);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.run?.stop();
    this.run = null;
  }

  protected override updated(changed: PropertyValues): void {
    // The step is over: whoever has just played goes on from here.
    if (changed.has("done") && changed.get("done") !== undefined) this.onwards?.focus();
  }

  private begin(at: number): void {
    const lesson = LESSONS[at];
    if (lesson === undefined) throw new Error(`there is no lesson ${at}`);
    this.run?.stop();
    this.at = at;
    const run = new LessonRun(lesson, [t().table.you, t().learn.teacher], this.pace, () =>
      this.happened(run),
    );
    this.run = run;
    this.requestUpdate();
  }

  private happened(run: LessonRun): void {
    if (run !== this.run) return;
    const id = LESSONS[this.at]?.id;
    if (run.standing.at === "done" && id !== undefined) this.done = keepSolved(id);
    this.requestUpdate();
  }

  /** On a new step reading begins at its heading. */
  private async goTo(at: number): Promise<void> {
    this.begin(at);
    await this.updateComplete;
    this.heading.focus();
  }

  private toCards(): void {
    this.table.renderRoot.querySelector<HTMLElement>('.hand-card[tabindex="0"]')?.focus();
  }

  protected override render(): TemplateResult {
    const { run } = this;
    const texts = t().learn;
    const lesson = LESSONS[this.at];
    if (run === null || lesson === undefined) return html`<h1 tabindex="-1">${texts.title}</h1>`;
    return html`<section class="words" aria-label=${texts.text}>
        <h1 class="visually-hidden" tabindex="-1">${texts.title}</h1>
        ${this.head()}
        <p class="say" id="say">${texts.lessons[lesson.id].say}</p>
        ${this.now(run)}
        ${this.list()}
      </section>
      <bm-table .latest=${run.update} .send=${(command: Parameters<LessonRun["send"]>[0]) => run.send(command)}></bm-table>`;
  }

  private get steps(): Steps {
    const texts = t().learn;
    return {
      at: this.at,
      names: LESSONS.map(({ id }, at) => texts.stepName(at + 1, texts.lessons[id].title, this.done.has(id))),
      texts: { all: texts.steps, back: texts.back, next: texts.next, again: texts.again },
      goTo: (at) => void this.goTo(at),
    };
  }

  private head(): TemplateResult {
    const texts = t().learn;
    return stepsHead(
      this.steps,
      html`<span class="count">${texts.step(this.at + 1, LESSONS.length)}</span>
        ${texts.lessons[LESSONS[this.at]?.id ?? "trick"].title}`,
      `${this.at + 1}/${LESSONS.length}`,
    );
  }

  /** What is to be done now, why a move was taken back, or that it is done. */
  private now(run: LessonRun): TemplateResult {
    const texts = t().learn;
    const { standing } = run;
    const lesson = texts.lessons[LESSONS[this.at]?.id ?? "trick"];
    const last = this.at === LESSONS.length - 1;
    if (standing.at === "done") {
      return html`<p class="now done" id="now" role="status">${lesson.done} ${last ? texts.end : nothing}</p>
        ${stepsOnwards(
          this.steps,
          html`<a class="button primary onwards" href="/#make">${texts.makeTable}</a>
            <a class="button" href="/puzzles">${t().app.puzzles}</a>
            <a class="button" href="/rules">${texts.toRules}</a>`,
        )}`;
    }
    const isWrong = standing.at === "task" && standing.wrong !== null;
    return html`<p class="now ${isWrong ? "wrong" : ""}" id="now" role="status">
        ${
          standing.at === "teacher"
            ? texts.playing
            : standing.wrong === null
              ? lesson.tasks[standing.task]
              : texts.wrong[standing.wrong]
        }
      </p>
      <button class="button visually-hidden when-focused" type="button" @click=${this.toCards}>
        ${texts.toCards}
      </button>`;
  }

  private list(): TemplateResult {
    const texts = t().learn;
    return html`<ol aria-label=${texts.steps}>
      ${this.steps.names.map(
        (name, at) => html`<li>
          <button
            class="button quiet"
            type="button"
            aria-current=${at === this.at ? "step" : nothing}
            @click=${() => this.goTo(at)}
          >
            ${name}
          </button>
        </li>`,
      )}
    </ol>
      <a class="button quiet more" href="/puzzles">${ICONS.puzzles}${t().app.puzzles}</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-learn-page": BmLearnPage;
  }
}
