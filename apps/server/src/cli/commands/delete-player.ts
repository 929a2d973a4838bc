import { isComputerId } from "@bummerl/table";
import { nanoid } from "nanoid";
import type { Word } from "../../bus/word.ts";
import { inAdminTransaction, withAdmin } from "../../store/admin/connection.ts";
import {
  erasePlayer,
  type InMemory,
  inMemoryOf,
  type Trace,
  tracePlayer,
} from "../../store/admin/erase-player.ts";
import { openStore } from "../../store/open-store.ts";
import { onDatabase } from "../database.ts";
import { endTable } from "../end-table.ts";
import { EXIT, type Exit, Refusal } from "../exit.ts";
import { countOf, print } from "../output.ts";
import { silent } from "../silent.ts";
import { tellServers } from "../tell-servers.ts";

/** What others see in his place, in every language. */
const NAMELESS = "…";

/** A server alone listens to nobody. */
const UNHEARD =
  "A server that is running could not be told: pages that are open keep what they show until they are used. A restart ends them.";

/** `bummerl delete-player`: says what it will do, and does it when told `--yes`. */
export const deletePlayer = (id: string, { yes }: { readonly yes: boolean }): Promise<Exit> =>
  onDatabase((place) =>
    withAdmin({ connectionString: place.url }, async (client) => {
      if (isComputerId(id)) throw new Refusal("That is a computer: nobody to be forgotten.");
      const trace = await tracePlayer(client, id);
      if (trace === null) throw new Refusal("Nobody is known by that id.");
      print(explain(id, trace));
      if (!yes) throw new Refusal("Nothing was changed. Say it again with --yes to do it.", EXIT.unusable);
      await leaveAll(place.url, trace.going, id);
      const words = wordsAbout(await inMemoryOf(client, id, trace.going));
      const left = await inAdminTransaction(client, "write", async () => {
        const now = await tracePlayer(client, id);
        if (now !== null && now.going.length > 0) return now.going.length;
        await erasePlayer(client, id, `gone_${nanoid()}`, NAMELESS);
        return 0;
      });
      if (left > 0) throw new Refusal("The player has just sat down at another table. Say it again.");
      if (!(await tellServers(place, words))) print(UNHEARD);
      print("Done. Backups from before still have the name: they forget it when they are deleted.");
      return EXIT.ok;
    }),
  );

async function leaveAll(url: string, tables: readonly string[], player: string): Promise<void> {
  if (tables.length === 0) return;
  const store = await openStore({ connection: { connectionString: url }, log: silent, poolSize: 2 });
  try {
    for (const table of tables) await endTable(store.log, table, player, Date.now);
  } finally {
    await store.close();
  }
}

/** What servers must hear to show it at once: his tables are over or gone from the lobby, his sockets are to be cut. */
const wordsAbout = ({ tables, sessions }: InMemory): readonly Word[] => [
  ...tables.flatMap(({ table, seq }): Word[] => [
    { type: "grown", table, seq },
    { type: "lobby", table },
  ]),
  { type: "wishes" },
  ...sessions.map((hash): Word => ({ type: "sessionEnded", hash })),
];

const explain = (id: string, { name, sessions, deals, bummerls, going }: Trace): string =>
  [
    `Player ${id}${name === null ? "" : `, called "${name}"`}:`,
    `  Erased for good: the name, the id, and ${countOf(sessions, "signed-in browser")}.`,
    `  Kept for the opponents, without name and under another id: ${countOf(deals, "deal")}, ${countOf(bummerls, "Bummerl", "Bummerl")}.`,
    ...(going.length === 0
      ? []
      : [
          `  Left first, as by the player: ${countOf(going.length, "table")}; a running Bummerl counts as resigned.`,
        ]),
  ].join("\n");
