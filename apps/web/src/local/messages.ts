import type { RuleSet } from "@bummerl/engine";
import type { CommandReply, Hint, Reply, TableUpdate } from "@bummerl/protocol";
import type { ComputerChoice, SeatCommand } from "@bummerl/table";
import type { NotKept } from "../net/errors.ts";

/** A game against the computer that is to be played on this device. */
export interface LocalWish {
  readonly table: string;
  readonly rules: RuleSet;
  readonly computer: ComputerChoice;
  /** What the person is called at this table. */
  readonly name: string;
}

/** What the page asks of the worker. */
export type Question =
  | { readonly type: "make"; readonly wish: LocalWish }
  | { readonly type: "join"; readonly table: string }
  | { readonly type: "part"; readonly table: string }
  | {
      readonly type: "command";
      readonly table: string;
      readonly id: string;
      readonly command: SeatCommand;
    }
  | { readonly type: "hint"; readonly table: string; readonly seq: number };

/** The answer to each kind of question, or that this device could not keep it. */
export interface Answers {
  readonly make: Reply<null> | Failed;
  readonly join: Reply<TableUpdate> | Failed;
  readonly part: Reply<null> | Failed;
  readonly command: CommandReply | Failed;
  readonly hint: Reply<Hint> | Failed;
}
export type Failed = { readonly ok: false; readonly error: NotKept };

export interface Asked {
  readonly number: number;
  readonly question: Question;
}

/** What the worker tells the page: the answer to a question, or a table's new state. */
export type Told =
  | { readonly to: number; readonly answer: Answers[Question["type"]] }
  | { readonly update: TableUpdate };
