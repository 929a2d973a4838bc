import { type Action, otherSeat } from "@bummerl/engine";
import type { CommandReply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import type { Lesson, Reason } from "./lesson.ts";
import { LEARNER, LocalTable } from "./local-table.ts";

/** Where a lesson stands: a task waits, perhaps after a move that was taken back; the teacher plays; all is done. */
export type Standing =
  | { readonly at: "task"; readonly task: number; readonly wrong: Reason | null }
  | { readonly at: "teacher" }
  | { readonly at: "done" };

/** One lesson being played: judges the learner's moves, plays the teacher's. */
export class LessonRun {
  standing: Standing = { at: "task", task: 0, wrong: null };
  private readonly lesson: Lesson;
  private readonly table: LocalTable;
  private readonly pace: number;
  private readonly changed: () => void;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private shown: TableUpdate;

  /**
   * @param names the learner's and the teacher's
   * @param pace milliseconds before each of the teacher's moves
   * @param changed called when the table or the standing is another one
   */
  constructor(lesson: Lesson, names: readonly [string, string], pace: number, changed: () => void) {
    this.lesson = lesson;
    this.pace = pace;
    this.changed = changed;
    this.table = new LocalTable(lesson.deal, names);
    this.shown = this.table.update();
  }

  get update(): TableUpdate {
    return this.shown;
  }

  /** The teacher stops playing: another lesson is begun. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** A move that the rules refuse is refused as by a server. One that is allowed but not asked for is taken back. */
  async send(command: SeatCommand): Promise<CommandReply> {
    const unchanged: CommandReply = { ok: true, data: { seq: this.table.seq } };
    if (command.type !== "act") return unchanged;
    const judged = this.table.judge(LEARNER, command.action);
    if (!judged.ok) return { ok: false, error: judged.error };
    if (this.standing.at !== "task") return unchanged;
    this.answer(this.standing.task, command.action);
    return { ok: true, data: { seq: this.table.seq } };
  }

  private answer(number: number, action: Action): void {
    const task = this.lesson.tasks[number];
    if (task === undefined) throw new Error(`lesson ${this.lesson.id} has no task ${number}`);
    const wrong = task.judge(action);
    if (wrong !== null) {
      this.stand({ at: "task", task: number, wrong });
      return;
    }
    this.table.act(LEARNER, action);
    this.go(number, task.answers);
  }

  private go(number: number, answers: readonly Action[]): void {
    const [first, ...rest] = answers;
    if (first === undefined) {
      const more = number + 1 < this.lesson.tasks.length;
      this.stand(more ? { at: "task", task: number + 1, wrong: null } : { at: "done" });
      return;
    }
    this.stand({ at: "teacher" });
    this.timer = setTimeout(() => {
      this.table.act(otherSeat(LEARNER), first);
      this.go(number, rest);
    }, this.pace);
  }

  private stand(standing: Standing): void {
    this.standing = standing;
    const isOver = standing.at === "done";
    if (this.shown.view.seq !== this.table.seq) this.shown = this.table.update(isOver);
    this.changed();
  }
}
