import { isDeepStrictEqual } from "node:util";
import { nextDeadline, type TableState, whoseTurn } from "@bummerl/table";
import type { Client } from "pg";
import type { History } from "./histories.ts";

/** Holds every list that is kept beside the log against the log itself. */
export async function checkProjections(
  client: Client,
  histories: ReadonlyMap<string, History>,
  fault: (text: string) => void,
): Promise<void> {
  const differ = (table: string, what: string, kept: unknown, folded: unknown): void => {
    if (!isDeepStrictEqual(kept, folded))
      fault(`${table}: ${what} is kept as ${JSON.stringify(kept)}, the log says ${JSON.stringify(folded)}`);
  };
  const all = <T extends object>(sql: string): Promise<T[]> => client.query<T>(sql).then(({ rows }) => rows);

  const tables = new Map(
    (await all<{ id: string; kept: unknown }>(TABLES)).map(({ id, kept }) => [id, kept] as const),
  );
  const deals = grouped(await all<{ table: string; kept: unknown }>(DEALS));
  const bummerls = grouped(await all<{ table: string; kept: unknown }>(BUMMERLS));
  for (const { table, states, rows } of histories.values()) {
    const last = states.at(-1);
    if (last === undefined) continue;
    differ(table, "the summary", tables.get(table), summaryOf(last));
    const ended = (type: string) => (_state: TableState, index: number) =>
      rows[index]?.row.events.some((event) => event.type === type);
    differ(table, "the deals", deals.get(table) ?? [], states.filter(ended("dealScored")).map(dealOf));
    differ(
      table,
      "the Bummerl",
      bummerls.get(table) ?? [],
      states.filter(ended("bummerlWon")).map(bummerlOf),
    );
  }
  for (const table of new Set([...tables.keys(), ...deals.keys(), ...bummerls.keys()]))
    if (!histories.has(table)) fault(`${table} is in the lists and not in the log`);
  const open = (await all<{ id: string }>("SELECT table_id AS id FROM open_tables ORDER BY 1")).map(
    ({ id }) => id,
  );
  const free = [...histories.values()]
    .filter(({ states }) => states.at(-1)?.status === "open")
    .map(({ table }) => table);
  differ("the lobby", "the list of open tables", open.toSorted(), free.toSorted());
}

const TABLES = `
SELECT id, json_build_object('seq', seq, 'status', status, 'players', json_build_array(player_0, player_1),
  'deciding', json_build_array(deciding_0, deciding_1), 'resumeAsked', json_build_array(resume_asked_0, resume_asked_1),
  'bummerl', bummerl, 'deal', deal, 'toGo', json_build_array(to_go_0, to_go_1), 'deadline', deadline) AS kept
FROM tables`;
const DEALS = `
SELECT table_id AS table, json_build_object('deal', deal, 'seq', seq, 'bummerl', bummerl, 'winner', winner, 'counters', counters,
  'toGo', json_build_array(to_go_0, to_go_1), 'secret', secret, 'deck', deck, 'actions', jsonb_array_length(actions)) AS kept
FROM deals ORDER BY table_id, deal`;
const BUMMERLS = `
SELECT table_id AS table, json_build_object('bummerl', bummerl, 'seq', seq, 'kind', kind, 'value', value, 'how', how,
  'winner', winner_seat) AS kept
FROM bummerls ORDER BY table_id, bummerl`;

const grouped = (rows: readonly { table: string; kept: unknown }[]): Map<string, unknown[]> => {
  const groups = new Map<string, unknown[]>();
  for (const { table, kept } of rows) groups.set(table, [...(groups.get(table) ?? []), kept]);
  return groups;
};

function summaryOf(state: TableState): object {
  const going = state.status === "live" || state.status === "saved";
  const turn = whoseTurn(state);
  const winner = state.bummerls.at(-1)?.winner;
  return {
    seq: state.seq,
    status: state.status,
    players: state.seats.map((player) => player?.id ?? null),
    deciding:
      going && state.stage === "dealing" ? state.cuts.map((cut) => cut === null) : [turn === 0, turn === 1],
    resumeAsked: state.resumeAsked,
    bummerl: state.bummerlNumber,
    deal: state.dealNumber,
    toGo: state.bummerl?.toGo ?? [
      winner === 0 ? 0 : state.rules.target,
      winner === 1 ? 0 : state.rules.target,
    ],
    deadline: nextDeadline(state),
  };
}

const dealOf = ({ lastDeal, seq }: TableState): object => ({
  deal: lastDeal?.deal,
  seq,
  bummerl: lastDeal?.bummerl,
  winner: lastDeal?.result?.winner ?? null,
  counters: lastDeal?.result?.counters ?? null,
  toGo: lastDeal?.toGo,
  secret: lastDeal?.secret,
  deck: lastDeal?.deck,
  actions: lastDeal?.actions.length,
});

const bummerlOf = ({ bummerls, seq }: TableState): object => {
  const last = bummerls.at(-1);
  return {
    bummerl: last?.bummerl,
    seq,
    kind: last?.kind,
    value: last?.value,
    how: last?.how,
    winner: last?.winner,
  };
};
