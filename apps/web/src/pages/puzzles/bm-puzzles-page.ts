import type { Action } from "@bummerl/engine";
import { GRADES, type Grade, type Puzzle } from "@bummerl/players/puzzles";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import type { TeacherMessages } from "../../i18n/en/teacher.ts";
import { ExtraController } from "../../i18n/extra.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { teacher } from "../../i18n/teacher.ts";
import { bones, bonesStyles } from "../../parts/bones.ts";
import { shared } from "../../styles/shared.ts";
import "../../table/elements/bm-table.ts";
import { foldStyles } from "../../parts/fold-styles.ts";
import type { BmTable } from "../../table/elements/bm-table.ts";
import { learnStyles } from "../learn/learn-styles.ts";
import { type Steps, stepsHead, stepsOnwards } from "../learn/steps.ts";
import { lineInWords, unseenCards } from "./in-words.ts";
import { allPuzzles } from "./list.ts";
import { keepSolved, solved } from "./progress.ts";
import { PuzzleRun } from "./puzzle-run.ts";
import { puzzlesStyles } from "./puzzles-styles.ts";
import { unseen } from "./unseen.ts";
import { verdict, whyWrong } from "./verdict.ts";

/** Endings and closings with one right move each, on a real table, without a server. */
@customElement("bm-puzzles-page")
export class BmPuzzlesPage extends LitElement {
  @state() private puzzles: readonly Puzzle[] = [];
  @state() private at = 0;
  @state() private done = solved();
  @state() private run: PuzzleRun | null = null;
  @query("h2") private heading!: HTMLElement | null;
  @query(".onwards") private onwards!: HTMLElement | null;
  @query("bm-table") private table!: BmTable;

  private readonly extra = new ExtraController(this, teacher);

  static override readonly styles = [shared, bonesStyles, learnStyles, foldStyles, puzzlesStyles];

  constructor() {
    super();
    new LocaleController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    this.puzzles = await allPuzzles();
    if (this.run === null) this.begin(this.firstOpen());
  }

  /** Where to go on: the first puzzle that has not been solved, or the first of all. */
  private firstOpen(): number {
    return Math.max(
      0,
      this.puzzles.findIndex(({ id }) => !this.done.has(id)),
    );
  }

  protected override updated(changed: PropertyValues): void {
    // It is over: whoever has just played goes on from here.
    if (changed.has("done") && changed.get("done") !== undefined) this.onwards?.focus();
  }

  private begin(at: number): void {
    const puzzle = this.puzzles[at];
    if (puzzle === undefined) throw new Error(`there is no puzzle ${at}`);
    this.at = at;
    const run = new PuzzleRun(puzzle, [t().table.you, t().learn.teacher], () => this.happened(run));
    this.run = run;
  }

  private happened(run: PuzzleRun): void {
    if (run !== this.run) return;
    const { standing, puzzle } = run;
    if (standing.at === "done") this.done = standing.shown ? new Set(this.done) : keepSolved(puzzle.id);
    this.requestUpdate();
  }

  /** On a new puzzle reading begins at its heading. */
  private async goTo(at: number): Promise<void> {
    this.begin(at);
    await this.updateComplete;
    this.heading?.focus();
  }

  private toCards(): void {
    this.table.renderRoot.querySelector<HTMLElement>('.hand-card[tabindex="0"]')?.focus();
  }

  protected override render(): TemplateResult {
    const { run } = this;
    const texts = this.extra.texts;
    const title = t().app.puzzles;
    if (run === null || texts === null) {
      return html`<div><h1 class="visually-hidden" tabindex="-1">${title}</h1>
        ${bones(6)}</div>`;
    }
    return html`<section
        class="words ${run.standing.at === "task" && run.standing.wrong === null ? "" : "tried"} ${run.standing.at}"
        aria-label=${texts.puzzles.text}
      >
        <h1 class="visually-hidden" tabindex="-1">${title}</h1>
        ${this.head(texts)}
        <p class="say" id="say">
          ${texts.puzzles[run.puzzle.kind === "ending" ? "ending" : "open"](t().learn.teacher)}
        </p>
        ${run.puzzle.kind === "ending" ? nothing : unseen(unseenCards(run.update), texts.puzzles.unseen)} ${this.now(run, texts)}
        ${this.list(texts)}
      </section>
      <bm-table .latest=${run.update} .send=${(command: Parameters<PuzzleRun["send"]>[0]) => run.send(command)}></bm-table>`;
  }

