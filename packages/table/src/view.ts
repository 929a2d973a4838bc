import type { DealView, PerSeat, RuleSet, Seat, Viewer } from "@bummerl/engine";
import type { ClockName } from "./clock.ts";
import type { SeatCommand } from "./command.ts";
import type { ComputerChoice } from "./computer/choice.ts";
import type { DayDeal } from "./day/calendar.ts";
import type {
  ClockState,
  FinishedBummerl,
  SeatedPlayer,
  SeenDeal,
  TableStage,
  TableStatus,
  Visibility,
} from "./state.ts";

declare const tableViewBrand: unique symbol;

/** The one thing that is ever published of a table: what one viewer may know, whole, built field by field. */
export interface TableView {
  readonly [tableViewBrand]: "TableView";
  readonly table: string;
  readonly seq: number;
  readonly dealSeq: number;
  readonly you: Viewer;
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly visibility: Visibility;
  /** Only at a table against a computer. */
  readonly computer?: ComputerChoice;
  /** Only where the deal of the day is played. */
  readonly day?: DayDeal;
  readonly seats: PerSeat<SeatedPlayer | null>;
  readonly status: TableStatus;
  readonly stage: TableStage;
  readonly dealNumber: number;
  readonly bummerlNumber: number;
  /** Counters still to win (R40); shown as `score` says. */
  readonly toGo: PerSeat<number>;
  readonly deal: DealView | null;
  /** Who has pressed Next (or Play on). */
  readonly ready: PerSeat<boolean>;
  /** SHA-256 of the secret of deal `dealNumber` (or of the next one when that is over), and the viewer's own stored cut. */
  readonly fair: { readonly deal: number; readonly commitment: string; readonly yourCut: string | null };
  /** The deal that was finished last, open to look at and to check; `null` while a deal is played. */
  readonly lastDeal: SeenDeal | null;
  readonly bummerls: readonly FinishedBummerl[];
  readonly time: ClockState | null;
  readonly saveAsked: PerSeat<boolean>;
  readonly resumeAsked: PerSeat<boolean>;
  readonly endedBy: Seat | null;
  /** Commands other than `act` that this viewer may give now. */
  readonly may: readonly Exclude<SeatCommand["type"], "act">[];
}
