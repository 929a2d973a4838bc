import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import type { Company } from "../players/company.ts";

/** How often it is looked at whether clients are right again by themselves: some 30 s, longer on a machine that others keep from us. */
const LOOKS = 600;
const LOOK_MS = 50;

/**
 * Waits until nothing is unanswered and every seat shows the newest row of its table, without helping.
 * @returns how long it took, in ms
 */
export async function converge(
  client: Client,
  company: Company,
  fault: (text: string) => void,
): Promise<number> {
  const since = Date.now();
  for (let looks = 1; ; looks += 1) {
    const behind = await stragglers(client, company);
    if (behind.length === 0) return Date.now() - since;
    if (looks >= LOOKS) {
      const ms = Date.now() - since;
      for (const text of behind) fault(`after ${Math.round(ms / 1000)} s ${text}`);
      return ms;
    }
    await wait(LOOK_MS);
  }
}

async function stragglers(client: Client, { seats, tables }: Company): Promise<string[]> {
  const { rows } = await client.query<{ id: string; seq: number }>(
    "SELECT table_id AS id, max(seq)::integer AS seq FROM table_events WHERE table_id = ANY ($1) GROUP BY 1",
    [tables],
  );
  const newest = new Map(rows.map(({ id, seq }) => [id, seq]));
  return seats.flatMap(({ player, table, view }) => {
    const seen = view()?.seq ?? 0;
    const open = player.unanswered();
    if (open > 0)
      return [
        `${player.name} has ${open} unanswered commands at ${table}, his line is ${player.connection.link.value}`,
      ];
    return seen === newest.get(table)
      ? []
      : [
          `${player.name} shows row ${seen} of ${table}, the log has ${newest.get(table) ?? 0}, his line is ${player.connection.link.value}`,
        ];
  });
}
