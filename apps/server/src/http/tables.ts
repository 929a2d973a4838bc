import { codeSchema, type DealAnswer, type TableInfo, tableIdSchema } from "@bummerl/protocol";
import { dayTimes, seatOf, type TableState } from "@bummerl/table";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import type { Sessions } from "../identity/sessions.ts";
import { limitKey } from "../limits/address.ts";
import type { Guessing } from "../limits/guessing.ts";
import { GAMES_CURSOR } from "../store/games-cursor.ts";
import type { Store } from "../store/store.ts";
import { dealAnswer, gamesAnswer, ownTablesAnswer, pairTally, tableInfo } from "./answers.ts";
import { errorAnswer, sendError } from "./errors.ts";

export interface TableRouteParts {
  readonly sessions: Sessions;
  readonly store: Pick<Store, "lists" | "lobby">;
  readonly host: Host;
  /** The lobby's own: a wrong code counts the same, looked up or sat down by. */
  readonly codes: Guessing;
  readonly clock: Pick<Clock, "now">;
}

/** Deals and Bummerl on one page of *my games*. */
const PAGE = 50;

const errors = { "4xx": errorAnswer, "5xx": errorAnswer };
const tableParams = z.object({ table: tableIdSchema });
const codeParams = z.object({ code: codeSchema });
const opponentParams = z.object({
  opponent: z.string().regex(/^([A-Za-z0-9_-]{8,32}|computer:[a-z]{1,20})$/),
});
const dealParams = z.object({
  table: tableIdSchema,
  deal: z.coerce.number().int().min(1).max(1_000_000_000),
});
const gamesQuery = z.object({ before: z.string().regex(GAMES_CURSOR).optional() });

/** A table before one sits down there: whose it is and what is played, nothing of play itself. */
function infoFor(state: TableState, player: string): TableInfo | null {
  const maker = state.seats[0];
  if (maker === null) return null;
  const { id, status, rules, clock } = state;
  return {
    table: id,
    status,
    maker: { id: maker.id, name: maker.name },
    rules,
    clock,
    yourSeat: seatOf(state, player),
  };
}

/** The secret of the deal of the day is told to nobody while others may still play it. */
const stillSealed = (answer: DealAnswer, now: number): DealAnswer =>
  answer.deal.day === undefined || now >= dayTimes(answer.deal.day).opensAt
    ? answer
    : { ...answer, deal: { ...answer.deal, secret: null } };

/** What somebody may look up about tables: his own, and of a table with a free chair what he would sit down to. */
export function tableRoutes(fastify: FastifyInstance, parts: TableRouteParts): void {
  const { sessions, host, codes, clock } = parts;
  const { lists, lobby } = parts.store;
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const asker = async (cookie: string | undefined): Promise<string | null> =>
    (await sessions.fromCookie(cookie))?.player.id ?? null;

  app.get(
    "/api/tables",
    { schema: { response: { 200: ownTablesAnswer, ...errors } } },
    async (request, reply) => {
      const player = await asker(request.headers.cookie);
      if (player === null) return sendError(reply, "noSession");
      return { tables: await lists.ownTables(player) };
    },
  );

  app.get(
    "/api/tables/:table",
    { schema: { params: tableParams, response: { 200: tableInfo, ...errors } } },
    async (request, reply) => {
      const player = await asker(request.headers.cookie);
      if (player === null) return sendError(reply, "noSession");
      const state = await host.look(request.params.table);
      const info = state === null ? null : infoFor(state, player);
      return info ?? sendError(reply, "unknownTable");
    },
  );

  app.get(
    "/api/codes/:code",
    { schema: { params: codeParams, response: { 200: tableInfo, ...errors } } },
    async (request, reply) => {
      const player = await asker(request.headers.cookie);
      if (player === null) return sendError(reply, "noSession");
      const guess = await codes.guess(limitKey(request.ip), async () => {
        const entry = await lobby.byCode(request.params.code);
        const state = entry === null ? null : await host.look(entry.table);
        // A code is dead once the table is full; its row may go a moment later.
        return state?.status === "open" ? infoFor(state, player) : null;
      });
      if (guess.type === "tooMany") return sendError(reply, "tooMany");
      return guess.type === "missed" ? sendError(reply, "unknownCode") : guess.value;
    },
  );

  app.get(
    "/api/tally/:opponent",
    { schema: { params: opponentParams, response: { 200: pairTally, ...errors } } },
    async (request, reply) => {
      const player = await asker(request.headers.cookie);
      if (player === null) return sendError(reply, "noSession");
      const tally = await lists.pairTally(player, request.params.opponent);
      return tally ?? sendError(reply, "unknownTable", "opponent");
    },
  );

  app.get(
    "/api/games",
    { schema: { querystring: gamesQuery, response: { 200: gamesAnswer, ...errors } } },
    async (request, reply) => {
      const player = await asker(request.headers.cookie);
      if (player === null) return sendError(reply, "noSession");
      return lists.games(player, request.query.before ?? null, PAGE);
    },
  );

  app.get(
    "/api/deals/:table/:deal",
    { schema: { params: dealParams, response: { 200: dealAnswer, ...errors } } },
    async (request, reply) => {
      const player = await asker(request.headers.cookie);
      if (player === null) return sendError(reply, "noSession");
      const { table, deal } = request.params;
      const answer = await lists.finishedDeal(player, table, deal);
      return answer === null ? sendError(reply, "unknownTable", "deal") : stillSealed(answer, clock.now());
    },
  );
}
