import { BUMMERL_KINDS, type BummerlKind } from "@bummerl/engine";
import type { GamesAnswer, PairTally, Tally } from "@bummerl/protocol";
import { computerOf, isComputerId } from "@bummerl/table";
import type { Pool, QueryResultRow } from "pg";

/** Sums by opponent, outcome and kind, read from the two covering indexes alone. */
const sums = (onlyOpponent: boolean): string => `
SELECT opponent, won, kind, count(*) AS bummerls, sum(value) AS value FROM (
  SELECT loser AS opponent, true AS won, kind, value FROM bummerls
  WHERE winner = $1 ${onlyOpponent ? "AND loser = $2" : ""}
  UNION ALL
  SELECT winner AS opponent, false AS won, kind, value FROM bummerls
  WHERE loser = $1 ${onlyOpponent ? "AND winner = $2" : ""}
) AS played GROUP BY opponent, won, kind`;

const SUMS_OF_PLAYER = sums(false);
const SUMS_OF_PAIR = sums(true);

/** The name a player has now; one who has no row (a computer) is named as at his last Bummerl. */
const NAMES = `
SELECT wanted.id, COALESCE(
  (SELECT name FROM players WHERE players.id = wanted.id),
  (SELECT winner_name FROM bummerls WHERE winner = wanted.id ORDER BY ended_at DESC LIMIT 1),
  (SELECT loser_name FROM bummerls WHERE loser = wanted.id ORDER BY ended_at DESC LIMIT 1)
) AS name FROM unnest($1::text[]) AS wanted (id)`;

interface SumRow extends QueryResultRow {
  readonly opponent: string;
  readonly won: boolean;
  readonly kind: BummerlKind;
  readonly bummerls: number;
  readonly value: number;
}

const kindsOf = (rows: readonly SumRow[]): Record<BummerlKind, number> => {
  const kinds: Record<BummerlKind, number> = { plain: 0, schneider: 0, retourschneider: 0 };
  for (const kind of BUMMERL_KINDS) {
    for (const row of rows) if (row.kind === kind) kinds[kind] += row.bummerls;
  }
  return kinds;
};

const total = (rows: readonly SumRow[], field: "bummerls" | "value"): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

const tallyOf = (rows: readonly SumRow[]): Tally => {
  const won = rows.filter((row) => row.won);
  const lost = rows.filter((row) => !row.won);
  return {
    won: total(won, "bummerls"),
    lost: total(lost, "bummerls"),
    wonValue: total(won, "value"),
    lostValue: total(lost, "value"),
    wonKinds: kindsOf(won),
    lostKinds: kindsOf(lost),
  };
};

const readNames = async (pool: Pool, ids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await pool.query<{ id: string; name: string | null }>(NAMES, [ids]);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
};

const byMostPlayed = (a: PairTally, b: PairTally): number =>
  b.won + b.lost - (a.won + a.lost) || (a.opponent.name < b.opponent.name ? -1 : 1);

/**
 * Bummerl of one player: against people, and apart from them against computers; in each all together, and against each
 * opponent, most played first.
 */
export const readTallies = async (
  pool: Pool,
  player: string,
): Promise<Pick<GamesAnswer, "tally" | "pairs" | "practice">> => {
  const { rows } = await pool.query<SumRow>({ name: "tallies", text: SUMS_OF_PLAYER, values: [player] });
  const byOpponent = new Map<string, SumRow[]>();
  for (const row of rows) {
    const sofar = byOpponent.get(row.opponent);
    if (sofar === undefined) byOpponent.set(row.opponent, [row]);
    else sofar.push(row);
  }
  const names = await readNames(pool, [...byOpponent.keys()]);
  const pairs = [...byOpponent].map(([id, own]): PairTally => {
    const name = names.get(id);
    if (name === undefined) throw new Error("who has finished a Bummerl has a name");
    return { opponent: { id, name }, ...tallyOf(own) };
  });
  pairs.sort(byMostPlayed);
  const against = (computers: boolean): GamesAnswer["practice"] => ({
    tally: tallyOf(rows.filter(({ opponent }) => isComputerId(opponent) === computers)),
    pairs: pairs.filter(({ opponent }) => isComputerId(opponent.id) === computers),
  });
  return { ...against(false), practice: against(true) };
};

/** Bummerl of one player against another; all zero if there were none, `null` if the other is not known by a name. */
export const readPairTally = async (
  pool: Pool,
  player: string,
  opponent: string,
): Promise<PairTally | null> => {
  const name = computerOf(opponent)?.name ?? (await readNames(pool, [opponent])).get(opponent);
  if (name === undefined) return null;
  const query = { name: "pair-tally", text: SUMS_OF_PAIR, values: [player, opponent] };
  const { rows } = await pool.query<SumRow>(query);
  return { opponent: { id: opponent, name }, ...tallyOf(rows) };
};
