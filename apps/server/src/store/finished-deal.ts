import type { RuleSet } from "@bummerl/engine";
import type { DealAnswer } from "@bummerl/protocol";
import { type FinishedDeal, seatedPlayer } from "@bummerl/table";
import type { Pool } from "pg";
import type { StoredDeal } from "./stored.ts";

const FINISHED_DEAL = `
SELECT deals.*, tables.rules, tables.day FROM deals JOIN tables ON tables.id = deals.table_id
WHERE deals.table_id = $2 AND deals.deal = $3 AND (deals.player_0 = $1 OR deals.player_1 = $1)`;

type DealRow = StoredDeal & { readonly rules: RuleSet; readonly day: string | null };

const resultOf = ({ winner, counters, reason }: DealRow): FinishedDeal["result"] =>
  winner === null || counters === null || reason === null ? null : { winner, counters, reason };

/** A finished deal for one of the two who played it; `null` for anybody else, or when there is none. */
export const readFinishedDeal = async (
  pool: Pool,
  player: string,
  table: string,
  deal: number,
): Promise<DealAnswer | null> => {
  const [row] = (await pool.query<DealRow>(FINISHED_DEAL, [player, table, deal])).rows;
  if (row === undefined) return null;
  return {
    table,
    seats: [seatedPlayer(row.player_0, row.name_0), seatedPlayer(row.player_1, row.name_1)],
    yourSeat: row.player_0 === player ? 0 : 1,
    rules: row.rules,
    endedAt: row.ended_at,
    deal: {
      deal: row.deal,
      bummerl: row.bummerl,
      dealer: row.dealer,
      deck: row.deck,
      actions: row.actions,
      result: resultOf(row),
      toGo: [row.to_go_0, row.to_go_1],
      secret: row.secret,
      commitment: row.commitment,
      cuts: [row.cut_0, row.cut_1],
      ...(row.day === null ? {} : { day: row.day }),
      ...(row.dealer_chosen ? { dealerChosen: true } : {}),
      ...(row.undone === 0 ? {} : { undone: row.undone }),
    },
  };
};
