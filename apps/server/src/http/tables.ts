import { tableIdSchema } from "@bummerl/protocol";
import { seatOf } from "@bummerl/table";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "../hosting/host.ts";
import type { Sessions } from "../identity/sessions.ts";
import { GAMES_CURSOR } from "../store/games-cursor.ts";
import type { TableList } from "../store/store.ts";
import { dealAnswer, gamesAnswer, ownTablesAnswer, pairTally, tableInfo } from "./answers.ts";
import { errorAnswer, sendError } from "./errors.ts";

export interface TableRouteParts {
  readonly sessions: Sessions;
  readonly lists: TableList;
  readonly host: Host;
}

/** Deals and Bummerl on one page of *my games*. */
const PAGE = 50;

const errors = { "4xx": errorAnswer, "5xx": errorAnswer };
const tableParams = z.object({ table: tableIdSchema });
const opponentParams = z.object({ opponent: z.string().regex(/^[A-Za-z0-9_-]{8,32}$/) });
const dealParams = z.object({
  table: tableIdSchema,
  deal: z.coerce.number().int().min(1).max(1_000_000_000),
});
const gamesQuery = z.object({ before: z.string().regex(GAMES_CURSOR).optional() });

/** What somebody may look up about tables: his own, and of a table with a free chair what he would sit down to. */
export function tableRoutes(fastify: FastifyInstance, { sessions, lists, host }: TableRouteParts): void {
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
      const maker = state?.seats[0] ?? null;
      if (state === null || maker === null) return sendError(reply, "unknownTable");
      const { id, status, rules, clock } = state;
      return {
        table: id,
        status,
        maker: { id: maker.id, name: maker.name },
        rules,
        clock,
        yourSeat: seatOf(state, player),
      };
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
      return (await lists.finishedDeal(player, table, deal)) ?? sendError(reply, "unknownTable", "deal");
    },
  );
}
