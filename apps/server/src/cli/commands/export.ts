import { packName } from "@bummerl/table";
import { inAdminTransaction, withAdmin } from "../../store/admin/connection.ts";
import { type ExportedDeal, exportPlayer, exportTable } from "../../store/admin/export.ts";
import { onDatabase } from "../database.ts";
import { EXIT, type Exit, Refusal } from "../exit.ts";
import { print } from "../output.ts";

export interface ExportOptions {
  readonly player?: string;
  readonly table?: string;
  /** With the log of the table, and so with the cards of a deal that is not over. */
  readonly log?: boolean;
}

/** `bummerl export`: what is stored of one player or of one table, as JSON. */
export const exportOne = ({ player, table, log = false }: ExportOptions): Promise<Exit> =>
  onDatabase(async ({ url }) => {
    if ((player === undefined) === (table === undefined))
      throw new Refusal("Say --player or --table, one of them.", EXIT.unusable);
    const found = await withAdmin({ connectionString: url }, (client) =>
      inAdminTransaction(client, "snapshot", async () =>
        player === undefined
          ? ofTable(await exportTable(client, table ?? "", log))
          : ofPlayer(await exportPlayer(client, player)),
      ),
    );
    if (found === null) throw new Refusal("Nothing is stored under that id.");
    print(JSON.stringify(found, null, 2));
    return EXIT.ok;
  });

function ofPlayer(found: Awaited<ReturnType<typeof exportPlayer>>): object | null {
  const { player, tables, deals, bummerls } = found;
  if (player === null && tables.length + deals.length + bummerls.length === 0) return null;
  return { ...found, deals: deals.map(recordOf) };
}

function ofTable({ log, ...found }: Awaited<ReturnType<typeof exportTable>>): object | null {
  if (found.table === null && found.deals.length + found.bummerls.length === 0) return null;
  return { ...found, deals: found.deals.map(recordOf), ...(log.length === 0 ? {} : { log }) };
}

/** A deal record (docs/deal-records.md) that is also a proof of fair dealing; what else is known stands beside it. */
const recordOf = (row: ExportedDeal): object => ({
  // The name its pack was shuffled under, for the proof.
  table: packName(row.table_id, row.day ?? undefined),
  ...(row.day === null ? {} : { playedAt: row.table_id }),
  deal: row.deal,
  bummerl: row.bummerl,
  endedAt: new Date(row.ended_at).toISOString(),
  players: [
    { id: row.player_0, name: row.name_0, kind: row.kind_0 },
    { id: row.player_1, name: row.name_1, kind: row.kind_1 },
  ],
  result: row.winner === null ? null : { winner: row.winner, counters: row.counters, reason: row.reason },
  toGo: [row.to_go_0, row.to_go_1],
  secret: row.secret,
  commitment: row.commitment,
  cuts: [row.cut_0, row.cut_1],
  rules: row.rules,
  dealer: row.dealer,
  deck: row.deck,
  actions: row.actions,
  ...(row.dealer_chosen ? { dealerChosen: true } : {}),
  ...(row.undone === 0 ? {} : { undone: row.undone }),
});
