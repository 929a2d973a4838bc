import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Days } from "../days/days.ts";
import type { Sessions } from "../identity/sessions.ts";
import { daysAnswer } from "./answers.ts";
import { errorAnswer, sendError } from "./errors.ts";

export interface DayRouteParts {
  readonly sessions: Sessions;
  readonly days: Pick<Days, "tell">;
}

/** The deal of the day and those before it, as the one who asks may see them. */
export function dayRoutes(fastify: FastifyInstance, { sessions, days }: DayRouteParts): void {
  fastify
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/api/days",
      { schema: { response: { 200: daysAnswer, "4xx": errorAnswer, "5xx": errorAnswer } } },
      async (request, reply) => {
        const session = await sessions.fromCookie(request.headers.cookie);
        return session === null ? sendError(reply, "noSession") : days.tell(session.player.id);
      },
    );
}
