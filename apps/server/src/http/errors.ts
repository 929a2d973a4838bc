import { type ErrorCode, SHELL_ERROR_CODES, type ShellErrorCode } from "@bummerl/protocol";
import type { FastifyReply } from "fastify";
import { z } from "zod";

/** With which HTTP status each code goes out. Codes of tables and deals never do: those are answered on the socket. */
const STATUS: Readonly<Record<ShellErrorCode, number>> = {
  noSession: 401,
  badMessage: 400,
  protocolTooOld: 426,
  tooMany: 429,
  busy: 503,
  unknownTable: 404,
  unknownCode: 404,
  notSeated: 403,
  nameNeeded: 403,
  badName: 422,
  badRules: 422,
  badTransferCode: 403,
  serverError: 500,
};

export const errorAnswer = z.object({
  error: z.object({ code: z.enum(SHELL_ERROR_CODES), at: z.string().exactOptional() }),
});

const isShellCode = (code: ErrorCode): code is ShellErrorCode => Object.hasOwn(STATUS, code);

/** The answer to a request that was not carried out: the code in the body, its status beside it. */
export const sendError = (reply: FastifyReply, code: ErrorCode, at?: string, status?: number): FastifyReply =>
  reply
    .code(status ?? (isShellCode(code) ? STATUS[code] : 409))
    .send({ error: at === undefined ? { code } : { code, at } });
