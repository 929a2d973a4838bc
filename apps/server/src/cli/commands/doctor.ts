import { allTables } from "../../store/admin/all-tables.ts";
import { inAdminTransaction, othersConnected, withAdmin } from "../../store/admin/connection.ts";
import { rebuild } from "../../store/admin/rebuild.ts";
import { onDatabase } from "../database.ts";
import { type Checked, checkTable, FAULTS, REPAIRABLE } from "../doctor/check-table.ts";
import { EXIT, type Exit, Refusal } from "../exit.ts";
import { countOf, print, tell } from "../output.ts";

/** More than so many are not listed one by one. */
const SHOWN = 200;

/** `bummerl doctor`: is the log whole, and is everything else what follows from it? */
export const doctor = ({ repair }: { readonly repair: boolean }): Promise<Exit> =>
  onDatabase(async ({ url }) =>
    withAdmin({ connectionString: url }, async (client) => {
      if (repair && (await othersConnected(client)))
        throw new Refusal("A server is running on this database. Stop it before anything is repaired.");
      const found: Record<string, number> = {};
      const repairs: string[] = [];
      let [tables, rows, shown] = [0, 0, 0];
      await withAdmin({ connectionString: url }, (reading) =>
        inAdminTransaction(reading, "snapshot", async () => {
          for await (const whole of allTables(reading)) {
            const checked = checkTable(whole);
            tables += 1;
            rows += whole.log.length;
            for (const { table, code, at } of checked.faults) {
              found[code] = (found[code] ?? 0) + 1;
              shown += 1;
              if (shown <= SHOWN) print(`${table}  ${code}  ${at}`);
            }
            const { expected } = checked;
            if (repair && expected !== null && mayRepair(checked)) {
              await inAdminTransaction(client, "write", () => rebuild(client, whole.id, expected));
              repairs.push(whole.id);
            }
          }
        }),
      );
      if (shown > SHOWN) tell(`${shown - SHOWN} more faults are not shown.`);
      const faults = FAULTS.flatMap((code) => (found[code] === undefined ? [] : [`${found[code]} ${code}`]));
      print(
        `${countOf(tables, "table")}, ${countOf(rows, "row")} of log: ${faults.length === 0 ? "all is well" : faults.join(", ")}.`,
      );
      if (repair) print(`${countOf(repairs.length, "table")} written anew from the log.`);
      return faults.length === 0 ? EXIT.ok : EXIT.faulty;
    }),
  );

/** Only where the log itself is beyond doubt. */
const mayRepair = ({ faults }: Checked): boolean =>
  faults.some(({ code }) => REPAIRABLE.has(code)) &&
  faults.every(({ code }) => REPAIRABLE.has(code) || code === "code");
