import { isComputerId } from "@bummerl/table";
import { inAdminTransaction, withAdmin } from "../../store/admin/connection.ts";
import { type ListedTable, listTables } from "../../store/admin/list-tables.ts";
import { onDatabase } from "../database.ts";
import { EXIT, type Exit } from "../exit.ts";
import { print, tell } from "../output.ts";

export interface TablesOptions {
  readonly status: string | null;
  readonly limit: number;
  readonly json: boolean;
}

/** `bummerl tables`: one a line, last changed first. */
export const tables = ({ status, limit, json }: TablesOptions): Promise<Exit> =>
  onDatabase(({ url }) =>
    withAdmin({ connectionString: url }, (client) =>
      inAdminTransaction(client, "snapshot", async () => {
        let shown = 0;
        for await (const table of listTables(client, status, limit)) {
          print(json ? JSON.stringify(table) : lineOf(table));
          shown += 1;
        }
        if (shown === limit) tell(`only the last ${limit} are shown; --limit shows more.`);
        return EXIT.ok;
      }),
    ),
  );

function lineOf(table: ListedTable): string {
  const names = [nameOf(table.player_0, table.name_0), nameOf(table.player_1, table.name_1)].join(" : ");
  const score = `Bummerl ${table.bummerl}, deal ${table.deal}, to go ${table.to_go_0}:${table.to_go_1}`;
  const changed = new Date(table.changed_at).toISOString().slice(0, 16).replace("T", " ");
  return [table.id, table.status.padEnd(6), table.clock.padEnd(7), changed, names, score].join("  ");
}

const nameOf = (id: string | null, name: string | null): string =>
  id !== null && isComputerId(id) ? `${name} (computer)` : (name ?? "–");
