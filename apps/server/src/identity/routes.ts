import { nameBodySchema, parseName, redeemBodySchema, sessionBodySchema } from "@bummerl/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Clock } from "../clock.ts";
import { sessionAnswer, transferAnswer } from "../http/answers.ts";
import { errorAnswer, sendError } from "../http/errors.ts";
import { limitKey } from "../limits/address.ts";
import { makeGuessing } from "../limits/guessing.ts";
import type { Limits } from "../limits/limits.ts";
import type { PlayerStore, Store } from "../store/store.ts";
import { cookieOptions, SESSION_COOKIE } from "./cookie.ts";
import type { Sessions } from "./sessions.ts";
import { makeTransferCode, takeTransferCode } from "./transfer.ts";

export interface IdentityParts {
  readonly players: PlayerStore;
  /** Limits that all processes count together. */
  readonly budget: Store["budget"];
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly publicUrl: string | null;
  readonly limits: Pick<Limits, "sessionsPerAddress" | "missesPerAddress">;
}

const answers = { 200: sessionAnswer, "4xx": errorAnswer, "5xx": errorAnswer };

/** Who somebody is: a guest is made when first needed, may take a name, and may move to another device. */
export function identityRoutes(fastify: FastifyInstance, parts: IdentityParts): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { players, sessions, clock, publicUrl, limits } = parts;
  const newSessions = parts.budget("sessions", limits.sessionsPerAddress, 3_600);
  const codes = makeGuessing(parts.budget("transfer", limits.missesPerAddress, 60));

  const setCookie = (reply: FastifyReply, id: string, protocol: string): void => {
    const secure = protocol === "https" || (publicUrl?.startsWith("https:") ?? false);
    reply.setCookie(SESSION_COOKIE, id, cookieOptions(secure));
  };

  app.post(
    "/api/session",
    { schema: { body: sessionBodySchema, response: answers } },
    async (request, reply) => {
      const name = request.body.name === undefined ? null : parseName(request.body.name);
      if (name !== null && !name.ok) return sendError(reply, "badName");
      const known = await sessions.fromCookie(request.headers.cookie);
      if (known !== null) {
        // The same cookie, for another year: who comes back is not forgotten.
        setCookie(reply, known.id, request.protocol);
        if (name !== null) await players.rename(known.player.id, name.value);
        return { player: name === null ? known.player : { ...known.player, name: name.value } };
      }
      if (!(await newSessions.spend(limitKey(request.ip)))) return sendError(reply, "tooMany");
      const { id, player } = await sessions.makeGuest(name?.value ?? null);
      setCookie(reply, id, request.protocol);
      return { player };
    },
  );

  app.get("/api/me", { schema: { response: answers } }, async (request, reply) => {
    const session = await sessions.fromCookie(request.headers.cookie);
    return session === null ? sendError(reply, "noSession") : { player: session.player };
  });

  app.patch("/api/me", { schema: { body: nameBodySchema, response: answers } }, async (request, reply) => {
    const session = await sessions.fromCookie(request.headers.cookie);
    if (session === null) return sendError(reply, "noSession");
    const name = parseName(request.body.name);
    if (!name.ok) return sendError(reply, "badName");
    await players.rename(session.player.id, name.value);
    return { player: { ...session.player, name: name.value } };
  });

  const transferAnswers = { ...answers, 200: transferAnswer };
  app.post("/api/transfer", { schema: { response: transferAnswers } }, async (request, reply) => {
    const session = await sessions.fromCookie(request.headers.cookie);
    if (session === null) return sendError(reply, "noSession");
    return makeTransferCode(players, session.player.id, clock.now());
  });

  app.post(
    "/api/transfer/redeem",
    { schema: { body: redeemBodySchema, response: answers } },
    async (request, reply) => {
      const guess = await codes.guess(limitKey(request.ip), () =>
        takeTransferCode(players, request.body.code, clock.now()),
      );
      if (guess.type === "tooMany") return sendError(reply, "tooMany");
      if (guess.type === "missed") return sendError(reply, "badTransferCode");
      const player = await players.byId(guess.value);
      if (player === null) return sendError(reply, "badTransferCode");
      const before = await sessions.fromCookie(request.headers.cookie);
      const { id } = await sessions.open(player);
      setCookie(reply, id, request.protocol);
      // This browser is somebody else from now on.
      if (before !== null) await sessions.end(before.hash);
      return { player };
    },
  );
}
