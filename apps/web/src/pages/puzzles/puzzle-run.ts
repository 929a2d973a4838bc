import type { Action, Card, PerSeat } from "@bummerl/engine";
import { PUZZLE_RULES, type Puzzle, positionOf, SOLVER_SEAT, worthOf } from "@bummerl/players/puzzles";
import type { CommandReply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import { LocalTable, type PreparedDeal } from "../learn/local-table.ts";

/** Where a puzzle stands: it waits, perhaps after a wrong move that was taken back; or the right one was done or shown. */
export type Standing =
  | { readonly at: "task"; readonly wrong: Action | null }
  | { readonly at: "done"; readonly shown: boolean };

const same = (a: Action, b: Action): boolean =>
  a.type === b.type &&
  ("card" in a ? a.card : null) === ("card" in b ? b.card : null) &&
  "claim" in a === "claim" in b;

/** A puzzle as a deal that has come to where it gets interesting. */
export const prepared = ({ id, dealer, deck, opening }: Puzzle): PreparedDeal => ({
  id: `puzzle-${id}`,
  rules: PUZZLE_RULES,
  dealer,
  deck,
  opening,
  toGo: [7, 7],
});

/** One puzzle at a real table. */
export class PuzzleRun {
  readonly puzzle: Puzzle;
  standing: Standing = { at: "task", wrong: null };
  private readonly table: LocalTable;
  private readonly changed: () => void;
  private shown: TableUpdate;

  constructor(puzzle: Puzzle, names: PerSeat<string>, changed: () => void) {
    this.puzzle = puzzle;
    this.changed = changed;
    this.table = new LocalTable(prepared(puzzle), names);
    this.shown = this.opened(false);
  }

  get update(): TableUpdate {
    return this.shown;
  }

  /** Is the solver to lead? */
  get leads(): boolean {
    return positionOf(this.puzzle).led === null;
  }

  /** Counters that an action brings; on the average where the cards may lie in several ways. */
  worth(action: Action): number {
    return worthOf(this.puzzle, positionOf(this.puzzle), action);
  }

  /** A move that the rules refuse is refused as by a server; a wrong one is taken back; the right one is done. */
  async send(command: SeatCommand): Promise<CommandReply> {
    const unchanged: CommandReply = { ok: true, data: { seq: this.table.seq } };
    if (command.type !== "act") return unchanged;
    const judged = this.table.judge(SOLVER_SEAT, command.action);
    if (!judged.ok) return { ok: false, error: judged.error };
    if (this.standing.at === "done") return unchanged;
    if (same(command.action, this.puzzle.best)) this.finish(false);
    else {
      this.standing = { at: "task", wrong: command.action };
      this.changed();
    }
    return { ok: true, data: { seq: this.table.seq } };
  }

  /** Does the right move for the one who cannot find it. */
  show(): void {
    this.finish(true);
  }

  private finish(shown: boolean): void {
    this.table.act(SOLVER_SEAT, this.puzzle.best);
    this.standing = { at: "done", shown };
    this.shown = this.opened(true);
    this.changed();
  }

  /** In an ending both know all cards: whoever comes to it in the middle sees what he would have counted. */
  private opened(isOver: boolean): TableUpdate {
    const update = this.table.update(isOver);
    const { deal } = update.view;
    if (deal === null || this.puzzle.kind !== "ending") return update;
    const theirs: readonly Card[] = positionOf(this.puzzle).hands[1];
    return { ...update, view: { ...update.view, deal: { ...deal, hands: [deal.hands[0], theirs] } } };
  }
}
