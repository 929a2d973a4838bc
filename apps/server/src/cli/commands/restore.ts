import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { withAdmin } from "../../store/admin/connection.ts";
import { load } from "../../store/admin/load.ts";
import { findMigrations } from "../../store/migrate.ts";
import { onDatabase } from "../database.ts";
import { EXIT, type Exit } from "../exit.ts";
import { asCalled } from "../files.ts";
import { countOf, print, tell } from "../output.ts";

/** `bummerl restore`: into an empty database, all of it or nothing. */
export const restore = (file: string): Promise<Exit> =>
  onDatabase(
    async ({ url }) => {
      const packed = file === "-" ? process.stdin : createReadStream(asCalled(file));
      const pieces = packed.pipe(createGunzip());
      // `pipe` passes no errors on.
      packed.once("error", (error: Error) => pieces.destroy(error));
      await withAdmin({ connectionString: url }, async (client) => {
        const loaded = await load(client, pieces, findMigrations(), (table, rows) =>
          tell(`${table}: ${countOf(rows, "row")}`),
        );
        print(`${countOf(loaded.rows, "row")} restored, as of ${new Date(loaded.madeAt).toISOString()}.`);
      });
      return EXIT.ok;
    },
    { make: true },
  );
