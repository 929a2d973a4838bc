import type { Action, Card } from "@bummerl/engine";
import type { PairTally, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand, TableView } from "@bummerl/table";
import type { Messages } from "../../i18n/index.ts";
import type { Link } from "../../net/table-connection.ts";
import type { RuleId } from "../../parts/rule-groups.ts";
import type { Note } from "../model/note.ts";
import type { OnTable } from "../model/on-table.ts";
import type { Request } from "../model/request.ts";
import type { Move, Question } from "../model/steps.ts";

export type { Move, Question } from "../model/steps.ts";

/** The sheet that lies over the table. */
export type Sheet =
  | "menu"
  | "help"
  | "history"
  | "tricks"
  | "marriage"
  | "settings"
  | "rules"
  /** The rules, opened at one of them. */
  | { readonly rule: RuleId }
  | { readonly ask: Question };

/** What the parts of the table ask for. */
export interface Doings {
  play(card: Card): void;
  act(action: Action): void;
  move(move: Move): void;
  command(type: Exclude<SeatCommand["type"], "act">): void;
  ask(question: Question): void;
  /** Asks what a good player would do. */
  hint(): void;
  /** Takes the own last move back. */
  undo(): void;
  open(sheet: Sheet): void;
  close(): void;
  /** A card of the hand has the focus now. */
  focusCard(card: Card): void;
  /** The player wants to wait, or to play on, whatever is asked now. */
  putAside(): void;
  /** The page should go away from this table. */
  goAway(): void;
}

/** Everything the parts of the table draw from. */
export interface Ui {
  readonly update: TableUpdate;
  readonly view: TableView;
  readonly messages: Messages;
  readonly link: Link;
  /** Server's clock minus this browser's, milliseconds. */
  readonly offset: number;
  /** Why the last wish was not possible. */
  readonly note: Note | null;
  /** A command is on its way. */
  readonly busy: boolean;
  readonly pendingCard: Card | null;
  /** The cards drawn in the middle: a finished trick stays there until it was seen. */
  readonly trick: readonly OnTable[];
  /** The card of the hand that Tab reaches. */
  readonly tabCard: Card | null;
  /** Bummerl of these two at all their tables; `null` until it is known. */
  readonly pairTally: PairTally | null;
  /** Path to the review of a finished deal; `null` where there is none. */
  readonly reviewOf: ((deal: number) => string) | null;
  /** What was asked and the player put aside. */
  readonly aside: Request | null;
  /** What a good player would do here, once it was asked for. */
  readonly advised: Action | null;
  readonly do: Doings;
}
