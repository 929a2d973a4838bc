import type { Result } from "@bummerl/engine";
import type { GamesAnswer, PlayedBummerl, PlayedDeal } from "@bummerl/protocol";
import type { NetError } from "../net/errors.ts";

/** All pages of one's games read so far. */
export interface GamesRead {
  readonly tally: GamesAnswer["tally"];
  readonly pairs: GamesAnswer["pairs"];
  /** Against computers, which counts for itself. */
  readonly practice: GamesAnswer["practice"];
  readonly bummerls: readonly PlayedBummerl[];
  readonly deals: readonly PlayedDeal[];
  /** Where the next page begins; `null` after the last. */
  readonly next: string | null;
}

const dealKey = ({ table, deal }: PlayedDeal): string => `${table}/${deal}`;
const bummerlKey = ({ table, bummerl }: PlayedBummerl): string => `${table}/${bummerl}`;

const join = <T>(before: readonly T[], more: readonly T[], key: (one: T) => string): readonly T[] => {
  const known = new Set(before.map(key));
  return [...before, ...more.filter((one) => !known.has(key(one)))];
};

/** The games read before with the following page behind them; what both hold stands once. */
const withPage = (before: GamesRead | null, page: GamesAnswer): GamesRead =>
  before === null
    ? page
    : {
        tally: page.tally,
        pairs: page.pairs,
        practice: page.practice,
        bummerls: join(before.bummerls, page.bummerls, bummerlKey),
        deals: join(before.deals, page.deals, dealKey),
        next: page.next,
      };

/** Reads the page after those read before. */
export const readPage = async (
  ask: (before: string | null) => Promise<Result<GamesAnswer, NetError>>,
  before: GamesRead | null,
): Promise<Result<GamesRead, NetError>> => {
  const answer = await ask(before?.next ?? null);
  return answer.ok ? { ok: true, value: withPage(before, answer.value) } : answer;
};
