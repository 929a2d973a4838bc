import type { Card, EndReason, RuleSet, Seat } from "@bummerl/engine";
import type { BummerlEnd, SeatAction, SeatedPlayer } from "@bummerl/table";
import type { QueryResultRow } from "pg";
import type { LogRow } from "./log-row.ts";

/** Rows as they lie in the database, by the names of its columns. */

export interface StoredEvents extends LogRow, QueryResultRow {
  readonly table_id: string;
  readonly command_id: string;
}

export interface StoredDeal extends QueryResultRow {
  readonly table_id: string;
  readonly deal: number;
  readonly seq: number;
  readonly bummerl: number;
  readonly dealer: Seat;
  readonly winner: Seat | null;
  readonly counters: number | null;
  readonly reason: EndReason | null;
  readonly to_go_0: number;
  readonly to_go_1: number;
  readonly ended_at: number;
  readonly player_0: string;
  readonly name_0: string;
  readonly kind_0: SeatedPlayer["kind"];
  readonly player_1: string;
  readonly name_1: string;
  readonly kind_1: SeatedPlayer["kind"];
  readonly secret: string;
  readonly commitment: string;
  readonly cut_0: string;
  readonly cut_1: string;
  readonly deck: readonly Card[];
  readonly actions: readonly SeatAction[];
  readonly dealer_chosen: boolean;
  readonly undone: number;
}

export interface StoredBummerl extends QueryResultRow {
  readonly table_id: string;
  readonly bummerl: number;
  readonly seq: number;
  readonly kind: string;
  readonly value: number;
  readonly how: BummerlEnd;
  readonly winner_seat: Seat;
  readonly winner: string;
  readonly winner_name: string;
  readonly loser: string;
  readonly loser_name: string;
  readonly ended_at: number;
}

export interface StoredTable extends QueryResultRow {
  readonly id: string;
  readonly seq: number;
  readonly status: string;
  readonly player_0: string | null;
  readonly player_1: string | null;
  readonly rules: RuleSet;
}