  private get solvedCount(): number {
    return this.puzzles.filter(({ id }) => this.done.has(id)).length;
  }

  private nameOf(at: number, { puzzles: texts }: TeacherMessages): string {
    const puzzle = this.puzzles[at];
    if (puzzle === undefined) return "";
    return texts.name(at + 1, texts.grades[puzzle.grade], this.done.has(puzzle.id));
  }

  private steps(all: TeacherMessages): Steps {
    const { puzzles: texts } = all;
    return {
      at: this.at,
      names: this.puzzles.map((_, at) => this.nameOf(at, all)),
      texts,
      goTo: (at) => void this.goTo(at),
    };
  }

  private head(all: TeacherMessages): TemplateResult {
    const texts = all.puzzles;
    return stepsHead(
      this.steps(all),
      html`${texts.number(this.at + 1)}
        <span class="grade">${texts.grades[this.puzzles[this.at]?.grade ?? 1]}</span>`,
      `${this.solvedCount} ✓`,
    );
  }

  /** What is to be done now, why a move was wrong, or that it was right. */
  private now(run: PuzzleRun, all: TeacherMessages): TemplateResult {
    const texts = all.puzzles;
    const { standing } = run;
    if (standing.at === "done") {
      return html`<p class="now done" id="now" role="status">${verdict(run, standing.shown, all)}</p>
        ${this.line(run, run.puzzle.best, texts.line)}
        ${stepsOnwards(
          this.steps(all),
          html`<a class="button primary onwards" href="/#computer">${t().computer.title}</a>`,
        )}`;
    }
    const { wrong } = standing;
    return html`<p class="now ${wrong === null ? "" : "wrong"}" id="now" role="status">
        ${wrong === null ? nothing : whyWrong(run, wrong, all)}
      </p>
      ${wrong === null ? nothing : this.line(run, wrong, texts.lineWrong)}
      <div class="row">
        <button class="button quiet" type="button" @click=${() => run.show()}>${texts.show}</button>
        <button class="button visually-hidden when-focused" type="button" @click=${this.toCards}>
          ${t().learn.toCards}
        </button>
      </div>`;
  }

  private line(run: PuzzleRun, action: Action, title: string): TemplateResult | typeof nothing {
    if (run.puzzle.kind === "closing") return nothing;
    const tricks = lineInWords(run.puzzle, action, [t().table.you, t().learn.teacher], t());
    return html`<details>
      <summary>${title}</summary>
      <ol class="line">${tricks.map(({ text }) => html`<li>${text}</li>`)}</ol>
    </details>`;
  }

  /** All puzzles by number, where there is room. */
  private list(all: TeacherMessages): TemplateResult {
    const texts = all.puzzles;
    const of = (grade: Grade): readonly number[] =>
      this.puzzles.flatMap((puzzle, at) => (puzzle.grade === grade ? [at] : []));
    return html`<div class="all">
      <p>${texts.solvedCount(this.solvedCount, this.puzzles.length)}</p>
      ${GRADES.map(
        (grade) => html`<h3>${texts.grades[grade]}</h3>
          <ol aria-label=${texts.grades[grade]}>
            ${of(grade).map(
              (at) => html`<li>
                <button
                  class="button quiet ${this.done.has(this.puzzles[at]?.id ?? "") ? "solved" : ""}"
                  type="button"
                  aria-label=${this.nameOf(at, all)}
                  aria-current=${at === this.at ? "step" : nothing}
                  @click=${() => this.goTo(at)}
                >
                  ${at + 1}${this.done.has(this.puzzles[at]?.id ?? "") ? "✓" : nothing}
                </button>
              </li>`,
            )}
          </ol>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-puzzles-page": BmPuzzlesPage;
  }
}
